extension DidCallResult {
  /// The failure of a wait, with the calls that are not answered and may delay the others.
  ///
  /// - Parameter limit: How long the test waited, as the end of the first line: `within 1 s`.
  func failureDescription(limit: String) -> String {
    if otherTest != nil { return failureDescription ?? "" }
    // A line of its own names the running calls, of all members.
    let failure = query.failure(self, " \(limit)", notesRunning: false)
    let running = history.runningCalls
    if running.isEmpty { return failure }
    var list = running.prefix(NearestCandidates.most).map(\.description).joined(separator: ", ")
    let rest = running.count - NearestCandidates.most
    if rest > 0 { list += " and \(rest) more" }
    return "\(failure)\n  still running: \(list)"
  }
}

extension CallHistory {
  /// The calls that have not been answered yet, oldest first.
  var runningCalls: [RecordedCall] {
    recordedCalls.filter { call in
      if case .running = call.outcome { true } else { false }
    }
  }
}
