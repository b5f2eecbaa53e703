/// Lists the stubs and the calls of a fake, or of all fakes of a scope.
struct Explanation {
  /// The stubs of a state as lines, in the order in which they were made.
  static func stubLines(_ state: SpryState) -> [String] {
    let stubs = state.contents.withLock { contents in
      contents.members.flatMap { member in
        member.stubs.all.map { (stub: $0, member: member.name, callCount: $0.callCount) }
      }
    }
    return columns(
      stubs.sorted { $0.stub.number < $1.stub.number }.enumerated().map { index, entry in
        let used = entry.callCount == 0 ? "unused" : counted(entry.callCount, "call")
        return (
          "\(index + 1). \(MemberName.withoutParameterNames(entry.member))\(entry.stub.matchers.words)",
          "\(used); \(entry.stub.location)"
        )
      }
    )
  }

  /// A heading and its lines; `no stubs`, for example, if there are no lines.
  static func part(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? ["  no \(heading)"] : ["  \(heading):"] + lines.map { "    \($0)" }
  }
}

extension SpryFake {
  /// Lists the stubs of the fake, with their locations and how often they answered, and its calls,
  /// with their outcomes and the stubs that answered.
  ///
  /// - Parameter count: The number of the last calls to list.
  ///
  /// Print it while you write a test, or when a test fails for no visible reason.
  public func explain(last count: Int = 50) -> String {
    spryState.explanation(of: type(of: self), last: count)
  }

  /// Lists the stubs and the calls of the static members in the current scope.
  ///
  /// - Parameter count: The number of the last calls to list.
  public static func explain(last count: Int = 50) -> String {
    spryState.explanation(of: self, last: count)
  }
}

extension SpryState {
  fileprivate func explanation(of fakeType: any Any.Type, last count: Int) -> String {
    let history = history(of: fakeType)
    let timeline = CallTimeline(of: [history], last: count, named: false)
    return
      ([history.name.description] + Explanation.part("stubs", Explanation.stubLines(self))
      + Explanation.part("calls", timeline.linesWithCount)).joined(separator: "\n")
  }
}

extension SpryScope {
  /// Lists the stubs of the scope's fakes, and the calls to all fakes in order, with their outcomes
  /// and the stubs that answered.
  ///
  /// - Parameter count: The number of the last calls to list.
  ///
  /// ```swift
  /// print(SpryScope.current.explain())
  /// ```
  ///
  /// The scope of a test under `.spry`, or in a `SpryTestCase`, has the fakes that were made in the
  /// test. Any other scope has only types.
  public func explain(last count: Int = 50) -> String {
    let fakes = states.map { $0.history() }.filter { $0.name.type != nil }
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
