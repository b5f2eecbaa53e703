/// A snapshot of the calls to several fakes, oldest first.
struct CallTimeline {
  /// A call to one of the fakes.
  struct Entry {
    let call: RecordedCall
    /// The index of the fake in ``fakes``.
    let fake: Int

    /// Whether the call is a read of a property or a subscript.
    fileprivate func isRead(of fakes: [CallHistory]) -> Bool {
      fakes[fake].name.receiver != .closure
        && MemberSignature(call.member.name).isRead(argumentCount: call.list.count)
    }
  }

  let fakes: [CallHistory]
  /// The names of the fakes.
  let names: [String]
  /// Whether the text of a call includes the name of its fake.
  private let isNamed: Bool
  /// The calls, oldest first.
  let calls: [Entry]
  /// The number of earlier calls, which are left out.
  private let earlierCount: Int

  /// Collects the calls to several fakes.
  ///
  /// - Parameters:
  ///   - most: The number of the last calls to keep, or `nil` for all.
  ///   - isNamed: Whether the text of a call includes the name of its fake.
  ///   - readsLast: Whether reads follow the calls, and are kept only if there are few calls.
  init(
    of fakes: [CallHistory], last most: Int? = nil, named isNamed: Bool = true,
    readsLast: Bool = false
  ) {
    self.fakes = fakes
    self.isNamed = isNamed
    names = namesApart(fakes)
    let all = fakes.enumerated().flatMap { index, fake in
      fake.recordedCalls.map { Entry(call: $0, fake: index) }
    }.sorted { $0.call.number < $1.call.number }
    let most = most ?? all.count
    if readsLast {
      var (shown, reads): ([Entry], [Entry]) = ([], [])
      for entry in all.reversed() where shown.count < most {
        if entry.isRead(of: fakes) { reads.append(entry) } else { shown.append(entry) }
      }
      let lastReads: ArraySlice<Entry> = reads.prefix(most - shown.count)
      calls = Array(shown.reversed()) + Array(lastReads.reversed())
    } else {
      calls = all.suffix(most)
    }
    earlierCount = all.count - calls.count
  }
}

extension CallTimeline {
  /// A call with the name of its fake: `FakeDB #1: save("a")`.
  ///
  /// - Parameter describe: Describes an argument.
  func text(
    of entry: Entry, _ describe: (Any?) -> String = SpryKit.describe, isInSentence: Bool = false
  ) -> String {
    let (fake, arguments) = (names[entry.fake], entry.call.arguments.map(describe))
    if fakes[entry.fake].name.receiver == .closure {
      return MemberSignature("\(fake)(_:)").call(with: arguments)
    }
    let text = MemberSignature(entry.call.member.name).call(with: arguments)
    return isInSentence ? "\(text) on \(fake)" : isNamed ? "\(fake): \(text)" : text
  }

  /// The numbers of the calls.
  var positions: CallPositions { CallPositions(of: fakes.map(\.state)) }

  /// The calls, each on a numbered line, with their outcomes and the stubs that answered, after a
  /// line that counts the earlier calls.
  var lines: [String] {
    let lines = lines { entry, _, note in
      if let stub = entry.call.status.stub {
        return (text(of: entry), [note, "stub at \(stub.location)"])
      }
      // A wrapped object answers, for example.
      let value = try? entry.call.result?.get()
      let result = value.map { $0 is Void ? "" : " → \(brief($0))" } ?? ""
      return (text(of: entry) + result, [note])
    }
    return (earlierCount == 0 ? [] : ["… \(counted(earlierCount, "earlier call"))"]) + lines
  }

  /// The calls, each on a numbered line, with their outcomes and results. Equal calls in a row and
  /// equal reads share a line, and long values are cut, because the list shows the sequence.
  var answeredLines: [String] {
    lines(joiningReads: true) { entry, outcome, note in
      let text = text(of: entry, brief)
      switch outcome {
      case .returned(let stubbed?):
        return (stubbed.value is Void ? text : "\(text) → \(brief(stubbed.value))", [])
      case .threw:
        return (text, [note, entry.call.callerWords])
      default:
        return (text, [note])
      }
    }
  }

  private func lines(
    joiningReads: Bool = false,
    _ parts: (Entry, Call.Outcome, _ note: String) -> (text: String, notes: [String])
  ) -> [String] {
    let positions = positions
    let outcomes = calls.map(\.call.outcome)
    let notes = Call.Outcome.notes(outcomes)
    var rows: [(positions: [Int], text: String, notes: String)] = []
    for (index, entry) in calls.enumerated() {
      let (text, notes) = parts(entry, outcomes[index], notes[index])
      let position = positions.position(of: entry.call.number)
      let note = notes.filter { !$0.isEmpty }.joined(separator: "; ")
      let same = rows.firstIndex {
        ($0.text, $0.notes) == (text, note)
          && ($0.positions.last == position - 1 || joiningReads && entry.isRead(of: fakes))
      }
      if let same {
        rows[same].positions.append(position)
      } else {
        rows.append(([position], text, note))
      }
    }
    let numbers = CallPositions.aligned(rows.map { CallPositions.text($0.positions) + "." })
    return columns(zip(numbers, rows).map { ("\($0) \($1.text)", $1.notes) })
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

extension CallHistory {
  /// All calls in order, each on a numbered line. After 50 calls, the rest is counted.
  var listing: [String] {
    let calls = recordedCalls
    let most = 50
    let shown = calls.prefix(most)
    let positions = CallPositions(of: [state]).written(of: shown.map(\.number))
    return zip(positions, shown).map { "\($0) \($1)" }
      + (calls.count > most ? ["and \(calls.count - most) more"] : [])
  }

  /// The time from which on calls are listed: ` since the last reset`, ` after the mark`, or nothing
  /// for the beginning.
  func start(since mark: SpryMark) -> String {
    mark == .start && wasReset ? " since the last reset" : mark.words
  }

  /// The line of a failure about a fake that received no calls.
  ///
  /// A spy may miss the calls to overrides, so it only notes that it saw none.
  func nothingCalled(since mark: SpryMark = .start) -> String {
    let start = start(since: mark)
    return state.coverage?.mayMissCalls == true
      ? "the spy saw no calls to \(name)\(start)" : "\(name) received no calls\(start)"
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
    CallTimeline(of: states.map { $0.history() }, last: count, readsLast: true).answeredLines
  }
}
