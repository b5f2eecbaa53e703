extension CallInProgress {
  /// The reason why a call has no value. Whether the member can throw it is decided later.
  enum NoValue: Error {
    case threw(any Error)
    /// The caller was cancelled while it waited in a delay or at a gate.
    case cancelled
    case misuse(Misuse, at: SpryLocation)
  }

  /// Returns the answer of the chosen stub. An answer that has to be awaited is misuse.
  func value<Result>(
    of next: NextAnswer?,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) throws(NoValue) -> Result {
    guard let next else { return try ownValue(insteadOf: nil, fallback, context) }
    capture(for: next.stub, context)
    switch next.answer {
    case .callThrough:
      return try ownValue(insteadOf: next.stub, fallback, context)
    case .asyncClosure, .delayed, .gate:
      throw misuse(context) { .cannotAwait($0, stub: next.stub.location.description) }
    case let answer:
      return try given(by: answer, of: next.stub, context)
    }
  }

  /// Returns the answer of the chosen stub, in an `async` member.
  ///
  /// - Parameter errorType: the type of the member's errors.
  func value<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    of next: NextAnswer?,
    throwing errorType: Failure.Type,
    _ fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async throws(NoValue) -> Result {
    guard let next else {
      return try await ownValue(isolation: isolation, insteadOf: nil, fallback, context)
    }
    capture(for: next.stub, context)
    return try await given(
      isolation: isolation,
      by: next.answer,
      of: next.stub,
      throwing: errorType,
      fallback,
      context
    )
  }

  /// Passes the arguments to captors and checks of the stub. Reports checks that throw.
  private func capture(for stub: FinishedStub, _ context: () -> CallContext) {
    for failed in stub.capture(arguments, ofCall: number) {
      let context = context()
      report(
        .checkThrew(
          describedCall(context),
          argument: failed.name(in: MemberSignature(context.member)),
          error: failed.errorText,
          stub: stub.location.description
        ),
        at: context.origin.location
      )
    }
  }

  /// Reports misuse of the call, which is answered after that.
  ///
  /// The report says what is to be said of this call, so the call does not count as running in it.
  func report(_ misuse: Misuse, at location: SpryLocation) {
    let stage = number.flatMap { number in
      state.tables.withLock { _ in member.calls[status: number]?.stage }
    }
    setStage(.recorded)
    state.report(misuse, at: location)
    if let stage { setStage(stage) }
  }

  /// Reports a call that came after the end of the test.
  func reportLate(_ context: () -> CallContext) {
    let context = context()
    let misuse = Misuse.unanswered(self, context, returning: Void.self)
    state.report(misuse, at: context.origin.location)
  }

  /// Makes misuse of the call, with the line at which it is reported.
  func misuse(_ context: () -> CallContext, _ make: (Misuse.Call) -> Misuse) -> NoValue {
    let context = context()
    return .misuse(make(describedCall(context)), at: context.origin.location)
  }

  func describedCall(_ context: CallContext) -> Misuse.Call {
    Misuse.Call(self, context)
  }
}

// The values of answers.
extension CallInProgress {
  /// Returns the fake's own answer.
  ///
  /// - Parameter stub: the stub that calls through; nil if no stub answers.
  private func ownValue<Result>(
    insteadOf stub: FinishedStub?,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) throws(NoValue) -> Result {
    var mustReport = isLate && stub == nil
    defer { if mustReport { reportLate(context) } }
    do {
      return try fallback()
    } catch is NoFallback {
      // The misuse below reports a late call, too.
      mustReport = false
      return try unansweredValue(stub, context)
    } catch {
      throw .threw(error)
    }
  }

  /// Returns the fake's own answer, in an `async` member.
  private func ownValue<Result>(
    isolation: isolated (any Actor)?,
    insteadOf stub: FinishedStub?,
    _ fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async throws(NoValue) -> Result {
    var mustReport = isLate && stub == nil
    defer { if mustReport { reportLate(context) } }
    do {
      return try await fallback()
    } catch is NoFallback {
      mustReport = false
      return try unansweredValue(stub, context)
    } catch {
      throw .threw(error)
    }
  }

  private func given<Result>(
    by answer: StubAnswer?,
    of stub: FinishedStub,
    _ context: () -> CallContext
  ) throws(NoValue) -> Result {
    switch answer {
    case .value(let value):
      return try delivered(value.cast(to: Result.self), value.value, by: stub, context)
    case .closure(let run, _):
      let value: Any?
      do { value = try run(arguments) } catch { throw .threw(error) }
      return try delivered(value as? Result, value, by: stub, context)
    case .error(let error):
      throw .threw(error)
    case nil:
      throw exhausted(stub, context)
    case .callThrough, .asyncClosure, .delayed, .gate:
      preconditionFailure("left to the fake, or to be awaited")
    }
  }

  private func given<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    by answer: StubAnswer?,
    of stub: FinishedStub,
    throwing errorType: Failure.Type,
    _ fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async throws(NoValue) -> Result {
    switch answer {
    case .asyncClosure(let run, _):
      // `nonisolated(unsafe)`: the caller waits for the closure, so that only the closure uses the arguments.
      nonisolated(unsafe) let passed = arguments
      let value: Any?
      do { value = try await run(passed) } catch { throw .threw(error) }
      return try delivered(value as? Result, value, by: stub, context)
    case .delayed(let delay, let answer):
      do {
        try await delay.wait()
      } catch is CancellationError {
        throw .cancelled
      } catch {
        throw .threw(error)
      }
      return try await given(
        isolation: isolation,
        by: answer,
        of: stub,
        throwing: errorType,
        fallback,
        context
      )
    case .gate(let gate):
      let error = CancellationError()
      let canEnd = error is Failure || emptyValue(of: Result.self, failingWith: error) != nil
      let answer = await gate.hold(isolation: isolation, canEnd: canEnd)
      return try given(by: answer, of: stub, context)
    case .callThrough:
      return try await ownValue(isolation: isolation, insteadOf: stub, fallback, context)
    case let answer:
      return try given(by: answer, of: stub, context)
    }
  }

  private func given<Result>(
    by answer: GateAnswer,
    of stub: FinishedStub,
    _ context: () -> CallContext
  ) throws(NoValue) -> Result {
    switch answer {
    case .error(let error): throw .threw(error)
    case .cancelled: throw .cancelled
    case .value(let value):
      if let result = value.cast(to: Result.self) { return result }
      throw misuse(context) { call in
        .wrongGateValue(
          call,
          value: typeName(of: unwrapped(value.value)),
          expected: typeName(Result.self),
          stub: stub.location.description
        )
      }
    }
  }

  private func delivered<Result>(
    _ result: Result?,
    _ value: @autoclosure () -> Any?,
    by stub: FinishedStub,
    _ context: () -> CallContext
  ) throws(NoValue) -> Result {
    if let result { return result }
    throw misuse(context) { call in
      .wrongAnswerType(
        call,
        answer: typeName(of: value().flatMap { unwrapped($0) }),
        expected: typeName(Result.self),
        stub: stub.location.description
      )
    }
  }
}

// Calls without an answer.
extension CallInProgress {
  /// Returns from a member that returns nothing. In any other member, a call without an answer is misuse.
  ///
  /// - Parameter stub: the stub that calls through; nil if no stub answers.
  private func unansweredValue<Result>(
    _ stub: FinishedStub?,
    _ context: () -> CallContext
  ) throws(NoValue) -> Result {
    if let stub {
      throw misuse(context) { .nothingToCallThrough($0, stub: stub.location.description) }
    }
    // The types are compared, because `()` can also be cast to `Any`.
    if Result.self == Void.self, !needsStub, let nothing = () as? Result { return nothing }
    let context = context()
    throw .misuse(
      .unanswered(self, context, returning: Result.self), at: context.origin.location)
  }

  /// Whether a call needs a stub even if the member returns nothing: the test is strict, has ended, or has
  /// made only stubs that cannot answer any call.
  private var needsStub: Bool {
    if stubs.isForOtherCount(than: arguments.count) || state.strictness == .strict { return true }
    return state.tables.withLock { tables in
      tables.ended != nil || stubs.all.isEmpty && member.unfinishedStub != nil
    }
  }

  private func exhausted(_ stub: FinishedStub, _ context: () -> CallContext) -> NoValue {
    let count = state.tables.withLock { _ in 1 + stub.laterAnswers.count }
    return misuse(context) {
      .answersExhausted($0, count: count, stub: stub.location.description)
    }
  }
}

/// The default of `fallbackValue:`, for a fake that has no answer of its own. It always throws.
@usableFromInline
package func noSpryFallback<Value>() throws -> Value {
  throw NoFallback()
}

private struct NoFallback: Error {}
