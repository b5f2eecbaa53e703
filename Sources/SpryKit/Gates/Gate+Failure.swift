extension Gate {
  /// The failure of a wait for callers that did not come.
  ///
  /// - Parameters:
  ///   - count: The number of callers that were expected.
  ///   - held: The number of callers that were held, or `nil` if the test of the gate has ended.
  ///   - limit: How long the test waited: `within 1 s`.
  func failure(ofWaitFor count: Int, held: Int?, _ limit: String) -> Finding {
    let (state, history) = (state, state?.history())
    let stub = state?.stub(of: self)
    let head = headline(ofWaitFor: count)
    guard let held else {
      let test = history?.scopeEnd.map { "its test '\($0.test)'" } ?? "its test"
      return Finding("\(head), but \(test) has ended")
    }
    let lines =
      if let other = state?.otherStub(insteadOf: self) {
        [other] + lastCalls(in: history)
      } else {
        stub.flatMap { otherCalls(than: $0) } ?? lastCalls(in: history)
      }
    return Finding("\(head), got \(held == 0 ? "none" : "\(held)") \(limit)", lines)
  }

  /// What a test waits for: `'load(id:)' on FakeAPI: expected a caller for the gate at A.swift:3`.
  func headline(ofWaitFor count: Int) -> String {
    let state = state
    let callers = count == 1 ? "a caller" : "\(count) callers"
    return "\(headline(in: state?.history())): expected \(callers)"
      + "\(state?.stub(of: self)?.matchers.words ?? "") for the gate at \(origin.location)"
  }

  /// The calls to the member with other arguments, as lines; `nil` if there are none.
  private func otherCalls(than stub: StubRule) -> [String]? {
    guard let history = state?.history(since: mark),
      let called = history.member(key: origin.member)
    else { return nil }
    let compared = called.calls.map { ($0, stub.compare($0.arguments)) }
    let others = NearCalls(to: stub.matchers, among: compared.filter { !$0.1.isMatch })
    if others.count == 0 { return nil }
    return ["  \(counted(others.count, "other call")):"]
      + CallLines(positions: CallPositions(of: [history.state]))
      .lines(others, of: called, in: history)
  }

  /// The last calls to the fake, as lines: another stub may have answered one.
  private func lastCalls(in history: CallHistory?) -> [String] {
    guard let history else { return ["  the \(kind) was deallocated"] }
    let calls = CallTimeline(of: [history], last: 5, named: false, readsLast: true).lines
    return calls.isEmpty
      ? ["  \(history.nothingCalled())"]
      : ["  the last calls to \(history.name):"] + calls.map { "    \($0)" }
  }

  /// `'load(id:)' on FakeAPI`, or `'load(id:)'` if the fake was deallocated.
  private func headline(in history: CallHistory?) -> String {
    let name =
      history?.state.contents.withLock { $0.member(key: origin.member)?.name } ?? origin.member
    return history?.name.headline(name) ?? "'\(name)'"
  }

  /// The line of the log about a test that has waited for long.
  func line(ofWaitFor count: Int) -> String {
    let held = heldCount
    return withWaits(
      "\(headline(in: state?.history())): the test is still waiting for "
        + "\(counted(count, "caller")) at the gate at \(origin.location), which holds "
        + (held == 0 ? "none" : "\(held)"))
  }

  /// The line of the log about callers that are held for long.
  func line(ofHeld count: Int) -> String {
    let verb = count == 1 ? "is" : "are"
    return withWaits(
      "\(headline(in: state?.history())): \(counted(count, "caller")) \(verb) still held by "
        + "\(holder) at \(origin.location)")
  }

  /// Adds the waits of the test to a line of the log: the test may hang because one has failed.
  private func withWaits(_ line: String) -> String {
    ([line] + (state?.scope?.linesOfWaits ?? [])).joined(separator: "\n")
  }

  private var holder: String {
    holding == .suspendingForever ? "'suspendForever'" : "the gate"
  }

  /// Returns the issue to report at the end of the test, or `nil` if there is none.
  ///
  /// - Parameter headline: Returns `'load(id:)' on FakeAPI`.
  func issue(_ headline: () -> String) -> EndOfTestIssues.GateIssue? {
    let left = remainder
    let advice =
      switch holding {
      case .suspendingForever: "cancel the caller in the test, or let the stub answer"
      case .blocking: "resume the gate for each caller"
      case .suspending, .suspendingCancelled:
        "resume the gate for each caller, or write 'suspendForever()' instead of 'suspend()'"
      }
    func held(_ count: Int, _ end: String) -> Finding? {
      if count == 0 { return nil }
      let callers = "\(counted(count, "caller")) \(count == 1 ? "was" : "were")"
      return Finding("\(headline()): \(callers) still held \(end)", advice: advice)
    }
    var failure = held(left.callers, "by \(holder) at the end of the test")
    if left.answers > 0 {
      failure = Finding(
        "\(headline()): the gate has \(counted(left.answers, "unused answer"))",
        advice:
          "find out why no call took \(left.answers == 1 ? "it" : "them"), or remove a 'resume'")
    }
    let note = held(left.longCallers, "by \(holder) when the test was cancelled")
    if failure == nil, note == nil { return nil }
    return EndOfTestIssues.GateIssue(location: origin.location, failure: failure, note: note)
  }
}

extension SpryState {
  /// The stub of a gate, or `nil` if it was removed.
  fileprivate func stub(of gate: Gate) -> StubRule? {
    contents.withLock { contents in
      contents.member(key: gate.origin.member)?.stubs.all
        .first { $0.number == gate.origin.number }
    }
  }

  /// The line about the newest call that another stub answered, although the gate could have held
  /// its caller; `nil` if there is none.
  fileprivate func otherStub(insteadOf gate: Gate) -> String? {
    let found = contents.withLock { contents in
      contents.member(key: gate.origin.member).map {
        ($0.name, $0.calls.unsharedCopy, Array($0.stubs.considered))
      }
    }
    guard let (member, calls, stubs) = found,
      let held = stubs.first(where: { $0.number == gate.origin.number })
    else { return nil }
    // The matchers run a user's code, so this needs to be outside the lock.
    for call in calls.calls(since: gate.mark).reversed() {
      guard let stub = stubs.first(where: { $0.origin === call.status.stub }), stub !== held,
        held.compare(call.arguments).isMatch
      else { continue }
      let newer = "it is newer than the gate"
      return "  \(stub.text(answering: call, of: member, insteadOf: held, newer: newer))"
    }
    return nil
  }
}
