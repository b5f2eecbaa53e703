extension PendingCall {
  /// Answers a call of a member that cannot throw.
  func answer<Result>(
    _ state: SpryState,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Result {
    let call = writer.finish()
    if let place = plainAnswer(to: call, as: Result.self) {
      // Copying a value only retains: it runs nobody's code.
      defer { state.tables.unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    return finish(call, state).answer(fallback, context)
  }

  /// Answers a call of a member that throws.
  func answerThrows<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ state: SpryState,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let call = writer.finish()
    if let place = plainAnswer(to: call, as: Result.self) {
      defer { state.tables.unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    return try finish(call, state).answerThrows(errorType, fallback, context)
  }

  @inline(__always)
  private func plainAnswer(
    to call: UnsafePointer<CallRecord>,
    as type: any Any.Type
  ) -> UnsafeRawPointer? {
    member.pointee.stubs?._withUnsafeGuaranteedRef { $0.plainAnswer(to: call, as: type) }
  }
}

extension Invocation {
  @inline(never)
  func answer<Result>(
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Result {
    let stub = choose(Result.self)
    return value(of: outcome(of: stub, fallback, context), stub, context)
  }

  @inline(never)
  func answerThrows<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let stub = choose(Result.self)
    return try thrownOrValue(errorType, outcome(of: stub, fallback, context), stub, context)
  }

  @inline(never)
  func answer<Result>(
    isolation: isolated (any Actor)?,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) async -> Result {
    let stub = choose(Result.self)
    let outcome = await outcome(isolation: isolation, of: stub, fallback, context)
    return value(of: outcome, stub, context)
  }

  @inline(never)
  func answerThrows<Result, Failure: Error>(
    _ errorType: Failure.Type,
    isolation: isolated (any Actor)?,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) async throws(Failure) -> Result {
    let stub = choose(Result.self)
    let outcome = await outcome(isolation: isolation, of: stub, fallback, context)
    return try thrownOrValue(errorType, outcome, stub, context)
  }

  /// Answers a call of a member that rethrows. Only what the stub throws is thrown, not misuse.
  func answerRethrows<Result>(
    _ rescue: (any Error) throws -> Result,
    _ context: () -> CallContext
  ) rethrows -> Result {
    let stub = choose(Result.self)
    let outcome: Outcome<Result> = outcome(of: stub, noSpryFallback, context)
    if case .threw(let error) = outcome { return try rescue(error) }
    return value(of: outcome, stub, context)
  }

  func answerRethrows<Result>(
    isolation: isolated (any Actor)?,
    _ rescue: (any Error) throws -> Result,
    _ context: () -> CallContext
  ) async rethrows -> Result {
    let stub = choose(Result.self)
    let outcome: Outcome<Result> = await outcome(
      isolation: isolation, of: stub, noSpryFallback, context)
    if case .threw(let error) = outcome { return try rescue(error) }
    return value(of: outcome, stub, context)
  }

  private func choose<Result>(_ type: Result.Type) -> FinishedStub? {
    stubs?.choose(for: call, returning: type)
  }

  private func value<Result>(
    of outcome: Outcome<Result>,
    _ stub: FinishedStub?,
    _ context: () -> CallContext
  ) -> Result {
    switch outcome {
    case .returned(let value): return value
    case .misuse(let misuse):
      return SpryScope.current.report(misuse, at: context().location)
    case .threw(let error):
      let context = context()
      return SpryScope.current.report(
        .cannotThrow(describedCall(context), error: describe(error), stub: place(of: stub)),
        at: context.location
      )
    }
  }

  private func thrownOrValue<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ outcome: Outcome<Result>,
    _ stub: FinishedStub?,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let misuse: Misuse
    switch outcome {
    case .returned(let value): return value
    case .misuse(let found): misuse = found
    case .threw(let error):
      if let error = error as? Failure { throw error }
      misuse = .wrongErrorType(
        describedCall(context()),
        error: describe(error),
        expected: typeName(Failure.self),
        stub: place(of: stub)
      )
    }
    return try SpryScope.current.report(misuse, throwing: errorType, at: context().location)
  }

  private func place(of stub: FinishedStub?) -> String {
    stub.map(\.location.description) ?? ""
  }
}
