extension CallInProgress {
  /// Whether the call is of a static member, and came from outside the task of a test.
  var isOffTheTask: Bool { state.isOfType && SpryScope.current.isOfProcess }

  /// The stubs of the member that cannot answer the call, because they belong to other fakes of the
  /// type, or to the type in other scopes, as lines.
  var stubsElsewhere: [String] {
    // Closures of one type have different purposes.
    if handle.receiver == .closure { return [] }
    let candidates = (state.isOfType ? otherScopes : otherFakes).flatMap { other, reason in
      other.stubTitles(ofMember: member.key).map {
        NearestCandidates.Candidate(title: $0, reasons: [reason])
      }
    }
    return NearestCandidates.lines(
      candidates.enumerated().map { (position: $0, candidate: $1) }, of: candidates.count,
      isNumbered: false)
  }

  /// The other fakes of the type in the test. The code may have called the wrong fake.
  private var otherFakes: [(state: SpryState, reason: String)] {
    guard let test = state.scope?.owner else { return [] }
    return test.states.filter { $0 !== state && !$0.isOfType }.compactMap { other in
      let name = other.history().name
      return name.type == handle.type ? (other, "it is a stub of \(name)") : nil
    }
  }

  /// The type in other scopes.
  private var otherScopes: [(state: SpryState, reason: String)] {
    let scope = SpryScope.current
    return scope.otherScopes(ofType: handle.type).map { other, state in
      let reason =
        if isOffTheTask {
          "it answers only in the task of the test '\(other.name)', but the call was made outside "
            + "that task: in a detached task, on a dispatch queue, or on another thread"
        } else if other.isOfProcess, scope.owner != nil {
          "it was made outside the test; make it in 'setUp()' or in the test"
        } else {
          "it was made outside the '\(scope.owner?.isOfWithSpry == true ? "withSpry" : "withSpryScope")' "
            + "of the call"
        }
      return (state, reason)
    }
  }
}

extension SpryState {
  /// The stubs of a member, in a list of stubs.
  fileprivate func stubTitles(ofMember key: String) -> [String] {
    let stubs = contents.withLock { contents in
      let stubs = contents.member(key: key)?.stubs ?? StubList()
      return stubs.considered + stubs.unfinished.filter { $0.location.line > 0 }
    }
    // This describes values of a user, so it needs to be outside the lock.
    return stubs.map(\.title)
  }
}
