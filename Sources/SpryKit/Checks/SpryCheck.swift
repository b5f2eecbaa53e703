/// Checks of several members or fakes, each of which returns what is wrong, or `nil` if it passes.
package enum SpryCheck {
  /// Checks that any member was called.
  package static func anyCall(to fake: SpryFakeHandle) -> Finding? {
    let history = fake.state.history(of: fake.type)
    return history.members.isEmpty
      ? Finding("\(history.name): expected a call to any member, got none") : nil
  }

  /// Checks that no member was called.
  package static func noCall(to fake: SpryFakeHandle) -> Finding? {
    let history = fake.state.history(of: fake.type)
    let (count, head) = (history.callCount, "\(history.name): expected no calls to any member")
    if let reason = history.whyUnseen {
      return Finding("\(head), \(reason.what)", advice: reason.advice)
    }
    if count == 0 { return nil }
    return Finding(
      "\(head), got \(count)", history.listing.map { "    \($0)" }, callCount: count)
  }
}
