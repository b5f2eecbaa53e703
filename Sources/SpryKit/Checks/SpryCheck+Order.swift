extension SpryCheck {
  /// Checks that calls were made in an order.
  ///
  /// Each line matches the earliest call after the calls of the line before. Other calls can be made in
  /// between. A line with a count matches as many calls as it needs, and then more, up to the first call that the next
  /// line matches.
  ///
  /// - Parameters:
  ///   - exactly: Whether the fakes in the list must have received no other calls.
  ///   - ignored: With `exactly`, the other calls that may come, whatever their number is.
  ///   - mark: A mark. Only calls after it count. By default, all calls count.
  ///   - calls: The calls, one per line. An empty list is a failure.
  package static func orderFailure(
    exactly: Bool = false,
    ignoring ignored: [CallQuery] = [],
    since mark: SpryMark = .start,
    @ExpectedCallsBuilder _ calls: () -> [CallQuery]
  ) -> Finding? {
    let calls = calls()
    if calls.isEmpty { return .emptyOrder }
    for call in calls {
      if let mistake = mistake(inOrderWith: call, isExact: exactly) { return mistake }
    }
    for query in ignored {
      if let mistake = mistake(inIgnored: query, calls.map(\.handle)) { return mistake }
    }
    var fakes: [CallHistory] = []
    for call in calls where !fakes.contains(where: { $0.state === call.state }) {
      fakes.append(call.state.history(of: call.handle.type, since: mark))
    }
    let match = OrderMatch(
      calls, in: CallTimeline(of: fakes), isExact: exactly, ignoring: ignored)
    let failure = match.failure(since: mark)
    let failedCheck = match.capture()
    return failure ?? failedCheck
  }

  /// The failure of a call whose count means nothing, or `nil` if it has a meaning.
  ///
  /// - Parameter isExact: Whether no other calls may come. Then `.atLeast(0)` allows calls.
  private static func mistake(inOrderWith call: CallQuery, isExact: Bool) -> Finding? {
    if let mistake = call.mistake, mistake != .alwaysMet || !isExact {
      return call.failure(of: mistake)
    }
    return call.specifier.allows(0) && call.matchers.impossibility != nil
      ? call.ofNoCalls.evaluate().failure : nil
  }
}
