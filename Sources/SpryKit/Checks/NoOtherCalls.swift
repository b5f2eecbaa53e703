/// A member whose calls do not matter, on every fake that has a member of that name.
package struct IgnoredMember {
  private let name: String
  private let isLiteral: Bool

  package init<Name: StringRepresentable>(_ name: Name) {
    self.name = name.rawValue
    isLiteral = Name.self == MemberName.self
  }

  /// Returns whether the calls of a member are ignored.
  fileprivate func matches(_ key: String, of fake: FakeHandle) -> Bool {
    if key == name { return true }
    guard isLiteral || fake.hasLiteralNames else { return false }
    return MemberName.withoutTrailingLabel(key) == MemberName.withoutTrailingLabel(name)
  }
}

extension SpryCheck {
  /// Checks that fakes received no calls except those that a check matched, or that a stub with an expected
  /// count answered. Reads of properties and subscripts do not count.
  ///
  /// - Returns: the failure, which marks the other calls; nil if there are none.
  package static func noOtherCalls(
    of fakes: [FakeHandle],
    ignoring ignored: [IgnoredMember],
    _ ignoredCalls: [any MemberCalls] = [],
    since mark: SpryMark
  ) -> CheckFailure? {
    var distinct: [FakeHandle] = []
    for fake in fakes where !distinct.contains(where: { $0.state === fake.state }) {
      distinct.append(fake)
    }
    let timeline = CallTimeline(
      of: distinct.map { $0.state.history(of: $0.type, since: mark) }, named: distinct.count > 1
    )
    let isIgnored = timeline.members.map { member in
      ignored.contains { $0.matches(member.key, of: distinct[member.fake]) }
    }
    let signatures = timeline.members.map { MemberSignature($0.name) }
    let ignoredCalls = ignoredCalls.map(\.query)
    let others = timeline.unexpected.filter { index in
      let entry = timeline.calls[index]
      let member = timeline.members[entry.member]
      return !isIgnored[entry.member]
        && !signatures[entry.member].isRead(argumentCount: entry.call.arguments.count)
        && !ignoredCalls.contains { call in
          call.state === timeline.fakes[member.fake].state && call.key == member.key
            && call.compare(entry.call.arguments).isFit
        }
    }
    if others.isEmpty { return nil }
    return CheckFailure(
      timeline.failure(others: others, since: mark), callCount: timeline.calls.count)
  }
}

extension CallTimeline {
  /// The indices of the calls that no check matched, and that no stub with an expected count answered.
  fileprivate var unexpected: [Int] {
    calls.indices.filter { index in
      let (call, member) = (calls[index].call, members[calls[index].member])
      return fakes[member.fake].state.contents.withLock { contents in
        let status = contents.member(key: member.key)?.calls[status: call.number] ?? call.status
        return !status.isChecked && !contents.expectsCalls(stub: status.stub)
      }
    }
  }
}
