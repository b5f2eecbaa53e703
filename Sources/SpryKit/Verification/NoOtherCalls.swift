/// A fake, or a type, that is checked together with others.
package struct CheckedFake {
  let state: SpryState
  let fakeType: any Any.Type
  /// Whether string literals name its members.
  let hasLiteralNames: Bool

  /// Creates one for an instance.
  package init<Fake: Spyable>(_ fake: Fake) {
    state = fake.spryState
    fakeType = type(of: fake)
    hasLiteralNames = Fake.Function.self == MemberName.self
  }

  /// Creates one for a type in the current scope.
  package init<Fake: Spyable>(type: Fake.Type) {
    state = type.spryState
    fakeType = type
    hasLiteralNames = Fake.ClassFunction.self == MemberName.self
  }
}

/// A member whose calls do not matter.
package struct IgnoredMember {
  private let name: String
  private let isLiteral: Bool

  /// Ignores the calls of a member, on every fake that has a member of that name.
  package init<Name: StringRepresentable>(_ name: Name) {
    self.name = name.rawValue
    isLiteral = Name.self == MemberName.self
  }

  /// Returns whether the calls of a member are ignored.
  fileprivate func matches(_ key: String, of fake: CheckedFake) -> Bool {
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
    of fakes: [CheckedFake],
    ignoring ignored: [IgnoredMember],
    _ ignoredCalls: [any MemberCalls] = [],
    since mark: SpryMark
  ) -> CheckFailure? {
    var distinct: [CheckedFake] = []
    for fake in fakes where !distinct.contains(where: { $0.state === fake.state }) {
      distinct.append(fake)
    }
    let timeline = CallTimeline(
      of: distinct.map { $0.state.history(of: $0.fakeType, since: mark) }, named: distinct.count > 1
    )
    let isIgnored = timeline.members.map { member in
      ignored.contains { $0.matches(member.key, of: distinct[member.fake]) }
    }
    let signatures = timeline.members.map { MemberSignature($0.name) }
    let ignoredCalls = ignoredCalls.map(\.expectedCall)
    let others = timeline.unexpected.filter { index in
      let entry = timeline.calls[index]
      let member = timeline.members[entry.member]
      return !isIgnored[entry.member]
        && !signatures[entry.member].isRead(argumentCount: entry.call.arguments.count)
        && !ignoredCalls.contains { call in
          call.state === timeline.fakes[member.fake].state && call.query.key == member.key
            && call.query.compare(entry.call.arguments).isFit
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
      return fakes[member.fake].state.tables.withLock { tables in
        let status = tables.member(key: member.key)?.calls[status: call.number] ?? call.status
        return !status.isChecked && !tables.expectsCalls(stub: status.stub)
      }
    }
  }
}
