// Calls that a gate holds.
extension CallInProgress {
  /// Blocks the thread of the caller until the gate releases it. It is misuse if the test could then
  /// wait for itself.
  func block(at gate: Gate, canEnd: Bool) throws -> GateAnswer {
    let place: String? =
      if isInTask {
        "in a task"
      } else if isOnMainQueue {
        "on the main thread"
      } else if gate.maker?.isCurrent == true {
        "on the test's thread"
      } else {
        nil
      }
    if let place {
      throw failure(.cannotBlock) {
        (
          "was called\($0.arguments) \(place), where its gate would block the test",
          "call the code under test on another thread: DispatchQueue.global().async { … }"
        )
      }
    }
    return gate.block(canEnd: canEnd) { GateWatch.current.start(for: $0, at: gate) }
  }

  /// Whether a held caller can be released without an answer: the member can throw a
  /// `CancellationError` or return a default value.
  func canEnd<Result, Failure: Error>(
    _ result: Result.Type, throwing errorType: Failure.Type
  ) -> Bool {
    let error = CancellationError()
    return error is Failure
      || defaultValue(
        of: result, failingWith: error,
        because: { "a gate holds the caller of \(self.nameOfMember)" })
        != nil
  }

  /// Returns the value of an answer to a held caller.
  func value<Result>(of answer: GateAnswer) throws -> Result {
    switch answer {
    case .error(let error): throw error
    case .cancelled: throw Call.Failure.cancelled
    case .value(let value):
      if let result = value.cast(to: Result.self) { return result }
      let (type, expected) = (typeText(unwrapped(value.value)), typeName(Result.self))
      throw failure(.wrongGateValue) {
        (
          "returns \(expected), but its gate was resumed for \($0.text) with \(type)",
          "resume it with \(article(expected))"
        )
      }
    }
  }
}
