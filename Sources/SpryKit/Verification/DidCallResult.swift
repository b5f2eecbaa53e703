/// The outcome of a check: whether the fake received what was expected, and what it did receive.
public struct DidCallResult {
  let query: CallQuery
  let history: CallHistory
  /// The calls of the member that fit, oldest first. Stored, since asking a predicate again might
  /// give another answer.
  let fitting: [Call]
  /// The checks that threw, in the order of the calls.
  let failedChecks: [FailedCheck]

  /// Whether the calls were as expected.
  public var success: Bool {
    failedChecks.isEmpty && query.specifier.allows(fitting.count)
  }

  /// What was called on the fake, one numbered line for each call, in order.
  public var recordedCallsDescription: String {
    let calls = CallListing(history)
    return calls.count == 0 ? history.nothingCalled(since: query.mark) : calls.text
  }

  /// Why the check failed: what was expected, what was seen, and the nearest calls; nil on success.
  public var failureDescription: String? {
    success ? nil : query.failure(self)
  }

  /// The calls that fit, as a test sees them.
  var calls: [RecordedCall] {
    guard let member = history.member(key: query.key) else { return [] }
    return fitting.map { RecordedCall($0, of: member, in: history) }
  }
}

extension DidCallResult: CustomStringConvertible {
  /// `success`, or why the check failed.
  public var description: String {
    failureDescription ?? "success"
  }
}
