/// A wait at a gate that failed because too few callers came.
struct GateFailure: CustomStringConvertible {
  let gate: Gate
  /// The number of callers that were expected.
  let count: Int
  let end: Gate.WaitResult
  /// How long the test waited: `within 1 s`.
  let limit: String
  /// The calls to the fake, or `nil` if the fake was deallocated.
  let history: CallHistory?
  /// The newest call that another stub took from the gate, if there is one.
  let rival: GateRival?

  var description: String {
    switch end {
    case .timedOut(let held):
      let got = "got \(held == 0 ? "none" : "\(held)") \(limit)"
      let rivalText = rival.map { ["  \($0.text)"] } ?? []
      return (["\(head), \(got)"] + rivalText + evidence).joined(separator: "\n")
    case .testEnded:
      let test = history?.ended.map { "its test '\($0.test)'" } ?? "its test"
      return "\(head), but \(test) has ended"
    case .held, .cancelled: return head
    }
  }

  /// `'load(id:)' on FakeAPI: expected a caller for the gate at Tests.swift:12`.
  private var head: String {
    let callers = count == 1 ? "a caller" : "\(count) callers"
    return "\(gate.headline(in: history)): expected \(callers) for the gate at "
      + "\(gate.source.location)"
  }

  /// The last calls to the fake: another stub may have answered one.
  private var evidence: [String] {
    guard let history else { return ["  the \(gate.kind) was deallocated"] }
    let calls = CallTimeline(of: [history], last: 5, named: false).linesWithCount
    return calls.isEmpty
      ? ["  \(history.nothingCalled())"]
      : ["  the last calls to \(history.name):"] + calls.map { "    \($0)" }
  }
}

extension Gate {
  /// `'load(id:)' on FakeAPI`, or `'load(id:)'` if the fake was deallocated.
  fileprivate func headline(in history: CallHistory?) -> String {
    let name = history?.member(key: source.member)?.name ?? source.member
    return history?.name.headline(name) ?? "'\(name)'"
  }

  /// The line of the log about a test that has waited for long.
  func line(ofWaitFor count: Int) -> String {
    let held = heldCount
    return "\(headline(in: state?.history())): the test is still waiting for "
      + "\(counted(count, "caller")) at the gate at \(source.location), which holds "
      + (held == 0 ? "none" : "\(held)")
  }

  /// The line of the log about callers that are held for long.
  func line(ofHeld count: Int) -> String {
    let verb = count == 1 ? "is" : "are"
    return "\(headline(in: state?.history())): \(counted(count, "caller")) \(verb) still held by "
      + "the gate at \(source.location)"
  }

  /// Returns the issue to report at the end of the test, or `nil` if there is none.
  ///
  /// - Parameter headline: `'load(id:)' on FakeAPI`.
  func issue(_ headline: String) -> EndOfTestIssues.GateIssue? {
    let left = remainder
    let advice =
      "resume the gate for each caller"
      + (holding == .blocking ? "" : ", or write suspendForever() instead of suspend()")
    func held(_ count: Int, _ end: String) -> String? {
      if count == 0 { return nil }
      return """
        \(headline): \(counted(count, "caller")) \(count == 1 ? "was" : "were") still held \(end)
          \(advice)
        """
    }
    var failure = held(left.callers, "by the gate at the end of the test")
    if left.answers > 0 {
      failure = """
        \(headline): the gate has \(counted(left.answers, "unused answer"))
          find out why no call took \(left.answers == 1 ? "it" : "them"), or remove a 'resume'
        """
    }
    let note = held(left.longCallers, "by the gate when the test was cancelled")
    if failure == nil, note == nil { return nil }
    return EndOfTestIssues.GateIssue(location: source.location, failure: failure, note: note)
  }
}

/// A call that another stub answered, although a gate could have held its caller.
struct GateRival {
  /// The name of the member.
  let member: String
  let call: Call
  /// The stub that answered the call.
  let stub: FinishedStub
  let gate: FinishedStub

  /// The stub that answered, the call, and the reason why the stub comes before the gate.
  fileprivate var text: String {
    stub.text(answering: call, of: member, insteadOf: gate, newer: "it is newer than the gate")
  }
}

extension SpryState {
  /// Returns the newest call since a mark that another stub answered, although it matches a gate.
  func rival(of source: StubSource, since mark: SpryMark) -> GateRival? {
    let found = contents.withLock { contents -> (Member, [Call], StubList)? in
      contents.member(key: source.member).map { ($0, $0.calls.unsharedCopy, $0.stubs) }
    }
    guard let (member, calls, stubs) = found,
      let gate = stubs.all.first(where: { $0.number == source.number })
    else { return nil }
    // The matchers run a user's code, so this needs to be outside the lock.
    for call in calls.calls(since: mark).reversed() {
      guard let stub = stubs.all.first(where: { $0.number == call.status.stub }),
        stub !== gate, gate.compare(call.arguments).isMatch
      else { continue }
      let name = contents.withLock { _ in member.name }
      return GateRival(member: name, call: call, stub: stub, gate: gate)
    }
    return nil
  }
}
