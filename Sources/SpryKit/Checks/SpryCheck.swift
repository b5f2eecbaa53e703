/// Checks of several members or fakes, each of which returns its failure, or `nil` if it passes.
package enum SpryCheck {
  /// Checks that any member was called.
  package static func anyCall(to fake: SpryFakeHandle) -> String? {
    let history = fake.state.history(of: fake.type)
    return history.members.isEmpty
      ? "\(history.name): expected a call to any member, got none" : nil
  }

  /// Checks that no member was called.
  package static func noCall(to fake: SpryFakeHandle) -> CheckFailure? {
    let history = fake.state.history(of: fake.type)
    let (count, head) = (history.callCount, "\(history.name): expected no calls to any member")
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
