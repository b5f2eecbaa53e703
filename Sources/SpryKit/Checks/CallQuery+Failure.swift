// The text of a failed check. The first line is complete on its own. The nearest calls follow.
extension CallQuery {
  /// The failure of a check.
  func failure(_ result: DidCallResult) -> String {
    guard let called = result.history.member(key: key), let first = result.failedChecks.first else {
      return failure(result, "")
    }
    let signature = MemberSignature(called.name)
    let what = first.text(in: signature)
    guard specifier.allows(result.matching.count) else {
      return "\(failure(result, ""))\n  \(what)"
    }
    let calls = result.matching.filter { call in
      result.failedChecks.contains { $0.call == call.number }
    }
    let head = "\(result.history.name.headline(member)): \(what)"
    // The first line has the reason for a single call.
    let reasonsOf = { (call: Call) in
      calls.count == 1
        ? []
        : result.failedChecks.filter { $0.call == call.number }
          .map { "\($0.name(in: signature)): \($0.errorText)" }
    }
    let lines = CallLines(of: result.history.state)
      .lines(calls, ofMember: key, called.name, reasonsOf)
    let heading = "  \(calls.count) of \(counted(result.matching.count, "matching call")):"
    return ([head] + (result.matching.count == 1 ? [] : [heading]) + lines)
      .joined(separator: "\n")
  }

  /// The failure of a check that found too many or too few calls.
  ///
  /// - Parameters:
  ///   - circumstance: The end of the first line, such as the time of a wait.
  ///   - notesRunning: Whether the listed calls that are still running are marked.
  func failure(
    _ result: DidCallResult, _ circumstance: String, notesRunning: Bool = true
  ) -> String {
    let (matching, history) = (result.matching, result.history)
    if let ended = history.ended { return failure(of: history.name, at: ended) }
    let got =
      result.isImpossible
      ? result.impossibilityWords
      : "got \(matching.isEmpty ? "none" : "\(matching.count)")\(circumstance)"
    var headline = headline(of: history.name, matching)
    var lines = evidence(result, notesRunning: notesRunning)
    if specifier.isExceeded(by: matching.count), state.scope == nil, SpryScope.current.owner != nil
    {
      lines.append(
        "  \(history.name) belongs to no test, so it records all tests' calls: create it in the "
          + "test"
      )
    }
    if matching.isEmpty, !specifier.allows(0), let notes = history.state.notes,
      let missing = notes.missingSuperclassCall(of: member)
    {
      headline = "\(missing)\(conditions): expected \(specifier)"
      if history.member(key: key) == nil {
        lines = notes.otherImplementations(of: member, key: key)
      }
    }
    return (["\(headline), \(got)"] + lines).joined(separator: "\n")
  }

  /// The failure of a check that expects not to find this number of calls.
  func unwanted(_ result: DidCallResult) -> String {
    let head = result.history.name.headline(member)
    let got =
      result.impossibility != nil
      ? result.impossibilityWords
      : "got \(result.matching.isEmpty ? "none" : "\(result.matching.count)")"
    let expected = "\(specifier.oppositeWords)\(conditions)"
    return (["\(head): expected \(expected), \(got)"] + evidence(result)).joined(separator: "\n")
  }

  /// The failure of a check of a fake whose scope has ended.
  func failure(of fake: FakeName, at ending: ScopeEnding) -> String {
    "\(headline(of: fake)), \(isOfEndedTest ? "but its test has ended: await the check" : ending.words)"
  }

  /// Whether the check itself is of the test that has ended.
  var isOfEndedTest: Bool {
    guard let test = SpryScope.local?.owner else { return false }
    return test === state.scope?.owner && !test.isOfWithSpry
  }

  /// The failure of a check of a fake that belongs to another running test.
  func failure(of fake: FakeName, checkedBy test: SpryScope) -> String {
    "\(headline(of: fake)), but '\(test.name)' checks a fake of the test "
      + "'\(state.scope?.name ?? "")': create a fake in each test"
  }

  /// The name of the member and the expected number of calls, or of reads, because the writes of a
  /// typed property are another member.
  private func headline(of fake: FakeName, _ matching: [Call] = []) -> String {
    let signature = MemberSignature(member)
    let areReads =
      handle.isTyped && signature.isOfReads
      && matching.allSatisfy { signature.isRead(argumentCount: $0.arguments.count) }
    let count = specifier.count(of: areReads ? "read" : "call")
    return "\(fake.headline(member)): expected \(count)\(conditions)"
  }

  /// What a call must be like to match: ` with ("42") that threw any Offline after the mark`.
  var conditions: String { "\(matchers.words)\(outcome?.words ?? "")\(mark.words)" }

  private func evidence(_ result: DidCallResult, notesRunning: Bool = true) -> [String] {
    switch result.impossibility {
    case .ended, .onlyAnswered: return []
    case .offTheTask: return offTheTask(result.history)
    default: break
    }
    let calls = CallLines(of: result.history.state, notesRunning: notesRunning)
    let others =
      result.matching.isEmpty && !specifier.allows(0)
      ? atOtherFakes(result.history) + offTheTask(result.history) : []
    guard let called = result.history.member(key: key) else {
      return others + elsewhere(result.history, calls)
    }
    let matching = result.matching
    var lines = others
    // The first line has their number.
    if !matching.isEmpty { lines += calls.lines(matching, ofMember: key, called.name) }
    if let others = result.nearCalls, others.count > 0 {
      lines.append("  \(counted(others.count, "other call")):")
      lines += calls.lines(others, ofMember: key, called.name)
    }
    return lines
  }

  /// The matching calls to other fakes of the same type. The code may have called the wrong fake.
  private func atOtherFakes(_ history: CallHistory) -> [String] {
    guard let test = history.state.scope?.owner, let type = history.name.type else { return [] }
    return test.states.filter { $0 !== history.state }.flatMap { state -> [String] in
      let other = state.history(since: mark)
      return other.name.type == type ? matchingCalls(of: other, "to \(other.name):") : []
    }
  }

  /// The matching calls to a static member that came from outside the tasks of tests. They may be
  /// of another test, so a check does not count them.
  private func offTheTask(_ history: CallHistory) -> [String] {
    let calls = callsOffTheTask(history)
    guard let first = calls.first, let called = first.history.member(key: key) else { return [] }
    let heading =
      "that the check does not see, made outside the test's task: in Task.detached, Dispatch, or "
      + "a thread"
    return ["  \(counted(calls.count, "matching call")) \(heading)"]
      + CallLines(of: first.history.state).lines(calls.map(\.call), ofMember: key, called.name)
  }

  /// The matching calls to a static member since the beginning of the test that came from outside
  /// the tasks of tests.
  func callsOffTheTask(_ history: CallHistory) -> [(call: Call, history: CallHistory)] {
    guard history.state.isOfType, let test = SpryScope.current.owner else { return [] }
    let start = test.start.number > mark.number ? test.start : mark
    return SpryScope.current.otherScopes(ofType: handle.type).filter(\.scope.isOfProcess)
      .flatMap { _, state in
        let other = state.history(of: handle.type, since: start)
        return matchingCalls(in: other).map { ($0, other) }
      }
  }

  /// Whether no other running test uses the type, so that its calls from outside all tasks are of
  /// this test.
  var isCalledByOneTest: Bool {
    let test = SpryScope.current.owner
    return ProcessScope.current.otherScopes(ofType: handle.type).allSatisfy { scope, _ in
      scope.owner == nil || scope.owner === test
    }
  }

  /// The calls in another history that match, after a heading.
  private func matchingCalls(of other: CallHistory, _ heading: String) -> [String] {
    let calls = matchingCalls(in: other)
    guard let called = other.member(key: key), !calls.isEmpty else { return [] }
    return ["  \(counted(calls.count, "matching call")) \(heading)"]
      + CallLines(of: other.state).lines(calls, ofMember: key, called.name)
  }

  private func matchingCalls(in other: CallHistory) -> [Call] {
    (other.member(key: key)?.calls ?? []).filter {
      matchers.isEmpty || matchers.compare($0.arguments).isMatch
    }
  }

  private func elsewhere(_ history: CallHistory, _ calls: CallLines) -> [String] {
    // A closure has no other members.
    if history.name.isClosure { return [] }
    if isOnlyAnswered { return ["  \(onlyAnswered)"] }
    if let reason = history.state.notes?.noCalls(of: member, key: key) { return ["  \(reason)"] }
    let missed = history.state.hiddenCalls(of: member)
    if history.members.isEmpty { return ["  \(history.nothingCalled(since: mark))"] + missed }
    let heading =
      "  \(counted(history.callCount, "call")) to other members of \(history.name)\(mark.words):"
    return [heading] + calls.lines(history.members) + missed
  }
}

extension DidCallResult {
  /// The end of the first line if no call can ever match.
  fileprivate var impossibilityWords: String {
    switch impossibility {
    case .ended(let ending):
      return query.isOfEndedTest ? "but its test has ended: await the check" : ending.words
    case .unknownName:
      return "but no member with this name was used: write 'fake.calls', which the compiler checks"
    case .notInSpy(let names):
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return "but the spy records no such member\(list.isEmpty ? "" : ", only \(list)")"
    case .onlyAnswered: return "but \(query.onlyAnswered)"
    case .offTheTask: return "got none in the test's task"
    default: break
    }
    let reason =
      switch impossibility {
      case .argument(let name, let reason): "\(name): \(reason)"
      case .argumentCountOfName(let count): "'\(query.member)' has \(counted(count, "argument"))"
      case .argumentType(let name, let expected, let actual):
        "\(name): expected \(article(typeName(expected))), but every call has "
          + "\(article(typeName(actual))); if the parameter takes both, use Argument.pass"
      case .argumentCount, .ended, .notInSpy, .offTheTask, .onlyAnswered, .unknownName,
        nil:
        "none has that many arguments"
      }
    return "but this check cannot fail, because no call can match: \(reason)"
  }
}

extension CallQuery {
  /// What is wrong with a member whose calls are only answered.
  fileprivate var onlyAnswered: String {
    state.contents.withLock { $0.member(key: key)?.spied != nil }
      ? "the spy records no reads and writes of properties"
      : "the fake answers its calls with 'stubbedValue', which does not record them: write 'spryify' instead"
  }

  /// The failure of a check whose count is a mistake.
  func failure(of mistake: CountMistake) -> String {
    let name = state.history(of: handle.type).name.headline(member)
    let (what, advice) = mistake.words(specifier)
    return "\(name): \(what)\n  \(advice)"
  }
}
