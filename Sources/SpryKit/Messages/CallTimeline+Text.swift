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

  /// The numbers of the calls.
  var positions: CallPositions { CallPositions(of: fakes.map(\.state)) }

  /// The calls, a numbered line each, with their outcomes and the stubs that answered.
  var lines: [String] {
    lines { call in
      let stub = stub(of: call, { "stub at \($0)" }) { $0.location(ofStub: $1) }
      return (text(of: call), [outcomeNote(of: call), stub ?? ""])
    }
  }

  /// The calls, a numbered line each, with their outcomes and the answers that are known.
  ///
  /// Known is the answer of a stub that has one value.
  var answeredLines: [String] {
    lines { call in
      let note = outcomeNote(of: call)
      let answer = stub(of: call, { " → \(describe($0.value))" }) { $0.stub($1)?.singleValue }
      return (text(of: call) + (note.isEmpty ? answer ?? "" : ""), [note])
    }
  }

  private func lines(_ parts: (Entry) -> (text: String, notes: [String])) -> [String] {
    let positions = positions
    return columns(
      calls.map { call in
        let (text, notes) = parts(call)
        return (
          "\(positions.position(of: call.call.number)). \(text)",
          notes.filter { !$0.isEmpty }.joined(separator: "; ")
        )
      }
    )
  }

  private func outcomeNote(of call: Entry) -> String {
    let member = members[call.member]
    return fakes[member.fake].state.outcome(of: call.call, ofMember: member.key).note
  }

  /// Returns the words for a property of the stub that answered a call; nil if none did.
  ///
  /// - Parameters:
  ///   - words: makes the words. It may run a user's code.
  ///   - property: returns the property of the stub with a number, with the lock.
  private func stub<Property>(
    of call: Entry,
    _ words: (Property) -> String,
    _ property: (SpryTables, UInt32) -> Property?
  ) -> String? {
    let member = members[call.member]
    return fakes[member.fake].state.tables.withLock { tables in
      let status = tables.member(key: member.key)?.calls[status: call.call.number]
      return property(tables, (status ?? call.call.status).stub)
    }.map(words)
  }

  /// The same lines, after a line that counts the earlier calls.
  var linesWithCount: [String] {
    earlierCount == 0 ? lines : ["… \(counted(earlierCount, "call")) before"] + lines
  }
}

/// Returns lines of two columns. The second column may be empty.
///
/// - Parameter widest: the greatest width of the first column. The second column follows a longer text
///   directly.
func columns(_ rows: [(String, String)], widest: Int = 60) -> [String] {
  let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
  return rows.map { left, right in
    guard !right.isEmpty else { return left }
    return left + String(repeating: " ", count: max(0, width - left.count)) + "   " + right
  }
}
