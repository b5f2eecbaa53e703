/// A fake, or a type, of which something is checked together with others.
package struct CheckedFake {
  let state: SpryState
  let double: any Any.Type
  /// Whether its members are named by string literals.
  let hasLiteralNames: Bool

  /// Checks an instance.
  package init<Fake: Spyable>(_ fake: Fake) {
    state = fake.spryState
    double = type(of: fake)
    hasLiteralNames = Fake.Function.self == MemberName.self
  }

  /// Checks a type in the current scope.
  package init<Fake: Spyable>(type: Fake.Type) {
    state = type.spryState
    double = type
    hasLiteralNames = Fake.ClassFunction.self == MemberName.self
  }
}

/// A member whose calls do not matter.
package struct IgnoredMember {
  private let name: String
  private let isLiteral: Bool

  /// Ignores the calls of a member, on every fake that has one of that name.
  package init<Name: StringRepresentable>(_ name: Name) {
    self.name = name.rawValue
    isLiteral = Name.self == MemberName.self
  }

  fileprivate func matches(_ key: String, of fake: CheckedFake) -> Bool {
    if key == name { return true }
    guard isLiteral || fake.hasLiteralNames else { return false }
    return MemberName.withoutTrailingLabel(key) == MemberName.withoutTrailingLabel(name)
  }
}

extension SpryCheck {
  /// Checks that fakes received no calls but those that a check found or a stub answered.
  ///
  /// - Returns: the timeline with the others marked; nil if there are none.
  package static func noOtherCalls(
    of fakes: [CheckedFake],
    ignoring ignored: [IgnoredMember],
    since mark: SpryMark
  ) -> String? {
    var distinct: [CheckedFake] = []
    for fake in fakes where !distinct.contains(where: { $0.state === fake.state }) {
      distinct.append(fake)
    }
    let timeline = CallTimeline(
      of: distinct.map { $0.state.history(of: $0.double, since: mark) })
    let isIgnored = timeline.members.map { member in
      ignored.contains { $0.matches(member.key, of: distinct[member.fake]) }
    }
    let others = timeline.unmentioned.filter { !isIgnored[timeline.calls[$0].member] }
    if others.isEmpty { return nil }
    let names = timeline.names.joined(separator: ", ")
    let head = "\(names): expected no other calls\(mark.words), got \(others.count)"
    return ([head] + timeline.lines(marking: others)).joined(separator: "\n")
  }
}

extension CallTimeline {
  /// The calls that no check found and no stub answered, by their places.
  fileprivate var unmentioned: [Int] {
    let status = fakes.map { fake in
      fake.state.tables.withLock { $0.members.map { ($0.key, $0.calls.snapshot) } }
    }
    return calls.indices.filter { place in
      let (call, member) = (calls[place].call, members[calls[place].member])
      let current = status[member.fake].first { $0.0 == member.key }?.1[status: call.number]
      let known = current ?? call.status
      return !known.isChecked && known.stub == 0
    }
  }

  /// The calls around the first of some, which are marked, a numbered line each.
  fileprivate func lines(marking marked: [Int]) -> [String] {
    let start = max(0, marked[0] - 8)
    let end = min(calls.count, marked[0] + 12)
    let isMarked = Set(marked)
    var lines = start > 0 ? ["    … \(counted(start, "call")) before"] : []
    for place in start..<end {
      lines.append(
        "  \(isMarked.contains(place) ? "✗" : " ") \(place + 1). \(text(of: calls[place]))")
    }
    if end < calls.count {
      let others = marked.filter { $0 >= end }.count
      lines.append(
        "    … \(counted(calls.count - end, "more call"))"
          + (others == 0 ? "" : ", \(others) of them not expected"))
    }
    return lines
  }
}
