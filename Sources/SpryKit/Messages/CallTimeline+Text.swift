extension CallTimeline {
  /// A call with the name of its fake: `FakeDB #1: save("a")`.
  func text(of call: Entry) -> String {
    let member = members[call.member]
    let arguments = call.call.recordedArguments.map(describe)
    if fakes[member.fake].name.isClosure {
      return MemberSignature("\(names[member.fake])(_:)").call(with: arguments)
    }
    let text = MemberSignature(member.name).call(with: arguments)
    return isNamed ? "\(names[member.fake]): \(text)" : text
  }

  /// A note on a call: whether it is running or threw, and the stub that answered. Empty if there is
  /// nothing to note.
  func note(on call: Entry) -> String {
    let member = members[call.member]
    let state = fakes[member.fake].state
    let outcome = state.outcome(of: call.call, ofMember: member.key)
    let stub = state.tables.withLock { tables in
      let status = tables.member(key: member.key)?.calls[status: call.call.number]
      return tables.location(ofStub: (status ?? call.call.status).stub)
    }
    var notes: [String] = []
    switch outcome {
    case .recorded, .returned: break
    case .running, .threw: notes.append(outcome.description)
    }
    if let stub { notes.append("stub at \(stub)") }
    return notes.joined(separator: "; ")
  }

  /// The calls, a numbered line each, with the notes on them.
  var lines: [String] {
    columns(
      calls.enumerated().map { index, call in
        ("\(earlierCount + index + 1). \(text(of: call))", note(on: call))
      }
    )
  }

  /// The same lines, after a line that counts the earlier calls.
  var linesWithCount: [String] {
    earlierCount == 0 ? lines : ["… \(counted(earlierCount, "call")) before"] + lines
  }
}

/// Returns lines of two columns. The second column may be empty.
///
/// - Parameter widest: the greatest width of the first column. A longer text moves the second column of its
///   line.
func columns(_ rows: [(String, String)], widest: Int = 60) -> [String] {
  let width = min(rows.map(\.0.count).max() ?? 0, widest)
  return rows.map { left, right in
    guard !right.isEmpty else { return left }
    return left + String(repeating: " ", count: max(0, width - left.count)) + "   " + right
  }
}
