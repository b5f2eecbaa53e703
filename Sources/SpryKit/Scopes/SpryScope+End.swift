/// An object that a scope notifies of its end. It keeps things other than fakes for the length of a
/// test, and then releases them.
package protocol ScopeEndObserver: AnyObject, Sendable {
  func scopeEnded(_ scope: SpryScope)
}

extension SpryScope {
  /// Ends the scope: its fakes release their calls and stubs, and a later call of one of them is
  /// misuse.
  ///
  /// - Returns: The issues to report.
  package func end() -> EndOfTestIssues {
    let ending = ScopeEnding(of: name)
    // A `deinit` that runs because of the end may call a fake: that is not misuse.
    return SpryScope(inside: self, misuse: .report { _, _ in }).run {
      var (observers, states, issues) = contents.withLock { $0.end(ending) }
      issues.failedWaits = endWaits()
      for observer in observers { observer.scopeEnded(self) }
      for state in states + removeTypeStates() { issues.add(state.end(ending)) }
      return issues
    }
  }

  /// Adds the state of a fake that is made in the scope.
  func add(_ state: SpryState) {
    contents.drop { $0.add(state) }
  }

  /// Adds an object that is notified of the end of the scope.
  package func addEndObserver(_ observer: any ScopeEndObserver) {
    contents.drop { $0.add(observer) }
  }

  /// Keeps the issues of a fake that is deallocated before the scope ends.
  func add(_ usage: StubUsage) {
    if usage.hasMoreIssues {
      let issues = usage.issues
      contents.withLock { $0.add(issues) }
    } else {
      contents.withLock { $0.add(used: usage.used) }
    }
  }

  /// Whether misuse waits for the end to be reported.
  package var keepsMisuse: Bool { contents.withLock { $0.keepsMisuse } }

  /// Keeps misuse for the end. Returns false if the scope has ended already.
  func keepForEnd(_ misuse: Misuse, _ location: SpryLocation) -> Bool {
    contents.withLock { $0.keepForEnd(misuse, location) }
  }
}
