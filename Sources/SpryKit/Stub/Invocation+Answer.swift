extension Invocation {
  @inline(never)
  package func answer<Result>(
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Result {
    let turn = choose(Result.self, context)
    defer { finish() }
    do throws(NoValue) {
      return try value(of: turn, fallback, context)
    } catch {
      return value(insteadOf: error, turn, context)
    }
  }

  @inline(never)
  package func answerThrows<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let turn = choose(Result.self, context)
    do throws(NoValue) {
      let value = try value(of: turn, fallback, context)
      finish()
      return value
    } catch {
      return try thrown(errorType, error, turn, context)
    }
  }

  @inline(never)
  package func answer<Result>(
    isolation: isolated (any Actor)?,
    _ fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async -> Result {
    let turn = choose(Result.self, context)
    defer { finish() }
    do throws(NoValue) {
      return try await value(
        isolation: isolation, of: turn, throwing: Never.self, fallback, context)
    } catch {
      return value(insteadOf: error, turn, context)
    }
  }

  @inline(never)
  package func answerThrows<Result, Failure: Error>(
    _ errorType: Failure.Type,
    isolation: isolated (any Actor)?,
    _ fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async throws(Failure) -> Result {
    let turn = choose(Result.self, context)
    do throws(NoValue) {
      let value = try await value(
        isolation: isolation, of: turn, throwing: errorType, fallback, context)
      finish()
      return value
    } catch {
      return try thrown(errorType, error, turn, context)
    }
  }

  /// Answers a call of a member that rethrows. Only what the stub throws is thrown, not misuse.
  package func answerRethrows<Result>(
    _ rescue: (any Error) throws -> Result,
    _ context: () -> CallContext
  ) rethrows -> Result {
    switch answerRethrows(noSpryFallback, context) as Swift.Result<Result, any Error> {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  package func answerRethrows<Result>(
    isolation: isolated (any Actor)?,
    _ rescue: (any Error) throws -> Result,
    _ context: () -> CallContext
  ) async rethrows -> Result {
    let answer: Swift.Result<Result, any Error> = await answerRethrows(
      isolation: isolation, noSpryFallback, context)
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  /// Answers a call of a member that rethrows, and leaves it to the member to throw.
  package func answerRethrows<Result>(
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Swift.Result<Result, any Error> {
    let turn = choose(Result.self, context)
    do throws(NoValue) {
      let value = try value(of: turn, fallback, context)
      finish()
      return .success(value)
    } catch {
      return thrown(error, turn, context)
    }
  }

  package func answerRethrows<Result>(
    isolation: isolated (any Actor)?,
    _ fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async -> Swift.Result<Result, any Error> {
    let turn = choose(Result.self, context)
    do throws(NoValue) {
      let value = try await value(
        isolation: isolation, of: turn, throwing: (any Error).self, fallback, context)
      finish()
      return .success(value)
    } catch {
      return thrown(error, turn, context)
    }
  }

  private func thrown<Result>(
    _ end: NoValue,
    _ turn: StubTurn?,
    _ context: () -> CallContext
  ) -> Swift.Result<Result, any Error> {
    if case .threw(let error) = end {
      finish(throwing: error)
      return .failure(error)
    }
    defer { finish() }
    return .success(value(insteadOf: end, turn, context))
  }

  /// Chooses the stub that answers, and takes its next answer; a call that is more than the test
  /// expects of the stub is told of.
  private func choose<Result>(_ type: Result.Type, _ context: () -> CallContext) -> StubTurn? {
    if let turn = chosenTurn(type) {
      if turn.isOneTooMany { reportOneTooMany(turn.stub, context()) }
      return turn
    }
    if isRecorded || kept != nil { state.begin(record) }
    return nil
  }

  private func chosenTurn<Result>(_ type: Result.Type) -> StubTurn? {
    guard let stubs else { return nil }
    var start = 0
    while let index = stubs.indexOfStub(for: call, returning: type, from: start) {
      if let turn = state.takeTurn(of: stubs[index], for: record) { return turn }
      start = index + 1
    }
    return nil
  }

  /// Remembers that the call has returned. One that is only passed lies in a log of its own, where it
  /// does no harm to mark it, too.
  private func finish() {
    record.setReturned(in: kept?.log ?? log)
  }

  /// Remembers that the call ended by throwing.
  private func finish(throwing error: any Error) {
    if let kept {
      let error = kept.depth == .text ? ErrorText(description: describe(error)) : error
      state.finish(kept.record, in: kept.log, throwing: error)
    } else if isRecorded {
      state.finish(call, in: log, throwing: error)
    }
  }

  /// The record that tells how far the call has come.
  private var record: UnsafePointer<CallRecord> { kept?.record ?? call }

  private func reportOneTooMany(_ stub: FinishedStub, _ context: CallContext) {
    let (count, hits) = state.tables.withLock { _ in (stub.terms?.expectedCount, stub.hits) }
    guard let count else { return }
    state.report(
      .tooManyCalls(
        describedCall(context),
        expected: count,
        count: hits,
        stub: stub.location.description
      ),
      at: context.location
    )
  }

  /// What a member that cannot throw returns all the same.
  private func value<Result>(
    insteadOf end: NoValue,
    _ turn: StubTurn?,
    _ context: () -> CallContext
  ) -> Result {
    switch end {
    case .misuse(let misuse):
      return state.report(misuse, at: context().location)
    case .threw(let error):
      // Whoever is cancelled waits for nothing; there is no other way out of here.
      if error is CancellationError, let value = emptyValue(of: Result.self) { return value }
      let context = context()
      return state.report(
        .cannotThrow(describedCall(context), error: describe(error), stub: place(of: turn)),
        at: context.location
      )
    }
  }

  private func thrown<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ end: NoValue,
    _ turn: StubTurn?,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    do throws(Failure) {
      let value: Result = try thrownOrValue(errorType, end, turn, context)
      finish()
      return value
    } catch {
      finish(throwing: error)
      throw error
    }
  }

  private func thrownOrValue<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ end: NoValue,
    _ turn: StubTurn?,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let misuse: Misuse
    switch end {
    case .misuse(let found): misuse = found
    case .threw(let error):
      if let error = error as? Failure { throw error }
      if error is CancellationError, let value = emptyValue(of: Result.self) { return value }
      misuse = .wrongErrorType(
        describedCall(context()),
        error: describe(error),
        expected: typeName(Failure.self),
        stub: place(of: turn)
      )
    }
    return try state.report(misuse, throwing: errorType, at: context().location)
  }

  /// The place of the stub that answers; empty where the fake itself does.
  private func place(of turn: StubTurn?) -> String {
    turn.map(\.stub.location.description) ?? ""
  }
}
