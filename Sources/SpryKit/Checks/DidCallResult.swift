/// The result of a check: whether a fake received the expected calls, and the calls that it
/// received.
public struct DidCallResult {
  let query: CallQuery
  let history: CallHistory
  /// The calls of the member that match, oldest first.
  let matching: [Call]
  /// The other calls of the member, if the check failed because calls are missing.
  let nearCalls: NearCalls?
  /// The reason why no call can ever match, or `nil` if one can.
  let impossibility: Impossibility?
  /// The checks that threw, in the order of the calls.
  let failedChecks: [FailedCheck]

  /// Whether the check expects no call, and none can ever match.
  var isImpossible: Bool { impossibility != nil && query.specifier.allows(0) }

  /// Whether the calls were as expected.
  public var success: Bool {
    failedChecks.isEmpty && !isImpossible && query.specifier.mistake == nil
      && query.specifier.allows(matching.count)
  }

  /// The failure: the expectation, the number of calls, and the nearest calls; `nil` on success.
  public var failureDescription: String? {
    if let mistake = query.specifier.mistake { return query.failure(of: mistake) }
    return success ? nil : query.failure(self)
  }

  /// The failure of the opposite check, which expects any other number of calls, or `nil` if that
  /// check passes.
  ///
  /// If no call can ever match, or if the expected number means nothing, both checks fail.
  public var oppositeFailureDescription: String? {
    if let mistake = query.specifier.mistake { return query.failure(of: mistake) }
    if query.specifier == .atLeast(1) { return expectingNoCall.failureDescription }
    return success || impossibility != nil ? query.unwanted(self) : nil
  }

  /// The result of the check that expects no call. It compares no arguments again.
  private var expectingNoCall: DidCallResult {
    DidCallResult(
      query: query.times(.never), history: history,
      matching: matching, nearCalls: nearCalls, impossibility: impossibility,
      failedChecks: failedChecks)
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
