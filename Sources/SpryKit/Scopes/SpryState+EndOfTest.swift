// The end of a scope, step by step; see ``SpryScope/end()``.
extension SpryState {
  /// The stubs and their calls now.
  var stubUsage: StubUsage { contents.withLock { $0.stubUsage(coverage) } }

  /// Keeps the values that stubs returned last for late calls, unless a value may keep an object
  /// alive.
  func keepLastValues() {
    let values = contents.withLock { contents in
      contents.members.compactMap { member in
        contents.lastValue(of: member).map { (member: member, value: $0) }
      }
    }
    // This looks into values of a user, so it needs to be outside the lock.
    let kept = values.filter { !mayHoldObject($0.value.value) }
    contents.withLock { _ in
      for (member, value) in kept { member.lateValue = value }
    }
  }

  /// Stops recording. Returns all that was recorded, to be released.
  func takeCalls() -> [Any] {
    contents.withLock { contents in
      contents.keepsCalls = false
      return contents.resetCalls()
    }
  }

  /// Returns the stubs that have answered more calls than they had before.
  func stubsUsed(since usage: StubUsage) -> [StubRule.Origin] {
    contents.withLock { _ in
      usage.entries.filter { $0.stub.callCount > $0.callCount }.map(\.stub.origin)
    }
  }

  /// Releases the stubs one by one, so that the others still answer the object that one releases.
  func releaseStubs() {
    var stubs = contents.withLock { $0.stubsToRelease }
    while let stub = stubs.popLast() {
      withExtendedLifetime(stub) { contents.withLock { $0.remove(stub) } }
    }
  }

  /// Ends the state: later calls are late.
  func end(_ scopeEnd: ScopeEnd) {
    let (waiters, gates) = contents.withLock { contents in
      contents.scopeEnd = scopeEnd
      return (contents.waiters.unsharedCopy, contents.livingGates)
    }
    wake(waiters)
    for gate in gates { gate.end() }
  }
}

/// A snapshot of a fake's stubs and the calls of their members, which is evaluated after the lock
/// is released.
struct StubUsage {
  struct Entry {
    let stub: StubRule
    /// The key of the member.
    let key: String
    /// The name of the member.
    let member: String
    /// The number of calls that the stub answered.
    let callCount: Int
    let options: StubOptions
    /// The calls to the member.
    let calls: [Call]
    /// The known types of the results that calls to the member return.
    let results: [any Any.Type]
  }

  let fake: FakeName
  /// The stubs that can have an issue, and the other stubs of their members.
  let entries: [Entry]
  /// The other stubs.
  let used: [StubRule.Origin]
  /// The stubs without an answer that no call has reported, with the names of their members.
  let unfinished: [(stub: StubRule, member: String)]
  /// The gates that may hold callers, with the names of their members.
  let gates: [(gate: Gate, member: String)]
  let coverage: (any SpyCoverage)?

  /// Whether there can be issues, and not only stubs that were used.
  var hasMoreIssues: Bool { entries.count + unfinished.count + gates.count > 0 }
}

extension StateContents {
  fileprivate func stubUsage(_ coverage: (any SpyCoverage)?) -> StubUsage {
    var entries: [StubUsage.Entry] = []
    var used: [StubRule.Origin] = []
    var unfinished: [(stub: StubRule, member: String)] = []
    for member in members {
      let stubs = member.stubs.considered
      // A typed stub has no line before its first verb, and then reports itself.
      for stub in member.stubs.unfinished where !stub.isReported && stub.location.line > 0 {
        unfinished.append((stub, member.name))
      }
      // Most fakes have only such stubs. To describe them would take as long as all else in the
      // life of a fake.
      if stubs.allSatisfy({ !$0.isUnused && !$0.origin.expectsCalls }) {
        for stub in stubs { used.append(stub.origin) }
        continue
      }
      let results = member.results + stubs.compactMap(\.answeredResult)
      for stub in stubs {
        entries.append(
          StubUsage.Entry(
            stub: stub,
            key: member.key,
            member: member.name,
            callCount: stub.callCount,
            options: stub.options,
            calls: member.calls.unsharedCopy,
            results: results
          ))
      }
    }
    return StubUsage(
      fake: name,
      entries: entries,
      used: used,
      unfinished: unfinished,
      gates: livingGates.map { ($0, member(key: $0.origin.member)?.name ?? $0.origin.member) },
      coverage: coverage
    )
  }
}
