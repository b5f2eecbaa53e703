extension SpryScope {
  /// Ends the scope: checks its stubs, and releases everything that its fakes recorded, and then
  /// their stubs. A later call to one of its fakes is misuse.
  ///
  /// The objects that the fakes recorded may call the fakes in their `deinit`. The stubs still answer
  /// then, and nothing is recorded.
  ///
  /// - Returns: The issues to report.
  package func end() -> EndOfTestIssues {
    let scopeEnd = ScopeEnd(of: name, isWithSpry: isOfWithSpry)
    // The states of types are among the states.
    var (states, observers, issues) = endContents(scopeEnd)
    // The fakes still have their calls, which the texts of the waits list.
    endWaits(&issues)
    for observer in observers { observer.scopeEnded(self) }
    var usages = states.map(\.stubUsage)
    for usage in usages { issues.add(usage.issues) }
    // A late call gets the value that the member returned last.
    for state in states { state.keepLastValues() }
    run {
      // All fakes stop recording before the first object is released.
      _ = states.map { $0.takeCalls() }
    }
    // A `deinit` may have used a stub.
    for (state, usage) in zip(states, usages) { issues.countAsUsed(state.stubsUsed(since: usage)) }
    // The fakes alone hold their stubs now, so that an object in one is released with it.
    usages = []
    // An object that a stub holds may call a fake whose stub is already gone: that is not misuse.
    SpryScope(inside: self, misuse: .report { _, _ in }).run {
      for state in states { state.releaseStubs() }
      removeTypes()
    }
    // From here on, a call is late, and a gate holds nobody.
    for state in states { state.end(scopeEnd) }
    return issues
  }

  /// Ends the contents, and returns the living states with them.
  private func endContents(
    _ scopeEnd: ScopeEnd
  ) -> ([SpryState], [any ScopeEndObserver], EndOfTestIssues) {
    while true {
      let (states, ended) = contents.withLock { contents in
        let states = contents.liveStates
        return (states, states.count < contents.stateCount ? nil : contents.end(scopeEnd))
      }
      if let ended { return (states, ended.observers, ended.issues) }
      // Another thread is deallocating a fake, and is about to add its issues. The living states are
      // released after the lock.
      withExtendedLifetime(states) { yieldThread() }
    }
  }

  /// Ends the waits, and adds the errors to report. The fakes must still have their calls.
  private func endWaits(_ issues: inout EndOfTestIssues) {
    let waits = waits.withLock { $0.end() }
    issues.failedWaits =
      waits.failed + waits.waiting.compactMap { $0.errorAtEnd("by the end of the test") }
    issues.cancelledWaits =
      waits.cancelled.compactMap { $0.errorAtEnd("before the wait was cancelled") }
  }

  /// Lets go of the callers that gates hold, in all tasks, because the test was cancelled.
  package func cancel() {
    for state in states {
      for gate in state.contents.withLock(\.livingGates) { gate.cancel() }
    }
  }

  /// Keeps the issues of a fake that is deallocated before the scope ends.
  func add(_ usage: StubUsage) {
    defer { contents.withLock { $0.removeState() } }
    if usage.hasMoreIssues {
      var issues = usage.issues
      if let unused = issues.stubs.firstIndex(where: { !$0.countsAsUsed }) {
        // The fake is gone before the end, so the line where it went says why the stub is unused.
        let deallocation = callers?.lineOfTest()
        for index in issues.stubs[unused...].indices where !issues.stubs[index].countsAsUsed {
          issues.stubs[index].deallocation = deallocation
        }
      }
      contents.withLock { [issues] in $0.add(issues) }
    } else {
      contents.withLock { $0.add(used: usage.used) }
    }
  }

  /// Whether misuse waits for the end to be reported.
  package var keepsMisuse: Bool { contents.withLock { $0.keepsMisuse } }
}
