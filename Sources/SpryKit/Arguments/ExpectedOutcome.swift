/// The outcome that a query expects of its calls.
struct ExpectedOutcome {
  /// How a call can end.
  enum Kind {
    case returned
    case threw
  }

  let kind: Kind
  /// Decides whether the returned value, or the error, matches.
  let matcher: ArgumentMatcher

  /// Compares the result of a call, which is `nil` if the call has not ended, or not with an answer.
  func compare(_ result: Result<Any, any Error>?) -> CallComparison {
    let comparison = result.flatMap(value).map { matcher.compare(recorded: recordedValue($0)) }
    if let comparison, comparison.isMatch { return .matches }
    return .outcome(OutcomeMismatch(expected: self, result: result, comparison: comparison))
  }

  /// Passes the value or the error of a call that matches to captors and checks.
  ///
  /// - Returns: The check that threw, or `nil` if none did.
  func capture(
    _ result: Result<Any, any Error>?, ofCall number: UInt64, argumentCount: Int
  ) -> FailedCheck? {
    guard let value = result.flatMap(value) else { return nil }
    do {
      // The outcome follows the arguments.
      let position = ArgumentPosition(call: number, index: argumentCount)
      try matcher.capture(recordedValue(value), from: position)
      return nil
    } catch {
      return FailedCheck(call: number, index: nil, error: error)
    }
  }

  /// Returns the value or the error of a call that ended as expected, or `nil` if it ended
  /// otherwise.
  func value(of result: Result<Any, any Error>) -> Any? {
    switch (kind, result) {
    case (.returned, .success(let value)): value
    case (.threw, .failure(let error)): error
    case (.returned, .failure), (.threw, .success): nil
    }
  }

  /// ` that returned "Ann"`, for the first line of a failure.
  var words: String {
    switch kind {
    case .returned: " that returned \(matcher.description)"
    case .threw: " that threw \(matcher.description)"
    }
  }
}

/// The outcome of a call that does not match, although the arguments do.
struct OutcomeMismatch {
  let expected: ExpectedOutcome
  /// The result of the call, or `nil` if the call has not ended, or not with an answer.
  let result: Result<Any, any Error>?
  /// The result of comparing the value or the error, or `nil` if the call ended otherwise.
  let comparison: ArgumentComparison?

  /// How far the value or the error is from the expected one.
  var distance: Double {
    guard let comparison, let value = result.flatMap(expected.value) else { return 1 }
    return expected.matcher.distance(of: recordedValue(value), comparison)
  }
}
