// The calls in a failure.
extension CallQuery {
  /// Returns the calls as lines, and the only call if the first line tells of it.
  func evidence(
    _ result: DidCallResult, notesRunning: Bool = true
  ) -> (lines: [String], only: String?) {
    let history = result.history
    switch result.impossibility?.evidence {
    case nil, .calls: break
    case .callsOffTheTask: return (offTheTask(history), nil)
    case .some(.none): return ([], nil)
    }
    let (matching, count) = (result.calls, result.matching.count)
    let calls = CallLines(positions: CallPositions(of: [state]), notesRunning: notesRunning)
    var lines =
      matching.isEmpty && !specifier.allows(0) ? atOtherFakes(history) + offTheTask(history) : []
    // The member was not called on this fake.
    guard let called = history.member(key: key) else {
      return (lines + elsewhere(history, calls), nil)
    }
    // The first line has their number.
    lines += calls.lines(matching)
    let isMissingCalls = !specifier.allows(count) && !specifier.isExceeded(by: count)
    var only: String?
    // Calls with other arguments explain missing calls, but not a call too many.
    if isMissingCalls || result.isImpossible, !result.found.others.isEmpty {
      let others = NearCalls(to: matchers, among: result.found.others, hasOutcome: outcome != nil)
      let start = mark == .start ? history.start(since: mark) : ""
      let heading = "  \(counted(others.count, "other call"))\(start):"
      let isOnly =
        lines.isEmpty && start.isEmpty && matching.isEmpty && outcome == nil && !result.isImpossible
      // It is shorter than "none" and the heading.
      only = isOnly ? others.only.flatMap { $0.count < heading.count + 4 ? $0 : nil } : nil
      if only == nil { lines.append(heading) }
      lines += calls.lines(others, of: called, in: history)
    }
    return (lines, only)
  }

  /// The matching calls to other fakes of the same type. The code may have called the wrong fake.
  private func atOtherFakes(_ history: CallHistory) -> [String] {
    // Without a test, nobody knows the other fakes.
    guard let test = state.scope?.owner, let type = history.name.type else { return [] }
    return test.states.filter { $0 !== state }.flatMap { state -> [String] in
      let other = state.history(since: mark)
      return other.name.type == type ? matchingCalls(in: other, "to \(other.name):") : []
    }
  }

  /// The matching calls to a static member that came from outside the tasks of tests. They may be
  /// of another test, so a check does not count them.
  private func offTheTask(_ history: CallHistory) -> [String] {
    historyOffTheTask.map {
      matchingCalls(
        in: $0,
        "that the assertion does not see, made outside the test's task, in 'Task.detached', Dispatch, "
          + "or a thread:")
    } ?? []
  }

  /// The matching calls in another history, after a heading.
  private func matchingCalls(in other: CallHistory, _ heading: String) -> [String] {
    let calls = matchingCalls(in: other)
    if calls.isEmpty { return [] }
    return ["  \(counted(calls.count, "matching call")) \(heading)"]
      + CallLines(positions: CallPositions(of: [other.state])).lines(calls)
  }

  private func matchingCalls(in other: CallHistory) -> [RecordedCall] {
    let calls = other.member(key: key)?.recordedCalls(in: other) ?? []
    return calls.filter { matchers.isEmpty || matchers.compare($0.list).isMatch }
  }

  private func elsewhere(_ history: CallHistory, _ calls: CallLines) -> [String] {
    // A closure has no other members.
    if history.name.receiver == .closure { return [] }
    // The fake answered calls, but its members do not record.
    if isOnlyAnswered { return ["  \(onlyAnswered)"] }
    // A spy on an object does not watch the member.
    if let reason = state.coverage?.noCalls(of: member, key: key) { return ["  \(reason)"] }
    let missed = state.hiddenCalls(of: member)
    let uncalled = whyUncalled(history)
    // The fake was never used.
    if history.members.isEmpty {
      return ["  \(uncalled ?? history.nothingCalled(since: mark))"] + missed
    }
    let heading =
      "  \(counted(history.callCount, "call")) to other members of \(history.name)\(history.start(since: mark)):"
    return [heading] + calls.lines(history.recordedCalls) + missed
      + (uncalled.map { ["  \($0)"] } ?? [])
  }

  /// Why a hand-written fake has no calls to the member, or `nil` if a macro wrote the fake, or if the
  /// member has been called.
  private func whyUncalled(_ history: CallHistory) -> String? {
    guard history.name.receiver == .handWritten, !withMember({ $0?.site != nil }) else {
      return nil
    }
    let name = MemberName.withoutParameterNames(member)
    return "no call to '\(name)' was recorded; was it called, and does its body call 'spryify'?"
  }

  /// What to write if calls have another number of arguments than expected, or `nil` if that is unknown.
  func adviceForOtherCount(_ result: DidCallResult, isImpossible: Bool = false) -> String? {
    guard history.name.receiver == .handWritten, result.matching.isEmpty,
      let (call, comparison) = result.found.others.last, case .argumentCount = comparison,
      !specifier.allows(0) || isImpossible || result.isImpossible
    else { return nil }
    return ArgumentCountAdvice(
      name: name(on: history.name), signature: MemberSignature(member),
      arguments: call.arguments.values, isWrite: call.isWithoutResult, isOfAssertion: true
    ).text(matchers)
  }
}

extension CallQuery {
  /// Whether calls to the static member match that came from outside the task of the test, and no
  /// other running test uses the type, so that they are of this test.
  var isCalledOffTheTask: Bool {
    guard let history = historyOffTheTask, !matchingCalls(in: history).isEmpty else { return false }
    let test = SpryScope.current.owner
    return ProcessScope.current.otherScopes(ofType: handle.type).allSatisfy { scope, _ in
      scope.owner == nil || scope.owner === test
    }
  }

  /// The calls to the static members, since the beginning of the test, that came from outside the
  /// tasks of tests; `nil` if there can be none.
  private var historyOffTheTask: CallHistory? {
    let scope = SpryScope.current
    guard state.isOfType, let test = scope.owner else { return nil }
    let start = test.start.number > mark.number ? test.start : mark
    return scope.otherScopes(ofType: handle.type).first(where: \.scope.isOfProcess)?.state
      .history(of: handle.type, since: start)
  }
}
