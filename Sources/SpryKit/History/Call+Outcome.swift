extension Call.Outcome: CustomStringConvertible {
  /// The outcome in a word or two: `threw NotFound()`.
  package var description: String {
    switch self {
    case .unanswered: "recorded"
    case .choosing, .running: "still running"
    case .returned: "returned"
    case .cancelled: "was cancelled, and returned a default value"
    // The text of misuse is long, and was reported before.
    case .threw(is Misuse): "threw (misuse)"
    case .threw(let error): "threw \(describe(error))"
    }
  }
}

extension Call.Outcome {
  /// What the call returned or threw, or `nil` if it has not ended, or not with an answer.
  var result: Result<Any, any Error>? {
    switch self {
    case .returned(let value?): .success(value.value)
    case .threw(let error): .failure(error)
    default: nil
    }
  }

  /// Whether the call is still being answered, or about to be.
  var isInProgress: Bool {
    switch self {
    case .choosing, .running: true
    case .unanswered, .returned, .cancelled, .threw: false
    }
  }

  /// Whether the stub is not chosen yet.
  var isChoosing: Bool { if case .choosing = self { true } else { false } }

  /// Whether the call was only recorded, or is being reported as misuse.
  var isUnanswered: Bool { if case .unanswered = self { true } else { false } }

  /// Returns the outcomes as notes beside the calls of a list. Notes that a call returned only if
  /// another call in the list did not.
  static func notes(_ outcomes: [Call.Outcome]) -> [String] {
    let isMixed = outcomes.contains { $0.isNoted }
    return outcomes.map { outcome in
      if case .returned = outcome, isMixed { return outcome.description }
      return outcome.isNoted ? outcome.description : ""
    }
  }

  private var isNoted: Bool {
    switch self {
    case .unanswered, .returned: false
    case .choosing, .running, .cancelled, .threw: true
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
        Call.Outcome.threw(error).description
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
      return status.outcome.result
    }
  }
}
