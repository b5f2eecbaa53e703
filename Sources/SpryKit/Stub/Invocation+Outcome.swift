extension Invocation {
  /// How a call ends, before it is known whether the member can end so.
  enum Outcome<Result> {
    case returned(Result)
    case threw(any Error)
    case misuse(Misuse)
  }

  /// Lets the chosen stub answer; one that has to be awaited is misuse.
  func outcome<Result>(
    of turn: StubTurn?,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Outcome<Result> {
    guard let turn else {
      let outcome = given(by: fallback) { unanswered(Result.self, context) }
      tellIfLate(outcome, context)
      return outcome
    }
    capture(for: turn.stub, context)
    switch turn.answer {
    case .asyncClosure, .delayed, .gate:
      return .misuse(.cannotAwait(describedCall(context()), stub: turn.stub.location.description))
    case let answer:
      return given(by: answer, of: turn.stub, fallback, context)
    }
  }

  /// Lets the chosen stub answer, and awaits it where it is `async`.
  ///
  /// - Parameter errorType: what the member throws.
  func outcome<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    of turn: StubTurn?,
    throwing errorType: Failure.Type,
    _ fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async -> Outcome<Result> {
    guard let turn else {
      let outcome = await given(isolation: isolation, by: fallback) {
        unanswered(Result.self, context)
      }
      tellIfLate(outcome, context)
      return outcome
    }
    capture(for: turn.stub, context)
    return await given(
      isolation: isolation,
      by: turn.answer,
      of: turn.stub,
      throwing: errorType,
      fallback,
      context
    )
  }

  /// Lets captors and checks of the stub have the arguments; tells of a check that threw.
  private func capture(for stub: FinishedStub, _ context: () -> CallContext) {
    for failed in stub.capture(call) {
      let context = context()
      state.report(
        .checkThrew(
          describedCall(context),
          argument: failed.name(in: MemberSignature(context.member)),
          error: failed.errorText,
          stub: stub.location.description
        ),
        at: stub.location
      )
    }
  }

  /// Tells of a call that came after the end of the test, though the fake itself could answer.
  private func tellIfLate<Result>(_ outcome: Outcome<Result>, _ context: () -> CallContext) {
    guard isLate else { return }
    if case .misuse = outcome { return }
    tellLate(context)
  }

  /// Tells of a call that came after the end of the test.
  func tellLate(_ context: () -> CallContext) {
    let context = context()
    let misuse = Misuse.unanswered(context, call: call, stubs: stubs, returning: Void.self)
    state.report(misuse, at: context.location)
  }

  func describedCall(_ context: CallContext) -> Misuse.Call {
    Misuse.Call(context, arguments: call.arguments)
  }
}

// What an answer comes to.
extension Invocation {
  private func given<Result>(
    by answer: StubAnswer?,
    of stub: FinishedStub,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Outcome<Result> {
    switch answer {
    case .value(let value):
      return delivered(value.cast(to: Result.self), value.value, by: stub, context)
    case .closure(let run, _):
      do {
        let value = try run(call.passedArguments)
        return delivered(value as? Result, value, by: stub, context)
      } catch {
        return .threw(error)
      }
    case .error(let error):
      return .threw(error)
    case .callThrough:
      return given(by: fallback) { nothingBehind(stub, context) }
    case nil:
      return .misuse(exhausted(stub, context))
    case .asyncClosure, .delayed, .gate:
      preconditionFailure("to be awaited")
    }
  }

  private func given<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    by answer: StubAnswer?,
    of stub: FinishedStub,
    throwing errorType: Failure.Type,
    _ fallback: () async throws -> Result,
    _ context: () -> CallContext
  ) async -> Outcome<Result> {
    switch answer {
    case .asyncClosure(let run, _):
      // The closure gets what its caller passed, which waits for it: nobody else uses it meanwhile.
      nonisolated(unsafe) let arguments = call.passedArguments
      do {
        let value = try await run(arguments)
        return delivered(value as? Result, value, by: stub, context)
      } catch {
        return .threw(error)
      }
    case .delayed(let delay, let answer):
      do {
        try await delay.wait()
      } catch {
        return .threw(error)
      }
      return await given(
        isolation: isolation,
        by: answer,
        of: stub,
        throwing: errorType,
        fallback,
        context
      )
    case .gate(let gate):
      let canEnd = CancellationError() is Failure || emptyValue(of: Result.self) != nil
      let answer = await gate.hold(isolation: isolation, canEnd: canEnd)
      defer { answer.destroy() }
      return given(by: answer, of: stub, context)
    case .callThrough:
      return await given(isolation: isolation, by: fallback) { nothingBehind(stub, context) }
    case let answer:
      return given(by: answer, of: stub, noSpryFallback, context)
    }
  }

  private func given<Result>(
    by answer: GateAnswer,
    of stub: FinishedStub,
    _ context: () -> CallContext
  ) -> Outcome<Result> {
    switch answer {
    case .error(let error): return .threw(error)
    case .value(let value):
      if let result = value.cast(to: Result.self) { return .returned(result) }
      return .misuse(
        .wrongGateValue(
          describedCall(context()),
          value: typeName(of: unwrapped(value.value)),
          expected: typeName(Result.self),
          stub: stub.location.description
        )
      )
    }
  }

  private func given<Result>(
    by fallback: () throws -> Result,
    orElse misuse: () -> Misuse
  ) -> Outcome<Result> {
    do {
      return .returned(try fallback())
    } catch is NoFallback {
      return .misuse(misuse())
    } catch {
      return .threw(error)
    }
  }

  private func given<Result>(
    isolation: isolated (any Actor)?,
    by fallback: () async throws -> Result,
    orElse misuse: () -> Misuse
  ) async -> Outcome<Result> {
    do {
      return .returned(try await fallback())
    } catch is NoFallback {
      return .misuse(misuse())
    } catch {
      return .threw(error)
    }
  }

  private func delivered<Result>(
    _ result: Result?,
    _ value: @autoclosure () -> Any?,
    by stub: FinishedStub,
    _ context: () -> CallContext
  ) -> Outcome<Result> {
    if let result { return .returned(result) }
    return .misuse(
      .wrongAnswerType(
        describedCall(context()),
        answer: typeName(of: value().flatMap { unwrapped($0) }),
        expected: typeName(Result.self),
        stub: stub.location.description
      )
    )
  }
}

// What is to be said where there is no answer.
extension Invocation {
  private func unanswered<Result>(
    _: Result.Type,
    _ context: () -> CallContext
  ) -> Misuse {
    .unanswered(context(), call: call, stubs: stubs, returning: Result.self)
  }

  private func nothingBehind(_ stub: FinishedStub, _ context: () -> CallContext) -> Misuse {
    .nothingToCallThrough(describedCall(context()), stub: stub.location.description)
  }

  private func exhausted(_ stub: FinishedStub, _ context: () -> CallContext) -> Misuse {
    let count = state.tables.withLock { _ in 1 + (stub.terms?.laterAnswers.count ?? 0) }
    return .answersExhausted(
      describedCall(context()), count: count, stub: stub.location.description)
  }
}

/// Stands in for a `fallbackValue:` that was not given: throws, always.
@usableFromInline
package func noSpryFallback<Value>() throws -> Value {
  throw NoFallback()
}

private struct NoFallback: Error {}
