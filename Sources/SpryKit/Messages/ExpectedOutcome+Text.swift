extension ExpectedOutcome {
  /// ` that returned "Ann"`, for the first line of a failure.
  var words: String {
    switch ending {
    case .returned: " that returned \(matcher.description)"
    case .threw: " that threw \(matcher.description)"
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
        CallOutcome.threw(error).description
      }
    }
  }

  private func mismatch(_ value: Any, _ comparison: ArgumentComparison) -> String {
    expected.matcher.mismatch(recordedValue(value), comparison)
  }
}
