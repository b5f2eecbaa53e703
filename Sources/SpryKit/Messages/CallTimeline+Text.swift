extension CallTimeline {
  /// A call with the name of its fake: `FakeDB #1: save("a")`.
  ///
  /// - Parameter describe: Describes an argument.
  func text(of call: Entry, _ describe: (Any?) -> String = SpryKit.describe) -> String {
    let member = members[call.member]
    let arguments = call.call.recordedArguments.map(describe)
    if fakes[member.fake].name.isClosure {
      return MemberSignature("\(names[member.fake])(_:)").call(with: arguments)
    }
    let text = MemberSignature(member.name).call(with: arguments)
    return isNamed ? "\(names[member.fake]): \(text)" : text
  }

  /// The numbers of the calls.
  var positions: CallPositions { CallPositions(of: fakes.map(\.state)) }

  /// The calls, each on a numbered line, with their outcomes and the stubs that answered.
  var lines: [String] {
    lines { call, _, note in
      if let stub = stub(of: call, { $0.location(ofStub: $1.stub) }) {
        return (text(of: call), [note, "stub at \(stub)"])
      }
      // A wrapped object answers, for example.
      let value = try? result(of: call)?.get()
      let result = value.map { $0 is Void ? "" : " → \(brief($0))" } ?? ""
      return (text(of: call) + result, [note])
    }
  }

  /// The calls, each on a numbered line, with their outcomes and the values that stubs answered.
  /// Equal calls in a row share a line, and long values are cut, because the list shows the
  /// sequence.
  ///
  /// The value that a closure returned is not kept, so the line only notes that the call returned.
  var answeredLines: [String] {
    lines { call, outcome, note in
      let answer = stub(of: call) { $0.stub($1.stub)?.answer(at: $1.answer) }
      switch (outcome, answer?.value) {
      case (.returned, nil) where answer != nil:
        return (text(of: call, brief), [outcome.description])
      case (.returned, let value?), (.recorded, let value?):
        return value.type == Void.self
          ? (text(of: call, brief), [])
          : ("\(text(of: call, brief)) → \(brief(value.value))", [])
      case (.threw, _):
        return (text(of: call, brief), [note, callerWords(of: call)])
      default:
        return (text(of: call, brief), [note])
      }
    }
  }

  private func lines(
    _ parts: (Entry, CallOutcome, _ note: String) -> (text: String, notes: [String])
  ) -> [String] {
    let positions = positions
    let outcomes = calls.map(outcome)
    let notes = CallOutcome.notes(outcomes)
    var rows: [(positions: [Int], text: String, notes: String)] = []
    for (index, call) in calls.enumerated() {
      let (text, notes) = parts(call, outcomes[index], notes[index])
      let position = positions.position(of: call.call.number)
      let note = notes.filter { !$0.isEmpty }.joined(separator: "; ")
      if let last = rows.last, (last.text, last.notes) == (text, note),
        last.positions.last == position - 1
      {
        rows[rows.count - 1].positions.append(position)
      } else {
        rows.append(([position], text, note))
      }
    }
    let numbers = CallPositions.aligned(rows.map { CallPositions.text($0.positions) + "." })
    return columns(zip(numbers, rows).map { ("\($0) \($1.text)", $1.notes) })
  }

  /// The code that made a call, `by Checkout.pay() (Checkout.swift:88)`, or nothing if the code is
  /// unknown.
  func callerWords(of call: Entry) -> String {
    let member = members[call.member]
    return fakes[member.fake].state.callerWords(ofCall: call.call.number, of: member.name)
  }

  private func result(of call: Entry) -> Result<Any, any Error>? {
    let member = members[call.member]
    return fakes[member.fake].state.result(ofCall: call.call.number, ofMember: member.key)
  }

  private func outcome(of call: Entry) -> CallOutcome {
    let member = members[call.member]
    return fakes[member.fake].state.outcome(of: call.call, ofMember: member.key)
  }

  /// Returns a property of the stub that answered a call, or `nil` if no stub did.
  ///
  /// - Parameter property: Returns the property. It receives the status of the call, and runs under
  ///   the lock.
  private func stub<Property>(
    of call: Entry, _ property: (StateContents, CallStatus) -> Property?
  ) -> Property? {
    let member = members[call.member]
    return fakes[member.fake].state.contents.withLock { contents in
      let status = contents.member(key: member.key)?.calls.status(of: call.call.number)
      return property(contents, status ?? call.call.status)
    }
  }

  /// The same lines, after a line that counts the earlier calls.
  var linesWithCount: [String] {
    earlierCount == 0 ? lines : ["… \(counted(earlierCount, "call")) before"] + lines
  }
}

/// Returns lines of two columns. The second column may be empty.
///
/// - Parameter widest: The greatest width of the first column. The second column follows a longer
///   text directly.
func columns(_ rows: [(String, String)], widest: Int = 60) -> [String] {
  let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
  return rows.map { left, right in
    guard !right.isEmpty else { return left }
    return left + String(repeating: " ", count: max(0, width - left.count)) + "   " + right
  }
}

/// A list of all calls to a fake, for a failure.
package struct CallListing {
  private let calls: [RecordedCall]
  private let state: SpryState

  init(_ history: CallHistory) {
    calls = history.recordedCalls
    state = history.state
  }

  /// The number of calls.
  package var count: Int { calls.count }

  /// The calls in order, each on a numbered line. After 50 calls, the rest is counted.
  package var text: String {
    let most = 50
    let shown = calls.prefix(most)
    let positions = CallPositions(of: [state]).written(of: shown.map(\.number))
    var lines = zip(positions, shown).map { "\($0) \($1)" }
    if calls.count > most { lines.append("and \(calls.count - most) more") }
    return lines.joined(separator: "\n")
  }
}

extension CallHistory {
  /// The line of a failure about a fake that received no calls.
  ///
  /// A spy may miss the calls to overrides, so it only notes that it saw none.
  func nothingCalled(since mark: SpryMark = .start) -> String {
    state.notes?.mayMissCalls == true
      ? "the spy saw no call to \(name)\(mark.words)"
      : "\(name) received no calls\(mark.words)"
  }
}

extension SpryScope {
  /// The last calls to the scope's live fakes in order, each on a numbered line.
  ///
  /// ```text
  /// 7. FakeDB: insert("a") → true
  /// 8. FakeAPI: send(1)             threw NotFound()
  /// ```
  package func timeline(last count: Int) -> [String] {
    CallTimeline(of: states.map { $0.history() }, last: count).answeredLines
  }
}
