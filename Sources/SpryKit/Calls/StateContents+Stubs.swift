// The stubs of a fake. All of this needs the lock of the state.
extension StateContents {
  /// Begins a stub without an answer.
  func beginStub(
    of member: Member,
    named name: String,
    at location: SpryLocation,
    by maker: StaticString
  ) -> StubSource {
    stubCount += 1
    let source = StubSource(member: member.key, location: location, maker: maker, number: stubCount)
    member.stubbedName = name
    member.unfinishedStub = source
    return source
  }

  /// Adds a stub that has an answer. Returns the stubs that it replaces.
  func add(_ stub: FinishedStub) -> [FinishedStub] {
    let member = addMember(key: stub.source.member)
    if member.unfinishedStub?.number == stub.number { member.unfinishedStub = nil }
    let (list, replaced) = member.stubs.adding(stub)
    member.stubs = list
    return replaced
  }

  /// Puts back stubs that another one replaced.
  func restore(_ replaced: [FinishedStub], behind stub: FinishedStub) {
    guard let member = member(key: stub.source.member) else { return }
    member.stubs = member.stubs.restoring(replaced, behind: stub)
  }

  /// Removes the stubs. Returns them, to be released after the lock.
  func resetStubs() -> [FinishedStub] {
    let removed = members.flatMap(\.stubs.all)
    for member in members {
      if !member.stubs.all.isEmpty { member.wereStubsReset = true }
      member.stubs = StubList()
      member.unfinishedStub = nil
    }
    return removed
  }

  /// The stubs, those to release first at the end.
  ///
  /// These are the stubs that may hold an object, because the `deinit` of the object may need the
  /// others; of them, the newest.
  var stubsToRelease: [FinishedStub] {
    func rank(_ stub: FinishedStub) -> (Int, UInt32) {
      let mayHoldObject = ([stub.answer] + stub.laterAnswers).contains { answer in
        answer.value.map { type(of: $0.value) is AnyClass } ?? true
      }
      return (mayHoldObject ? 1 : 0, stub.number)
    }
    return members.flatMap(\.stubs.all).sorted { rank($0) < rank($1) }
  }

  /// Removes a stub.
  func remove(_ stub: FinishedStub) {
    guard let member = member(key: stub.source.member) else { return }
    member.stubs = StubList(member.stubs.all.filter { $0 !== stub })
  }

  /// Returns the value that a stub of a member returned last, or else would return; `nil` if there is
  /// none.
  func lastValue(of member: Member) -> StubValue? {
    if let call = member.calls.last(where: { $0.status.stub != nil }) {
      return try? call.status.result?.get()
    }
    // The stub for any arguments is the last.
    return (member.stubs.all.first { $0.callCount > 0 } ?? member.stubs.all.last)?.answer.value
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
