extension SpryCheck {
  /// Checks that fakes received no calls except calls that a check matched, or that a stub with an
  /// expected count answered. Reads of properties and subscripts do not count.
  ///
  /// - Parameter ignored: The calls that may come, whatever their number is.
  /// - Returns: The failure, which marks the other calls, or `nil` if there are none.
  package static func noOtherCalls(
    of fakes: [SpryFakeHandle], ignoring ignored: [CallQuery], since mark: SpryMark
  ) -> Finding? {
    // A mistake in the list would let calls pass unnoticed.
    for query in ignored {
      if let mistake = mistake(inIgnored: query, fakes) { return mistake }
    }
    var histories: [CallHistory] = []
    for fake in fakes where !histories.contains(where: { $0.state === fake.state }) {
      let history = fake.state.history(of: fake.type, since: mark)
      // No calls would be recorded, so that the check could not fail.
      if let reason = history.whyUnseen {
        return Finding(
          "\(history.name): expected no other calls, \(reason.what)", advice: reason.advice)
      }
      histories.append(history)
    }
    let others = histories.flatMap { history in
      history.members.flatMap { unexpectedCalls(of: $0, in: history, ignored) }
    }
    if others.isEmpty { return nil }
    let timeline = CallTimeline(of: histories, named: histories.count > 1)
    return timeline.failure(others: Set(others), since: mark)
  }

  /// The failure of a check that ignores calls in a way that has no meaning.
  static func mistake(inIgnored query: CallQuery, _ fakes: [SpryFakeHandle]) -> Finding? {
    if query.expectedCount != nil { return query.failure(of: .inIgnoredCalls) }
    // It would ignore nothing.
    let name = query.history.name.headline(query.member)
    if query.impossibleMatcher != nil {
      let result = query.ofNoCalls.evaluate()
      guard let impossibility = result.impossibility, impossibility.isOfArguments else {
        return result.failure
      }
      return Finding(
        "\(name): 'ignoring' ignores no call, because \(impossibility.what)",
        advice: impossibility.advice)
    }
    if query.matchers.hasCaptors {
      return Finding(
        "\(name): 'ignoring' has a captor or '.check', which has no effect there; write '.any' "
          + "or '.match'")
    }
    if fakes.contains(where: { $0.state === query.state }) { return nil }
    return Finding(
      "\(name): 'ignoring' has a call to a fake that is not checked; add the fake to the list, "
        + "or remove the call")
  }

  /// Returns the numbers of the calls to a member that no check matched, and that no stub with an
  /// expected count answered.
  private static func unexpectedCalls(
    of member: CallHistory.OfMember, in history: CallHistory, _ ignored: [CallQuery]
  ) -> [UInt64] {
    let signature = MemberSignature(member.name)
    let calls = history.state.contents.withLock { _ in
      member.calls.filter {
        !$0.status.isChecked && $0.status.stub?.expectsCalls != true
      }
    }
    // The matchers run code of a user, so this is outside the lock.
    return calls.filter { call in
      !signature.isRead(argumentCount: call.arguments.count)
        && !ignored.contains { $0.ignores(call, ofMember: member.key, of: history.state) }
    }.map(\.number)
  }
}

extension CallQuery {
  /// Whether a check that ignores the query's calls ignores a call.
  func ignores(_ call: Call, ofMember key: String, of state: SpryState) -> Bool {
    self.state === state && self.key == key && call.number > mark.number && compare(call).isMatch
  }
}

extension CallTimeline {
  /// The failure of a check that expected no other calls.
  ///
  /// - Parameter others: The numbers of the calls that were not expected. There is at least one.
  fileprivate func failure(others: Set<UInt64>, since mark: SpryMark) -> Finding {
    let first = calls.first { others.contains($0.call.number) }.map { "\($0.call)" } ?? ""
    let got = others.count == 1 ? first : "\(others.count), starting with \(first)"
    let head = "\(names.joined(separator: ", ")): expected no other calls\(mark.words), got \(got)"
    return Finding(head, lines(marking: others), callCount: calls.count)
  }

  /// The calls around the first marked call, a numbered line each.
  private func lines(marking marked: Set<UInt64>) -> [String] {
    let first = calls.firstIndex { marked.contains($0.call.number) } ?? 0
    let start = max(0, first - 8)
    let end = min(calls.count, first + 12)
    let shown = calls[start..<end]
    let positions = positions.written(of: shown.map(\.call.number))
    var lines = start > 0 ? ["    … \(counted(start, "earlier call"))"] : []
    lines += columns(
      zip(shown, positions).map { entry, position in
        let isMarked = marked.contains(entry.call.number)
        return (
          "  \(isMarked ? "✗" : " ") \(position) \(text(of: entry))",
          isMarked ? entry.call.callerWords : ""
        )
      }
    )
    if end < calls.count {
      let others = calls[end...].count { marked.contains($0.call.number) }
      lines.append(
        "    … \(counted(calls.count - end, "more call"))"
          + (others == 0 ? "" : ", \(others) of them unexpected"))
    }
    return lines
  }
}
