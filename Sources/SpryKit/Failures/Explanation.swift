extension SpryFake {
  /// Returns a list of the fake's stubs and calls, with the stub that answered each call.
  ///
  /// - Parameter count: The number of calls to list, counted from the last call.
  ///
  /// Print the list while you write a test, or when a test fails for no apparent reason.
  public func explain(last count: Int = 50) -> String {
    spryState.explanation(of: type(of: self), last: count)
  }

  /// Returns a list of the static members' stubs and calls in the current scope.
  ///
  /// - Parameter count: The number of calls to list, counted from the last call.
  public static func explain(last count: Int = 50) -> String {
    spryState.explanation(of: self, last: count)
  }
}

extension SpryScope {
  /// Returns a list of the stubs and calls of the scope's fakes, with the stub that answered each
  /// call.
  ///
  /// - Parameter count: The number of calls to list, counted from the last call.
  ///
  /// ```swift
  /// print(SpryScope.current.explain())
  /// ```
  ///
  /// In a test, the list contains the fakes that the test created. In the closure of `withSpry`, it
  /// contains the fakes that the closure created. Elsewhere, it contains only static members.
  public func explain(last count: Int = 50) -> String {
    let fakes = states.map { $0.history() }.filter { $0.name.type != nil }
    if fakes.isEmpty { return "no fakes" }
    let timeline = CallTimeline(of: fakes, last: count)
    let stubs = zip(fakes, timeline.names).flatMap { fake, name in [name] + fake.state.stubLines }
    let calls = timeline.lines
    return (stubs + (calls.isEmpty ? ["no calls"] : ["calls:"] + calls.map { "  \($0)" }))
      .joined(separator: "\n")
  }
}

extension SpryState {
  fileprivate func explanation(of fakeType: any Any.Type, last count: Int) -> String {
    let history = history(of: fakeType)
    let calls = CallTimeline(of: [history], last: count, named: false).lines
    return ([history.name.description] + stubLines + part("calls", calls)).joined(separator: "\n")
  }

  /// The stubs as lines, in the order in which they were made.
  fileprivate var stubLines: [String] {
    let stubs = contents.withLock { contents in
      contents.members.flatMap { member in
        member.stubs.all.map { (stub: $0, member: member.name, callCount: $0.callCount) }
      }
    }
    let rows = stubs.sorted { $0.stub.number < $1.stub.number }.enumerated().map { index, entry in
      let member = MemberName.withoutParameterNames(entry.member)
      let used = entry.callCount == 0 ? "unused" : counted(entry.callCount, "call")
      return (
        "\(index + 1). \(member)\(entry.stub.matchers.words)", "\(used); \(entry.stub.location)"
      )
    }
    return part("stubs", columns(rows))
  }

  /// A heading and its lines; `no stubs`, for example, if there are no lines.
  private func part(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? ["  no \(heading)"] : ["  \(heading):"] + lines.map { "    \($0)" }
  }
}
