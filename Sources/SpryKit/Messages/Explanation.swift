/// What can be said of a fake, or of all fakes of a scope: the stubs, and the calls.
struct Explanation {
  /// The stubs of a state as lines, in the order in which they were made.
  static func stubLines(_ state: SpryState) -> [String] {
    let stubs = state.tables.withLock { tables in
      tables.members.flatMap { member in
        member.stubs.all.map { (stub: $0, member: member.name, hits: $0.hits) }
      }
    }
    return columns(
      stubs.sorted { $0.stub.number < $1.stub.number }.enumerated().map { index, entry in
        let used = entry.hits == 0 ? "unused" : counted(entry.hits, "call")
        return (
          "\(index + 1). \(entry.member)\(entry.stub.matchers.words)",
          "\(used); \(entry.stub.location)"
        )
      }
    )
  }

  /// A heading and its lines, or that there are none.
  static func part(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? ["  no \(heading)"] : ["  \(heading):"] + lines.map { "    \($0)" }
  }
}

/// Lines of two columns, of which the second may be empty.
func columns(_ rows: [(String, String)]) -> [String] {
  let width = min(rows.map(\.0.count).max() ?? 0, 60)
  return rows.map { left, right in
    guard !right.isEmpty else { return left }
    return left + String(repeating: " ", count: max(0, width - left.count)) + "   " + right
  }
}

extension CallTimeline {
  /// The calls, a numbered line each, with what became of them.
  var lines: [String] {
    columns(
      calls.enumerated().map { index, call in
        ("\(earlierCount + index + 1). \(text(of: call))", note(on: call))
      }
    )
  }

  /// The same with a line that counts what is left out.
  var linesWithCount: [String] {
    earlierCount == 0 ? lines : ["… \(counted(earlierCount, "call")) before"] + lines
  }
}

extension SpryFake {
  /// Explains what the fake has seen: its stubs, with how often and where, and its calls, with
  /// the line of the stub that answered and what became of them.
  ///
  /// - Parameter count: how many of the last calls to list.
  ///
  /// To be printed while a test is being written, or when it fails for no visible reason.
  public func explain(last count: Int = 50) -> String {
    spryState.explanation(of: type(of: self), last: count)
  }

  /// Explains the same for the type in the current scope: its static members.
  ///
  /// - Parameter count: how many of the last calls to list.
  public static func explain(last count: Int = 50) -> String {
    spryState.explanation(of: self, last: count)
  }
}

extension SpryState {
  fileprivate func explanation(of double: any Any.Type, last count: Int) -> String {
    let history = history(of: double)
    let timeline = CallTimeline(of: [history], last: count, named: false)
    return
      ([history.double.description] + Explanation.part("stubs", Explanation.stubLines(self))
      + Explanation.part("calls", timeline.linesWithCount)).joined(separator: "\n")
  }
}

extension SpryScope {
  /// Explains what the scope has seen: the stubs of its fakes, and the calls of all of them
  /// in order, with the line of the stub that answered and what became of them.
  ///
  /// - Parameter count: how many of the last calls to list.
  ///
  /// ```swift
  /// print(SpryScope.current.explain())
  /// ```
  ///
  /// A test under `.spry`, or in a `SpryTestCase`, knows the fakes that were made in it. Outside of
  /// those, a scope knows types only.
  public func explain(last count: Int = 50) -> String {
    let fakes = states.map { $0.history() }.filter { $0.double.type != nil }
    let timeline = CallTimeline(of: fakes, last: count)
    let stubs = zip(fakes, timeline.names).flatMap { fake, name in
      [name] + Explanation.part("stubs", Explanation.stubLines(fake.state))
    }
    let calls =
      timeline.linesWithCount.isEmpty
      ? ["no calls"] : ["calls:"] + timeline.linesWithCount.map { "  \($0)" }
    return (fakes.isEmpty ? ["no fakes"] : stubs + calls).joined(separator: "\n")
  }
}
