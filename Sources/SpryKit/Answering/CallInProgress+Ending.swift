extension Call {
  /// An error that ends a call without an answer.
  enum Failure: Error {
    case cancelled
    case misuse(LocatedMisuse)
    /// The value of a spy's name, which ends so, is not of the type of the result.
    case wrongSpyValue(_ suffix: String, type: String)
  }
}

// The ending of a call whose stub is chosen.
extension CallInProgress {
  /// Returns the ending in a member that is not `async`. An answer that must be awaited is misuse.
  func ending<Result, Failure: Error>(
    throwing errorType: Failure.Type, orElse own: () throws -> Result?
  ) -> Call.Ending<Result> {
    // Not `Result(catching:)`, whose frame would hide the caller of the member.
    do {
      switch choice {
      // The fake's own answer: a wrapped object, a fallback value, or the name of a spy.
      case .undecided, .own, .stub(_, .callThrough):
        return ending(of: try nesting { try own() } ?? valueWithoutStub())
      case .exhausted: throw answersExhausted
      // The thread waits here until the test resumes the gate.
      case .stub(_, .gate(let gate)) where gate.holding == .blocking:
        let given = try block(at: gate, canEnd: canEnd(Result.self, throwing: errorType))
        return .value(try value(of: given))
      case .stub(_, .asyncClosure): throw cannotAwait("remove 'await' from the closure of 'andDo'")
      case .stub(_, .delayed): throw cannotAwait("remove 'delayed(by:)'")
      case .stub(_, .gate): throw cannotAwait("write 'block()' instead of 'suspend()'")
      // A constant, a closure, or an error: there is nothing to wait for.
      case .stub(_, let answer): return .value(try value(of: answer))
      }
    } catch {
      return ending(throwing: error)
    }
  }

  /// Waits for the answer, and returns the ending, in an `async` member.
  func ending<Result, Failure: Error>(
    isolation: isolated (any Actor)?, throwing errorType: Failure.Type,
    orElse own: nonisolated(nonsending) () async throws -> Result?
  ) async -> Call.Ending<Result> {
    do {
      guard case .stub(_, var answer) = choice else {
        if case .exhausted = choice { throw answersExhausted }
        // Not nested: the frames of an `async` function are not on the stack.
        return ending(of: try await own() ?? valueWithoutStub())
      }
      // A delay holds the answer that follows it, which may be delayed again.
      while case .delayed(let delay, let delayed) = answer {
        do {
          try await delay.begin()()
        } catch is CancellationError where CancellationError() is Failure {
          throw Call.Failure.cancelled
        } catch is CancellationError {
          // The member cannot throw it, so that the caller gets the answer now.
        } catch {
          throw failure(.other) {
            (
              "was called\($0.arguments), but the clock of its stub's delay threw \(describe(error))",
              "pass another clock to 'delayed(by:)', or answer with 'andThrow(…)'"
            )
          }
        }
        answer = delayed
      }
      switch answer {
      case .callThrough: return ending(of: try await own() ?? valueWithoutStub())
      case .asyncClosure(let run, _):
        // `nonisolated(unsafe)`: the caller waits for the closure, so that only the closure uses the
        // arguments.
        nonisolated(unsafe) let passed = arguments
        return .value(try await result(run(passed)))
      case .gate(let gate):
        let canEnd = canEnd(Result.self, throwing: errorType)
        let given = await gate.hold(isolation: isolation, canEnd: canEnd) {
          GateWatch.current.start(for: $0, at: gate)
        }
        return .value(try value(of: given))
      default: return .value(try value(of: answer))
      }
    } catch {
      return ending(throwing: error)
    }
  }

  private func cannotAwait(_ advice: String) -> Call.Failure {
    failure(.cannotAwait) {
      ("is not 'async', so \($0.text) cannot wait for its stub", advice + $0.receiver.orAwaiting)
    }
  }

  private func ending<Result>(of value: Result?) -> Call.Ending<Result> {
    value.map(Call.Ending.value) ?? .unanswered
  }

  private func ending<Result>(throwing error: any Error) -> Call.Ending<Result> {
    if let mismatch = error as? ClosureMismatch { return .misuse(wrongParameters(mismatch)) }
    return switch error as? Call.Failure {
    case nil: .error(error)
    case .cancelled: .cancelled
    case .misuse(let found): .misuse(found)
    case .wrongSpyValue(let suffix, let type):
      .misuse(wrongSpyValue(suffix, type, typeName(Result.self)))
    }
  }

  /// Returns the value of an answer that needs no waiting, and no answer of the fake itself.
  private func value<Result>(of answer: StubAnswer) throws -> Result {
    switch answer {
    case .value(let value): try value.cast(to: Result.self) ?? result(value.value)
    case .closure(let run, _): try result(nesting { try run(arguments) })
    case .error(let error): throw error
    case .callThrough, .asyncClosure, .delayed, .gate:
      preconditionFailure("left to the fake, or to be awaited")
    }
  }

  /// Returns the result of a closure.
  private func result<Result>(_ value: Any?) throws -> Result {
    if let result = cast(value, to: Result.self) { return result }
    // The caller discards the result of an expression such as `semaphore.signal()`.
    if let void = () as? Result, Result.self == Void.self { return void }
    let (type, expected) = (typeText(value.flatMap { unwrapped($0) }), typeName(Result.self))
    throw failure(.wrongAnswerType) {
      (
        "returns \(expected), but its stub answers \($0.text) with \(type)",
        "return \(article(expected)) from the stub's closure"
      )
    }
  }

  /// Runs code of a user, which may call the member again. Calls that are nested so deep that the
  /// stack would soon end are misuse.
  private func nesting<Value>(_ run: () throws -> Value) throws -> Value {
    let count = state.contents.withLock { _ in member.runningCount }
    // A call takes 4 KB of the stack in a debug build, and a thread has 512 KB or more.
    if count > 30, let left = bytesLeftOnStack, left < 160 << 10 {
      throw failure(.nestedCalls) {
        (
          "was called\($0.arguments) inside \(count) nested calls to itself",
          "find the \(stub == nil ? "answer" : "stub") that calls the member again, or end the recursion"
        )
      }
    }
    return try run()
  }

  private var answersExhausted: Call.Failure {
    let count = state.contents.withLock { _ in stub?.answerCount ?? 0 }
    let answers =
      switch count {
      case 1: "its only answer"
      case 2: "both of its answers"
      default: "all \(count) of its answers"
      }
    return failure(.answersExhausted) {
      (
        "was called\($0.arguments), but its stub has used \(answers)",
        "add an answer, or repeat the last one with 'afterLast(.repeatLast)'"
      )
    }
  }
}
