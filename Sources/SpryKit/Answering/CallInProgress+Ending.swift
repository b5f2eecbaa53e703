// How the answer of a stub, or the fake's own answer, ends a call.
extension CallInProgress {
  /// Gives the answer of the chosen stub. An answer that has to be awaited is misuse.
  ///
  /// - Parameter own: Returns the fake's own answer, or `nil` if it has none.
  func ending<Result, Failure: Error>(
    _ choice: StubChoice, throwing errorType: Failure.Type, _ own: () throws -> Result?
  ) -> CallEnding<Result> {
    guard let next = choice.next else {
      return ownEnding(choice) { try own() }
    }
    switch next.answer {
    case .callThrough: return ownEnding(choice) { try own() }
    case .gate(let gate) where gate.holding == .blocking:
      return ending(blockedAt: gate, of: next.stub, throwing: errorType)
    case .asyncClosure, .delayed, .gate:
      return misuse { .cannotAwait($0, stub: next.stub.location.description) }
    case let answer: return ending(answer, of: next.stub)
    }
  }

  /// Gives the answer of the chosen stub, in an `async` member.
  func ending<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    _ choice: StubChoice,
    throwing errorType: Failure.Type,
    _ own: () async throws -> Result?
  ) async -> CallEnding<Result> {
    guard let next = choice.next else {
      return await ownEnding(isolation: isolation, choice, own)
    }
    var answer = next.answer
    while case .delayed(let delay, let delayed) = answer {
      do {
        try await delay.wait()
      } catch is CancellationError {
        return .cancelled
      } catch {
        return .error(error)
      }
      answer = delayed
    }
    switch answer {
    case .asyncClosure(let run, _):
      // `nonisolated(unsafe)`: the caller waits for the closure, so that only the closure uses the
      // arguments.
      nonisolated(unsafe) let passed = arguments
      do { return try await ending(run(passed), of: next.stub) } catch { return .error(error) }
    case .gate(let gate):
      return await ending(isolation: isolation, heldAt: gate, of: next.stub, throwing: errorType)
    case .callThrough: return await ownEnding(isolation: isolation, choice, own)
    default: return ending(answer, of: next.stub)
    }
  }

  /// Gives an answer that needs no waiting, and no answer of the fake itself.
  private func ending<Result>(
    _ answer: StubAnswer?, of stub: FinishedStub
  ) -> CallEnding<Result> {
    switch answer {
    case .value(let value):
      if let result = value.cast(to: Result.self) { return .value(result) }
      return wrongAnswer(value.value, of: stub)
    case .closure(let run, _):
      do { return try ending(run(arguments), of: stub) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case nil: return exhausted(stub)
    case .callThrough, .asyncClosure, .delayed, .gate:
      preconditionFailure("left to the fake, or to be awaited")
    }
  }

  /// Gives the result of a closure.
  private func ending<Result>(_ value: Any?, of stub: FinishedStub) -> CallEnding<Result> {
    cast(value, to: Result.self).map { .value($0) } ?? wrongAnswer(value, of: stub)
  }

  private func wrongAnswer<Result>(_ value: Any?, of stub: FinishedStub) -> CallEnding<Result> {
    misuse { call in
      .wrongAnswerType(
        call,
        answer: typeName(of: value.flatMap { unwrapped($0) }),
        expected: typeName(Result.self),
        stub: stub.location.description
      )
    }
  }

  private func exhausted<Result>(_ stub: FinishedStub) -> CallEnding<Result> {
    let count = state.contents.withLock { _ in stub.answerCount }
    return misuse { .answersExhausted($0, count: count, stub: stub.location.description) }
  }
}

// The fake's own answers, and calls without an answer.
extension CallInProgress {
  private func ownEnding<Result>(
    _ choice: StubChoice, _ own: () throws -> Result?
  ) -> CallEnding<Result> {
    do { return ending(try own(), choice) } catch { return failed(error, choice) }
  }

  private func ownEnding<Result>(
    isolation: isolated (any Actor)?, _ choice: StubChoice, _ own: () async throws -> Result?
  ) async -> CallEnding<Result> {
    do { return ending(try await own(), choice) } catch { return failed(error, choice) }
  }

  /// Gives the fake's own answer. Without one, the call needs a stub, unless the rule of the fake
  /// allows an empty value.
  private func ending<Result>(_ own: Result?, _ choice: StubChoice) -> CallEnding<Result> {
    if let own {
      if isLate, choice.next == nil { reportLate() }
      return .value(own)
    }
    if let stub = choice.next?.stub {
      return misuse { .nothingToCallThrough($0, stub: stub.location.description) }
    }
    if let value = valueWithoutStub(of: Result.self) { return .value(value) }
    let context = context
    return .misuse(
      .unanswered(self, choice, context, returning: Result.self), at: context.origin.location)
  }

  private func failed<Result>(_ error: any Error, _ choice: StubChoice) -> CallEnding<Result> {
    if isLate, choice.next == nil { reportLate() }
    return .error(error)
  }

  /// Returns the value of a call that needs no stub, or `nil` if it needs one.
  private func valueWithoutStub<Result>(of type: Result.Type) -> Result? {
    // The types are compared, because `()` can also be cast to `Any`.
    let isVoid = type == Void.self
    switch state.strictness {
    case .normal: return isVoid && !isMistaken ? () as? Result : nil
    case .strict: return nil
    case .relaxed: return isMistaken ? nil : state.reportingScope.defaultValue(of: type)
    }
  }

  /// Whether a call without a stub is misuse by every rule: the test has ended, or has made only
  /// stubs that cannot answer any call.
  private var isMistaken: Bool {
    if stubs.isForOtherCount(than: arguments.count) { return true }
    return state.contents.withLock { contents in
      contents.ended != nil || stubs.all.isEmpty && member.unfinishedStub != nil
    }
  }
}
