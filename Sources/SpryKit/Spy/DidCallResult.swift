/// The outcome of a check: whether the fake received what was expected, and what it did receive.
public struct DidCallResult {
  let expectation: CallExpectation
  let history: CallHistory
  /// The calls of the member that fit, newest first; kept, since asking a predicate again might
  /// give another answer.
  let fitting: [UnsafePointer<CallRecord>]
  /// How many fit, so far as that is known.
  let count: FittingCount
  /// The checks that threw, in the order of the calls.
  let failedChecks: [FailedCheck]

  /// Tells whether the calls were as expected.
  public var success: Bool {
    failedChecks.isEmpty && count.isAllowed(by: expectation.specifier)
  }

  /// What was called on the fake, a numbered line a call, in order.
  public var recordedCallsDescription: String {
    let calls = CallListing(history)
    return calls.count == 0
      ? "nothing at all was called on \(history.double)\(expectation.mark.words)"
      : calls.text
  }

  /// Why the check failed: what was expected, what was seen, and what came nearest; nil on success.
  public var failureDescription: String? {
    success ? nil : expectation.failure(of: failedChecks, self)
  }
}

extension DidCallResult: CustomStringConvertible {
  /// `success`, or why the check failed.
  public var description: String {
    failureDescription ?? "success"
  }
}
