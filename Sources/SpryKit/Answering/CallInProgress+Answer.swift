/// The end of a call: what its stub, or the fake itself, made of it.
enum CallEnding<Result> {
  case value(Result)
  case error(any Error)
  /// The caller was cancelled while it waited in a delay or at a gate.
  case cancelled
  case misuse(Misuse, at: SpryLocation)
}

// One path for all effects. A member that is not `async` and one that is differ in how they get the
// ending of a call, and members that throw, rethrow, and do neither in what they do with it.
extension CallInProgress {
  /// Answers a call of a member that is not `async`.
  ///
  /// - Parameters:
  ///   - errorType: The type of the member's errors; `Never` for a member that does not throw.
  ///   - own: Returns the fake's own answer, or `nil` if it has none.
  package func answer<Result, Failure: Error>(
    throwing errorType: Failure.Type, orElse own: () throws -> Result?
  ) throws(Failure) -> Result {
    let choice = chooseStub(returning: Result.self)
    if let value = choice.next?.value, value.type == Result.self {
      return exact(value.value, as: Result.self)
    }
    return try answer(choice, throwing: errorType, orElse: own)
  }

  private func answer<Result, Failure: Error>(
    _ choice: StubChoice, throwing errorType: Failure.Type, orElse own: () throws -> Result?
  ) throws(Failure) -> Result {
    try end(ending(choice, throwing: errorType, own), choice.next, throwing: errorType)
  }

  /// Answers a call of an `async` member.
  package func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    throwing errorType: Failure.Type,
    orElse own: () async throws -> Result?
  ) async throws(Failure) -> Result {
    let choice = chooseStub(returning: Result.self)
    let ending = await ending(isolation: isolation, choice, throwing: errorType, own)
    return try end(ending, choice.next, throwing: errorType)
  }

  /// Answers a call of a member that rethrows, which throws the error itself.
  ///
  /// - Returns: The answer, or the error of the stub or of the fake itself. Misuse is reported, but
  ///   not returned as an error.
  package func answerRethrowing<Result>(
    orElse own: () throws -> Result?
  ) -> Swift.Result<Result, any Error> {
    let choice = chooseStub(returning: Result.self)
    return endRethrowing(
      ending(choice, throwing: (any Error).self, own), choice.next)
  }

  /// Answers a call of an `async` member that rethrows, which throws the error itself.
  package func answerRethrowing<Result>(
    isolation: isolated (any Actor)?, orElse own: () async throws -> Result?
  ) async -> Swift.Result<Result, any Error> {
    let choice = chooseStub(returning: Result.self)
    let ending = await ending(isolation: isolation, choice, throwing: (any Error).self, own)
    return endRethrowing(ending, choice.next)
  }

  /// Chooses the stub that answers. Reports a call that exceeds the expected count of the stub.
  private func chooseStub(returning result: any Any.Type) -> StubChoice {
    let choice = StubChoice(for: self, returning: result)
    if let next = choice.next {
      if next.isOneTooMany { reportOneTooMany(next.stub) }
      if next.stub.hasCaptors { capture(for: next.stub) }
    } else {
      noteUnanswered(returning: result)
    }
    return choice
  }

  /// Records that no stub answers the call, so that the fake itself has to.
  private func noteUnanswered(returning result: any Any.Type) {
    state.contents.withLock { _ in
      member.add(result: result)
      if let number { member.calls[status: number]?.stage = .running }
    }
  }

  /// Passes the arguments to captors and checks of the stub. Reports checks that throw.
  private func capture(for stub: FinishedStub) {
    for failed in stub.matchers.capture(arguments, ofCall: number) {
      let context = context
      report(
        .checkThrew(
          Misuse.Call(self, context),
          argument: failed.name(in: MemberSignature(context.member)),
          error: failed.errorText,
          stub: stub.location.description
        ),
        at: context.origin.location
      )
    }
  }

  private func reportOneTooMany(_ stub: FinishedStub) {
    let (count, callCount) = state.contents.withLock { _ in
      (stub.options.expectedCount, stub.callCount)
    }
    guard let count else { return }
    let context = context
    report(
      .tooManyCalls(
        Misuse.Call(self, context),
        expected: count,
        count: callCount,
        stub: stub.location.description
      ),
      at: context.origin.location
    )
  }
}

// What a member does with the ending of its call.
extension CallInProgress {
  private func end<Result, Failure: Error>(
    _ ending: CallEnding<Result>, _ next: NextAnswer?, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    switch ending {
    case .value(let value): return returned(value, by: next)
    case .misuse(let misuse, let location):
      return try answer(to: misuse, at: location, throwing: errorType)
    case .error(let error):
      if let error = error as? Failure { throw thrown(error) }
      return try answer(toUnthrowable: error, of: next, throwing: errorType)
    case .cancelled:
      let error = CancellationError()
      if let error = error as? Failure { throw thrown(error) }
      // A cancelled caller must not wait any longer, and the member cannot throw the error.
      if let value = emptyValue(of: Result.self, failingWith: error) {
        setUnanswered()
        setStage(.cancelled)
        return value
      }
      return try answer(toUnthrowable: error, of: next, throwing: errorType)
    }
  }

  private func endRethrowing<Result>(
    _ ending: CallEnding<Result>, _ next: NextAnswer?
  ) -> Swift.Result<Result, any Error> {
    switch ending {
    case .value(let value): .success(returned(value, by: next))
    case .error(let error): .failure(thrown(error))
    case .cancelled: .failure(thrown(CancellationError()))
    case .misuse(let misuse, let location):
      .success(answer(to: misuse, at: location, throwing: Never.self))
    }
  }

  /// Records that the call returned.
  private func returned<Result>(_ value: Result, by next: NextAnswer?) -> Result {
    // For a value, the stage was set when it was taken.
    if next?.value != nil { return value }
    let isKnown = next?.answer?.value != nil || Result.self == Void.self
    end(.returned, isKnown ? nil : .success(value))
    return value
  }

  /// Records that the call threw.
  private func thrown<Failure: Error>(_ error: Failure) -> Failure {
    end(.threw, .failure(error))
    return error
  }

  /// Reports misuse of the call. The member throws the misuse if it can, and otherwise returns an
  /// empty value.
  private func answer<Result, Failure: Error>(
    to misuse: Misuse, at location: SpryLocation, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    setUnanswered()
    do throws(Failure) {
      let value: Result = try state.report(misuse, throwing: errorType, at: location)
      setStage(.returned)
      return value
    } catch {
      throw thrown(error)
    }
  }

  /// Reports that the member cannot throw an error of its stub, or of the fake itself.
  private func answer<Result, Failure: Error>(
    toUnthrowable error: any Error, of next: NextAnswer?, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    let context = context
    let call = Misuse.Call(self, context)
    // Empty if the fake itself answers.
    let stub = next?.stub.location.description ?? ""
    let misuse: Misuse =
      errorType == Never.self
      ? .cannotThrow(call, error: describe(error), stub: stub)
      : .wrongErrorType(call, error: describe(error), expected: typeName(errorType), stub: stub)
    return try answer(to: misuse, at: context.origin.location, throwing: errorType)
  }
}

// Misuse of a call.
extension CallInProgress {
  /// The names and the location of the call, for a message.
  var context: CallContext { handle.context(of: site) }

  /// Reports misuse of the call, which is answered after that.
  ///
  /// The report already describes this call, so it is not also listed as running.
  func report(_ misuse: Misuse, at location: SpryLocation) {
    let stage = number.flatMap { number in
      state.contents.withLock { _ in member.calls[status: number]?.stage }
    }
    setStage(.recorded)
    state.report(misuse, at: location)
    if let stage { setStage(stage) }
  }

  /// Reports a call that came after the end of the test.
  func reportLate() {
    let context = context
    state.report(
      .unanswered(self, StubChoice(), context, returning: Void.self),
      at: context.origin.location)
  }

  /// Makes misuse of the call, with the line at which it is reported.
  func misuse<Result>(_ make: (Misuse.Call) -> Misuse) -> CallEnding<Result> {
    let context = context
    return .misuse(make(Misuse.Call(self, context)), at: context.origin.location)
  }
}
