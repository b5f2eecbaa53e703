/// A list of all calls of a fake, for a failure.
package struct CallListing {
  private let calls: [RecordedCall]
  private let state: SpryState

  init(_ history: CallHistory) {
    calls = history.recordedCalls
    state = history.state
  }

  /// The number of calls.
  package var count: Int { calls.count }

  /// The calls in order, each on a numbered line. After 50 calls, the rest is counted.
  package var text: String {
    let most = 50
    let shown = calls.prefix(most)
    let positions = CallPositions(of: [state]).written(of: shown.map(\.number))
    var lines = zip(positions, shown).map { "\($0) \($1)" }
    if calls.count > most { lines.append("and \(calls.count - most) more") }
    return lines.joined(separator: "\n")
  }
}

extension DidCallResult {
  /// The calls of the fake in order, each on a line with its number among the calls of the test.
  public var recordedCallsDescription: String {
    let calls = CallListing(history)
    return calls.count == 0 ? history.nothingCalled(since: query.mark) : calls.text
  }
}
