// Calls that a gate holds.
extension CallInProgress {
  /// Suspends the caller until the gate releases it.
  func ending<Result, Failure: Error>(
    isolation: isolated (any Actor)?, heldAt gate: Gate, of stub: FinishedStub,
    throwing errorType: Failure.Type
  ) async -> CallEnding<Result> {
    let canEnd = canEnd(Result.self, throwing: errorType)
    let answer = await gate.hold(isolation: isolation, canEnd: canEnd) {
      GateWatch.current.start(for: $0, at: gate)
    }
    return ending(answer, of: stub)
  }

  /// Blocks the thread of the caller until the gate releases it. It is misuse if the test could then
  /// wait for itself.
  func ending<Result, Failure: Error>(
    blockedAt gate: Gate, of stub: FinishedStub, throwing errorType: Failure.Type
  ) -> CallEnding<Result> {
    let place: String? =
      if isInTask {
        "in a task"
      } else if isOnMainQueue {
        "on the main thread"
      } else if gate.maker?.isCurrent == true {
        "on the thread of the test"
      } else {
        nil
      }
    if let place {
      return misuse { .cannotBlock($0, place: place, stub: stub.location.description) }
    }
    let answer = gate.block(canEnd: canEnd(Result.self, throwing: errorType)) {
      GateWatch.current.start(for: $0, at: gate)
    }
    return ending(answer, of: stub)
  }

  /// Whether the caller can be released without an answer: the member can throw a
  /// `CancellationError` or return an empty value.
  private func canEnd<Result, Failure: Error>(
    _ result: Result.Type, throwing errorType: Failure.Type
  ) -> Bool {
    let error = CancellationError()
    return error is Failure || emptyValue(of: result, failingWith: error) != nil
  }

  private func ending<Result>(_ answer: GateAnswer, of stub: FinishedStub) -> CallEnding<Result> {
    switch answer {
    case .error(let error): return .error(error)
    case .cancelled: return .cancelled
    case .value(let value):
      if let result = value.cast(to: Result.self) { return .value(result) }
      return misuse { call in
        .wrongGateValue(
          call,
          value: typeName(of: unwrapped(value.value)),
          expected: typeName(Result.self),
          stub: stub.location.description
        )
      }
    }
  }
}
