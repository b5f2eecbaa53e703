extension Invocation {
  /// How a call ends, before it is known whether the member can end so.
  enum Outcome<Result> {
    case returned(Result)
    case threw(any Error)
    case misuse(Misuse)
  }

  /// Runs the chosen stub; one that has to be awaited is misuse.
  func outcome<Result>(
    of stub: FinishedStub?,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Outcome<Result> {
    guard let stub else {
      if let value = try? fallback() { return .returned(value) }
      return .misuse(.unanswered(context(), call: call, stubs: stubs, returning: Result.self))
    }
    stub.capture(call)
    switch stub.answer {
    case .value(let value):
      return delivered(value.cast(to: Result.self), nil, by: stub, context)
    case .closure(let run, _):
      do {
        let value = try run(call.passedArguments)
        return delivered(value as? Result, value, by: stub, context)
      } catch {
        return .threw(error)
      }
    case .asyncClosure:
      return .misuse(.cannotAwait(describedCall(context()), stub: stub.location.description))
    case .error(let error):
      return .threw(error)
    }
  }

  /// Runs the chosen stub, and awaits it where it is `async`.
  func outcome<Result>(
    isolation: isolated (any Actor)?,
    of stub: FinishedStub?,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) async -> Outcome<Result> {
    guard let stub, case .asyncClosure(let run, _) = stub.answer else {
      return outcome(of: stub, fallback, context)
    }
    stub.capture(call)
    // The closure gets what its caller passed, which waits for it: nobody else uses it meanwhile.
    nonisolated(unsafe) let arguments = call.passedArguments
    do {
      let value = try await run(arguments)
      return delivered(value as? Result, value, by: stub, context)
    } catch {
      return .threw(error)
    }
  }

  func describedCall(_ context: CallContext) -> Misuse.Call {
    Misuse.Call(context, arguments: call.arguments)
  }

  private func delivered<Result>(
    _ result: Result?,
    _ value: Any?,
    by stub: FinishedStub,
    _ context: () -> CallContext
  ) -> Outcome<Result> {
    if let result { return .returned(result) }
    return .misuse(
      .wrongAnswerType(
        describedCall(context()),
        answer: typeName(of: value.flatMap { unwrapped($0) }),
        expected: typeName(Result.self),
        stub: stub.location.description
      )
    )
  }
}

/// Stands in for a `fallbackValue:` that was not given: throws, always.
@usableFromInline
func noSpryFallback<Value>() throws -> Value {
  throw NoFallback()
}

private struct NoFallback: Error {}
