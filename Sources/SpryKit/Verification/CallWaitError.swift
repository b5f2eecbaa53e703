/// What a wait for a call throws when the call does not come.
///
/// Its text is what the check would say, with the time that was waited, and the calls that have not
/// been answered yet:
///
/// ```text
/// 'save(_:)' on FakeStore: expected at least 1 call with (42), got none within 1 s
///   nothing at all was called on FakeStore
/// ```
public struct CallWaitError: Error, Sendable, CustomStringConvertible {
  /// Why the wait failed: what was expected, what was seen, and what came nearest.
  public let description: String
}

extension DidCallResult {
  /// Why the check failed after some time, with the calls that may be what holds up the others.
  func failureDescription(after time: Duration) -> String {
    let failure = query.failure(fitting, history, " within \(written(time))")
    let running = history.runningCalls
    if running.isEmpty { return failure }
    var list = running.prefix(NearestCandidates.most).map(\.description).joined(separator: ", ")
    let rest = running.count - NearestCandidates.most
    if rest > 0 { list += " and \(rest) more" }
    return "\(failure)\n  still running: \(list)"
  }
}

extension CallHistory {
  /// The calls that have not been answered yet, in order.
  var runningCalls: [RecordedCall] {
    recordedCalls.filter { call in
      if case .running = call.outcome { true } else { false }
    }
  }
}
