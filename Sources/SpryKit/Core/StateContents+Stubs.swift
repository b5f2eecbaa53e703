// The stubs of a fake. All of this needs the lock of the state.
extension StateContents {
  /// Removes the stubs. Returns them, to be released after the lock.
  func resetStubs() -> [StubRule] {
    let removed = members.flatMap { $0.stubs.all + $0.stubs.unfinished }
    for member in members {
      if !member.stubs.all.isEmpty { member.wereStubsReset = true }
      member.stubs = StubList()
    }
    return removed
  }

  /// The stubs, those to release first at the end.
  ///
  /// These are the stubs that may hold an object, because the `deinit` of the object may need the
  /// others; of them, the newest.
  var stubsToRelease: [StubRule] {
    func rank(_ stub: StubRule) -> (Int, UInt32) {
      let mayHoldObject = ([stub.answer].compactMap { $0 } + stub.laterAnswers).contains { answer in
        answer.value.map { type(of: $0.value) is AnyClass } ?? true
      }
      return (mayHoldObject ? 1 : 0, stub.number)
    }
    return members.flatMap(\.stubs.all).sorted { rank($0) < rank($1) }
  }

  /// Removes a stub.
  func remove(_ stub: StubRule) { member(key: stub.origin.member)?.stubs.remove(stub) }

  /// Returns the value that a stub of a member returned last, or else would return; `nil` if there is
  /// none.
  func lastValue(of member: MemberTable) -> StubValue? {
    if let call = member.calls.last(where: { $0.status.stub != nil }) {
      return if case .returned(let value) = call.status.outcome { value } else { nil }
    }
    let stubs = member.stubs
    let stub =
      stubs.considered.first { $0.callCount > 0 } ?? stubs.newestCatchAll ?? stubs.all.first
    return stub?.answer?.value
  }

  /// The location of the newest stub that has an answer, or `nil` if there is none.
  var newestStub: SpryLocation? {
    members.lazy.flatMap(\.stubs.all).max { $0.number < $1.number }?.location
  }

  /// The keys of the members that have stubs and were never called. Their names may be misspelled.
  /// Members with only lenient stubs are left out, because these stubs may stay unused.
  var uncalledStubs: [String] {
    members.filter { $0.site == nil && $0.stubs.all.contains(where: \.isUnused) }.map(\.name)
  }
}
