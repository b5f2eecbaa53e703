/// The result of `didCall`: whether a fake received the expected calls, and which calls it
/// received.
public struct DidCallResult {
  var query: CallQuery
  let history: CallHistory
  /// The calls to the member.
  let found: ComparedCalls
  /// The reason why no call can ever match, or `nil` if one can, or if the check expects calls.
  var impossibility: Impossibility?
  /// The checks of arguments that threw, in the order of the calls.
  private(set) var failedChecks: [FailedCheck] = []
  /// The running test that checks, if the fake belongs to another running test.
  let otherTest: SpryScope?

  /// Evaluates calls that were compared.
  ///
  /// - Parameter found: All calls to the member in the history.
  init(_ query: CallQuery, _ found: ComparedCalls, _ history: CallHistory) {
    self.query = query
    self.found = found
    self.history = history
    // Only a check that passes with no call needs to know whether it can fail.
    impossibility =
      found.matching.isEmpty && query.specifier.allows(0)
      ? query.impossibility(found.others, history) : nil
    otherTest = history.state.scope?.otherRunningTest
  }

  /// The calls to the member that match, oldest first.
  var matching: [Call] { found.matching }

  /// Whether the check expects no call, and none can ever match.
  var isImpossible: Bool { impossibility != nil }

  /// Whether the calls were as expected.
  public var success: Bool { failureOfMistake == nil && isMet }

  /// Whether the calls were as a check expects that is no mistake itself.
  private var isMet: Bool {
    failedChecks.isEmpty && !isImpossible && query.specifier.allows(matching.count)
  }

  /// The failure text, or `nil` if the calls were as expected.
  public var failureDescription: String? { failure?.text }

  /// What is wrong, or `nil` if the calls were as expected.
  package var failure: Finding? { failureOfMistake ?? (isMet ? nil : query.failure(self)) }

  /// The failure text of the opposite expectation, or `nil` if that expectation is met.
  ///
  /// The opposite expectation is that the number of calls is not as expected. If no call could
  /// match, or if the expected number is always or never met, neither expectation is met.
  public var oppositeFailureDescription: String? { oppositeFailure?.text }

  /// See ``oppositeFailureDescription``.
  package var oppositeFailure: Finding? {
    if let failure = failureOfMistake { return failure }
    // No arguments are compared again.
    var result = self
    result.impossibility = matching.isEmpty ? query.impossibility(found.others, history) : nil
    if query.specifier == .atLeast(1) {
      result.query = query.ofNoCalls
      return result.failure
    }
    return isMet || result.isImpossible ? query.unwanted(result) : nil
  }

  /// The failure of a check that is a mistake itself, whatever calls there are: it is in another
  /// running test than the fake, its number means nothing, or its name means several members.
  private var failureOfMistake: Finding? {
    if let otherTest { return query.failure(of: history.name, checkedBy: otherTest) }
    if let mistake = query.mistake { return query.failure(of: mistake) }
    return query.expected.namesakes == nil ? nil : query.failureOfName
  }

  /// Does what a check does beside its comparison: for `expectNoOtherCalls`, the calls that match
  /// count as checked, even if the check fails; captors keep their arguments; and their checks of
  /// arguments run.
  mutating func takeEffect() {
    history.state.markChecked(matching, ofMember: query.key)
    failedChecks = query.capture(matching)
  }

  /// The calls that match, as a test sees them.
  var calls: [RecordedCall] {
    guard let member = history.member(key: query.key) else { return [] }
    return matching.map { RecordedCall($0, of: member, in: history) }
  }
}

extension DidCallResult: CustomStringConvertible {
  /// The text `success`, or the failure text.
  @_documentation(visibility: internal)
  public var description: String {
    failureDescription ?? "success"
  }
}

extension DidCallResult {
  /// The calls to the fake, in order. Each line contains a call and its number among the test's
  /// calls.
  public var recordedCallsDescription: String {
    let calls = history.listing
    return calls.isEmpty
      ? history.nothingCalled(since: query.mark) : calls.joined(separator: "\n")
  }
}
