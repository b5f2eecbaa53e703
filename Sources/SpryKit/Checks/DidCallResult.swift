/// The result of `didCall`: whether a fake received the expected calls, and which calls it
/// received.
public struct DidCallResult {
  let query: CallQuery
  let history: CallHistory
  /// The calls to the member that match, oldest first.
  let matching: [Call]
  /// The other calls to the member, if the check failed because calls are missing.
  let nearCalls: NearCalls?
  /// The other calls to the member, with their results.
  let others: [(call: Call, comparison: CallComparison)]
  /// The reason why no call can ever match, or `nil` if one can, or if the check expects calls.
  let impossibility: Impossibility?
  /// The checks that threw, in the order of the calls.
  let failedChecks: [FailedCheck]
  /// The running test that checks, if the fake belongs to another running test.
  let otherTest: SpryScope?

  /// Whether the check expects no call, and none can ever match.
  var isImpossible: Bool { impossibility != nil }

  /// Whether the calls were as expected.
  public var success: Bool {
    otherTest == nil && failedChecks.isEmpty && !isImpossible && query.specifier.mistake == nil
      && query.specifier.allows(matching.count)
  }

  /// The text of the failure, or `nil` if the check passed.
  public var failureDescription: String? {
    if let failure = failureOfOtherTest { return failure }
    if let mistake = query.specifier.mistake { return query.failure(of: mistake) }
    return success ? nil : query.failure(self)
  }

  /// The text of the failure of the opposite check, or `nil` if that check passes.
  ///
  /// The opposite check expects any other number of calls. If no call could match, or if the
  /// expected number has no meaning, both checks fail.
  public var oppositeFailureDescription: String? {
    if let failure = failureOfOtherTest { return failure }
    if let mistake = query.specifier.mistake { return query.failure(of: mistake) }
    if query.specifier == .atLeast(1) { return expecting(.never).failureDescription }
    let result = expecting(query.specifier)
    return success || result.isImpossible ? query.unwanted(result) : nil
  }

  /// The failure of a check in another running test, whatever calls there are.
  private var failureOfOtherTest: String? {
    otherTest.map { query.failure(of: history.name, checkedBy: $0) }
  }

  /// The result of a check of these calls that expects another number, or of its opposite. It
  /// compares no arguments again.
  private func expecting(_ count: CountSpecifier) -> DidCallResult {
    DidCallResult(
      query: query.times(count), history: history,
      matching: matching, nearCalls: nearCalls, others: others,
      impossibility: matching.isEmpty ? query.impossibility(others, history) : nil,
      failedChecks: failedChecks, otherTest: otherTest)
  }

  /// The calls that match, as a test sees them.
  var calls: [RecordedCall] {
    guard let member = history.member(key: query.key) else { return [] }
    return matching.map { RecordedCall($0, of: member, in: history) }
  }
}

extension DidCallResult: CustomStringConvertible {
  /// `success`, or the failure.
  @_documentation(visibility: internal)
  public var description: String {
    failureDescription ?? "success"
  }
}

extension DidCallResult {
  /// The calls to the fake in order, each on a line with its number among the calls of the test.
  public var recordedCallsDescription: String {
    let calls = CallListing(history)
    return calls.count == 0 ? history.nothingCalled(since: query.mark) : calls.text
  }
}
