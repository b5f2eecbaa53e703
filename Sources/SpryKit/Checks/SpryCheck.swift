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
    if calls.isEmpty { return CheckFailure(emptyOrder) }
    for call in calls {
      if let mistake = mistake(inOrderWith: call, isExact: exactly) { return CheckFailure(mistake) }
    }
    var fakes: [CallHistory] = []
    for call in calls where !fakes.contains(where: { $0.state === call.state }) {
      fakes.append(call.state.history(of: call.handle.type, since: mark))
    }
    let match = OrderMatch(calls, in: CallTimeline(of: fakes), isExact: exactly)
    let failure = match.failure(since: mark)
    let failedCheck = match.capture()
    return (failure ?? failedCheck).map {
      CheckFailure($0, callCount: match.timeline.calls.count)
    }
  }

  /// The failure of a call whose count means nothing, or `nil` if it has a meaning.
  ///
  /// - Parameter isExact: Whether no other calls may come. Then `.atLeast(0)` allows calls.
  private static func mistake(inOrderWith call: CallQuery, isExact: Bool) -> String? {
    if let mistake = call.mistake, mistake != .alwaysMet || !isExact {
      return call.failure(of: mistake)
    }
    return call.specifier.allows(0) && call.matchers.impossibility != nil
      ? call.ofNoCalls.evaluate().failureDescription : nil
  }
}

extension SpryCheck {
  /// Checks that any member was called.
  package static func anyCall(to fake: SpryFakeHandle) -> String? {
    let history = fake.state.history(of: fake.type)
    return history.members.isEmpty
      ? "\(history.name): expected a call to any member, got none" : nil
  }

  /// Checks that no member was called.
  package static func noCall(to fake: SpryFakeHandle) -> CheckFailure? {
    let history = fake.state.history(of: fake.type)
    let (count, head) = (history.callCount, "\(history.name): expected no call to any member")
    if let reason = history.whyUnseen { return CheckFailure("\(head), \(reason)") }
    if count == 0 { return nil }
    return CheckFailure(
      (["\(head), got \(count)"] + history.listing.map { "    \($0)" }).joined(separator: "\n"),
      callCount: count)
  }
}

/// The failure of a check that shows all calls to its fakes.
package struct CheckFailure {
  package let text: String
  /// The number of calls that it shows.
  package let callCount: Int

  package init(_ text: String, callCount: Int = 0) {
    self.text = text
    self.callCount = callCount
  }
}
