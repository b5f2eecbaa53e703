/// Checks of several fakes, each of which returns its failure, or `nil` if it passes.
///
/// Use these functions to report failures yourself. In a test, use the assertions of `SpryMatchers`. If
/// you repeat a check, it has the same result.
public enum SpryCheck {
  /// Checks that calls were made in an order.
  ///
  /// - Parameters:
  ///   - exactly: Whether the fakes in the list must have received no other calls.
  ///   - mark: A mark. Only calls after it count. By default, all calls count.
  ///   - calls: The calls, one per line. An empty list is a failure.
  /// - Returns: The failure, which shows the expected and the actual order, or `nil` if they agree.
  ///
  /// Each line matches the earliest call after the calls of the line before. Other calls can be made in
  /// between. A line with a count matches several calls, up to the first call that the next line matches.
  public static func inOrder(
    exactly: Bool = false,
    since mark: SpryMark = .start,
    @ExpectedCallsBuilder _ calls: () -> [CallQuery]
  ) -> String? {
    orderFailure(exactly: exactly, since: mark, calls)?.text
  }

  /// Does what ``inOrder(exactly:since:_:)`` does.
  package static func orderFailure(
    exactly: Bool = false,
    since mark: SpryMark = .start,
    @ExpectedCallsBuilder _ calls: () -> [CallQuery]
  ) -> CheckFailure? {
    let calls = calls()
    if calls.isEmpty { return CheckFailure(emptyOrder, callCount: 0) }
    if let mistake = mistake(in: calls, isExact: exactly) { return mistake }
    let (timeline, steps) = prepare(calls, isExact: exactly, since: mark)
    let match = OrderMatch(steps, timeline, isExact: exactly)
    let failure = timeline.failure(of: match, steps, isExact: exactly, since: mark)
    let failedCheck = capture(match.matches, steps, timeline)
    return (failure ?? failedCheck).map { CheckFailure($0, callCount: timeline.calls.count) }
  }

  /// Returns the failure of the first call whose count means nothing, or `nil` if there is none.
  ///
  /// - Parameter isExact: Whether no other calls may come. Then `.atLeast(0)` allows calls.
  private static func mistake(in calls: [CallQuery], isExact: Bool) -> CheckFailure? {
    for call in calls {
      if let mistake = call.specifier.mistake, mistake != .alwaysMet || !isExact {
        return CheckFailure(call.failure(of: mistake), callCount: 0)
      }
      if call.specifier.allows(0), call.matchers.impossibility != nil {
        return CheckFailure(call.check(.never).failureDescription ?? "", callCount: 0)
      }
    }
    return nil
  }

  private static func prepare(
    _ calls: [CallQuery],
    isExact: Bool,
    since mark: SpryMark
  ) -> (CallTimeline, [OrderStep]) {
    var fakes: [CallHistory] = []
    for call in calls where !fakes.contains(where: { $0.state === call.state }) {
      fakes.append(call.state.history(of: call.handle.type, since: mark))
    }
    let timeline = CallTimeline(of: fakes)
    return (timeline, calls.map { OrderStep($0, in: timeline, isExact: isExact) })
  }

  /// Marks the matching calls as checked, and passes their arguments to captors and checks.
  ///
  /// - Returns: The failure of the first check that threw, or `nil` if none did.
  private static func capture(
    _ matches: [(step: Int, call: Int)],
    _ steps: [OrderStep],
    _ timeline: CallTimeline
  ) -> String? {
    for match in matches {
      let step = steps[match.step]
      timeline.fakes[step.fake].state
        .markChecked([timeline.calls[match.call].call], ofMember: step.query.key)
    }
    return matches.flatMap { match in
      let query = steps[match.step].query
      let call = timeline.calls[match.call]
      return query.matchers.capture(call.call.arguments, ofCall: call.call.number).map { failed in
        "\(timeline.text(of: call)): \(failed.text(in: MemberSignature(query.member)))"
      }
    }.first
  }
}

/// The failure of a check that shows all calls to its fakes.
package struct CheckFailure {
  package let text: String
  /// The number of calls that it shows.
  package let callCount: Int

  package init(_ text: String, callCount: Int) {
    self.text = text
    self.callCount = callCount
  }
}
