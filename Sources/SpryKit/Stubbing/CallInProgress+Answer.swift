extension CallInProgress {
  /// Answers a call of a member that is not `async`.
  ///
  /// - Parameters:
  ///   - errorType: the type of the member's errors; `Never` for a member that does not throw.
  ///   - fallback: the fake's own answer; ``noSpryFallback()`` if it has none.
  ///   - context: describes the call, for misuse.
  package consuming func answer<Result, Failure: Error>(
    throwing errorType: Failure.Type,
    orElse fallback: () throws -> Result,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let next = chooseAnswer(Result.self, context)
    do throws(NoValue) {
      let value = try value(of: next, fallback, context)
      finish(next)
      return value
    } catch {
      return try end(error, next, throwing: errorType, context)
    }
  }

  /// Answers a call of an `async` member.
  package consuming func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    throwing errorType: Failure.Type,
    orElse fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async throws(Failure) -> Result {
    let next = chooseAnswer(Result.self, context)
    do throws(NoValue) {
      let value = try await value(
        isolation: isolation, of: next, throwing: errorType, fallback, context)
      finish(next)
      return value
    } catch {
      return try end(error, next, throwing: errorType, context)
    }
  }

  /// Answers a call of a member that rethrows, which throws the error itself.
  ///
  /// - Returns: the answer, or the error of the stub or of the fake itself. Misuse is reported, and not
  ///   returned as an error.
  package consuming func answerRethrowing<Result>(
    orElse fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Swift.Result<Result, any Error> {
    let next = chooseAnswer(Result.self, context)
    do throws(NoValue) {
      let value = try value(of: next, fallback, context)
      finish(next)
      return .success(value)
    } catch {
      return endRethrowing(error)
    }
  }

  /// Answers a call of an `async` member that rethrows, which throws the error itself.
  package consuming func answerRethrowing<Result>(
    isolation: isolated (any Actor)?,
    orElse fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async -> Swift.Result<Result, any Error> {
    let next = chooseAnswer(Result.self, context)
    do throws(NoValue) {
      let value = try await value(
        isolation: isolation, of: next, throwing: (any Error).self, fallback, context)
      finish(next)
      return .success(value)
    } catch {
      return endRethrowing(error)
    }
  }

  /// Chooses the stub that answers, and takes its next answer. Reports a call that exceeds the expected
  /// count of the stub.
  private mutating func chooseAnswer<Result>(
    _ type: Result.Type,
    _ context: () -> CallContext
  ) -> NextAnswer? {
    let next = takeAnswer(returning: type)
    if let next {
      if next.isOneTooMany { reportOneTooMany(next.stub, context()) }
    } else {
      setStage(.running)
    }
    return next
  }

  /// Records that the call returned.
  private func finish(_ next: NextAnswer?) {
    // For a value, the stage was set when it was taken.
    if case .value = next?.answer { return }
    setStage(.returned)
  }

  private func reportOneTooMany(_ stub: FinishedStub, _ context: CallContext) {
    let (count, hits) = state.tables.withLock { _ in (stub.options.expectedCount, stub.hits) }
    guard let count else { return }
    report(
      .tooManyCalls(
        describedCall(context),
        expected: count,
        count: hits,
        stub: stub.location.description
      ),
      at: context.origin.location
    )
  }
}

// Calls that have no value.
extension CallInProgress {
  private func end<Result, Failure: Error>(
    _ end: NoValue,
    _ next: NextAnswer?,
    throwing errorType: Failure.Type,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    do throws(Failure) {
      let value: Result = try valueOrError(end, next, throwing: errorType, context)
      if case .cancelled = end { setStage(.cancelled) } else { setStage(.returned) }
      return value
    } catch {
      setThrown(error)
      throw error
    }
  }

  private func endRethrowing<Result>(_ end: NoValue) -> Swift.Result<Result, any Error> {
    switch end {
    case .threw(let error):
      setThrown(error)
      return .failure(error)
    case .cancelled:
      let error = CancellationError()
      setThrown(error)
      return .failure(error)
    case .misuse(let misuse, let location):
      setUnanswered()
      let value: Result = state.report(misuse, at: location)
      setStage(.returned)
      return .success(value)
    }
  }

  private func valueOrError<Result, Failure: Error>(
    _ end: NoValue,
    _ next: NextAnswer?,
    throwing errorType: Failure.Type,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let thrown: any Error
    switch end {
    case .misuse(let misuse, let location):
      setUnanswered()
      return try state.report(misuse, throwing: errorType, at: location)
    case .threw(let error):
      thrown = error
    case .cancelled:
      thrown = CancellationError()
    }
    if let error = thrown as? Failure { throw error }
    // A cancelled caller must not wait any longer, and the member cannot throw the error.
    setUnanswered()
    if case .cancelled = end, let value = emptyValue(of: Result.self, failingWith: thrown) {
      return value
    }
    let context = context()
    return try state.report(
      cannotThrow(thrown, of: next, Failure.self, context), throwing: errorType,
      at: context.origin.location)
  }

  private func cannotThrow(
    _ error: any Error,
    of next: NextAnswer?,
    _ errorType: any Error.Type,
    _ context: CallContext
  ) -> Misuse {
    let call = describedCall(context)
    // Empty if the fake itself answers.
    let stub = next?.stub.location.description ?? ""
    if errorType == Never.self { return .cannotThrow(call, error: describe(error), stub: stub) }
    return .wrongErrorType(
      call, error: describe(error), expected: typeName(errorType), stub: stub)
  }
}
