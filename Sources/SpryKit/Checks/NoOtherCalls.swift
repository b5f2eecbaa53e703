extension SpryCheck {
  /// Checks that fakes received no calls except calls that a check matched, or that a stub with an
  /// expected count answered. Reads of properties and subscripts do not count.
  ///
  /// - Parameter ignored: The calls that may come, whatever their number is.
  /// - Returns: The failure, which marks the other calls, or `nil` if there are none.
  package static func noOtherCalls(
    of fakes: [SpryFakeHandle], ignoring ignored: [CallQuery], since mark: SpryMark
  ) -> CheckFailure? {
    if let counted = ignored.first(where: { $0.expectedCount != nil }) {
      return CheckFailure(counted.failure(of: .inIgnoredCalls), callCount: 0)
    }
    if let impossible = ignored.first(where: { $0.impossibleMatcher != nil }) {
      return CheckFailure(impossible.check(.never).failureDescription ?? "", callCount: 0)
    }
    if let idle = ignored.first(where: \.matchers.hasCaptors) {
      return CheckFailure(
        "\(idle.history.name.headline(idle.member)): 'ignoring' has a captor or '.check', which "
          + "has no effect there: write '.any' or '.match'",
        callCount: 0)
    }
    var distinct: [SpryFakeHandle] = []
    for fake in fakes where !distinct.contains(where: { $0.state === fake.state }) {
      distinct.append(fake)
    }
    if let other = ignored.first(where: { query in !fakes.contains { $0.state === query.state } }) {
      return CheckFailure(
        "\(other.history.name.headline(other.member)): 'ignoring' has a call to a fake that is not "
          + "checked: add the fake to the list, or leave the call out",
        callCount: 0)
    }
    let timeline = CallTimeline(
      of: distinct.map { $0.state.history(of: $0.type, since: mark) }, named: distinct.count > 1
    )
    let signatures = timeline.members.map { MemberSignature($0.name) }
    let others = timeline.unexpected.filter { index in
      let entry = timeline.calls[index]
      let member = timeline.members[entry.member]
      return !signatures[entry.member].isRead(argumentCount: entry.call.arguments.count)
        && !ignored.contains { query in
          query.state === timeline.fakes[member.fake].state && query.key == member.key
            && entry.call.number > query.mark.number
            && query.compare(entry.call).isMatch
        }
    }
    if others.isEmpty { return nil }
    return CheckFailure(
      timeline.failure(others: others, since: mark), callCount: timeline.calls.count)
  }
}

extension CallTimeline {
  /// The indices of the calls that no check matched, and that no stub with an expected count
  /// answered.
  fileprivate var unexpected: [Int] {
    calls.indices.filter { index in
      let (call, member) = (calls[index].call, members[calls[index].member])
      return fakes[member.fake].state.contents.withLock { contents in
        let status = contents.member(key: member.key)?.calls.status(of: call.number) ?? call.status
        return !status.isChecked && !contents.expectsCalls(stub: status.stub)
      }
    }
  }
}

extension CallTimeline {
  /// The failure of a check that expected no other calls.
  ///
  /// - Parameter others: The indices of the calls that were not expected. There is at least one.
  func failure(others: [Int], since mark: SpryMark) -> String {
    let head =
      "\(names.joined(separator: ", ")): expected no other calls\(mark.words), got \(others.count)"
    return ([head] + lines(marking: others)).joined(separator: "\n")
  }

  /// The calls around the first marked call, a numbered line each.
  private func lines(marking marked: [Int]) -> [String] {
    let start = max(0, marked[0] - 8)
    let end = min(calls.count, marked[0] + 12)
    let isMarked = Set(marked)
    var lines = start > 0 ? ["    … \(counted(start, "call")) before"] : []
    let shown = calls[start..<end]
    let positions = positions.written(of: shown.map(\.call.number))
    lines += columns(
      zip(shown.indices, positions).map { index, position in
        let isMarked = isMarked.contains(index)
        let call = calls[index]
        return (
          "  \(isMarked ? "✗" : " ") \(position) \(text(of: call))",
          isMarked ? callerWords(of: call) : ""
        )
      }
    )
    if end < calls.count {
      let others = marked.filter { $0 >= end }.count
      lines.append(
        "    … \(counted(calls.count - end, "more call"))"
          + (others == 0 ? "" : ", \(others) of them unexpected"))
    }
    return lines
  }
}
