extension RecordedCall {
  /// The progress of a recorded call.
  package enum Outcome {
    /// The call was only recorded, by `recordCall`, or is being reported as misuse.
    case recorded
    /// The call was not answered yet.
    case running
    /// The call returned.
    case returned
    /// The caller was cancelled while its answer was delayed or held, and the call returned a
    /// default value, because the member cannot throw a `CancellationError`.
    case cancelled
    /// The call threw.
    case threw(any Error)
  }
}

extension RecordedCall.Outcome: CustomStringConvertible {
  /// The outcome in a word or two: `threw NotFound()`.
  package var description: String {
    switch self {
    case .recorded: "recorded"
    case .running: "still running"
    case .returned: "returned"
    case .cancelled: "was cancelled, and returned a default value"
    // The text of misuse is long, and was reported before.
    case .threw(is Misuse): "threw (misuse)"
    case .threw(let error): "threw \(describe(error))"
    }
  }
}

extension RecordedCall.Outcome {
  /// Returns the outcomes as notes beside the calls of a list. Notes that a call returned only if
  /// another call in the list did not.
  static func notes(_ outcomes: [RecordedCall.Outcome]) -> [String] {
    let isMixed = outcomes.contains { $0.isNoted }
    return outcomes.map { outcome in
      if case .returned = outcome, isMixed { return outcome.description }
      return outcome.isNoted ? outcome.description : ""
    }
  }

  private var isNoted: Bool {
    switch self {
    case .recorded, .returned: false
    case .running, .cancelled, .threw: true
    }
  }
}

extension OutcomeMismatch {
  /// The reason why the outcome does not match.
  var reason: String {
    switch result {
    case nil: "not answered"
    case .success(let value):
      if let comparison {
        CallMismatches.reason("result", mismatch(value, comparison))
      } else {
        value is Void ? "returned" : "returned \(describe(recordedValue(value)))"
      }
    case .failure(let error):
      if let comparison {
        CallMismatches.reason("error", mismatch(error, comparison))
      } else {
        RecordedCall.Outcome.threw(error).description
      }
    }
  }

  private func mismatch(_ value: Any, _ comparison: ArgumentComparison) -> String {
    expected.matcher.mismatch(recordedValue(value), comparison)
  }
}

extension SpryState {
  /// Returns what a call returned or threw, or `nil` if the call has not ended, or not with an answer.
  func result(of call: Call, ofMember key: String) -> Result<Any, any Error>? {
    contents.withLock { contents in
      let status = contents.member(key: key)?.calls.status(of: call.number) ?? call.status
      return status.result?.map(\.value)
    }
  }
}
