extension SpryState {
  /// Makes a stub of a draft and its first answer.
  func addStub(
    _ draft: StubOrigin,
    _ expected: ContiguousArray<ExpectedArgument>,
    _ answer: StubAnswer,
    _ terms: StubTerms?
  ) -> (stub: FinishedStub, replaced: ContiguousArray<FinishedStub>) {
    let stub = FinishedStub(
      expected: expected, answer: answer, terms: terms, origin: draft)
    let tables = self.tables.lock()
    tables.pointee.remove(draft)
    let member = tables.pointee.member(key: draft.member)
    let (list, replaced) = StubList.adding(stub, to: member.pointee.stubs?.takeUnretainedValue())
    if !replaced.isEmpty { tables.pointee.retire(replaced, of: member.pointee) }
    let old = member.pointee.replaceStubs(with: list)
    self.tables.unlock()
    withExtendedLifetime(old) {}
    return (stub, replaced)
  }

  /// Changes what few stubs have.
  func change(_ stub: FinishedStub, _ change: (StubTerms) -> Void) {
    tables.withLock { _ in stub.change(change) }
  }

  /// Puts back what a stub took the place of.
  func restore(
    _ replaced: ContiguousArray<FinishedStub>,
    behind stub: FinishedStub,
    of member: String
  ) {
    tables.drop { tables in
      let member = tables.member(key: member)
      let list = member.pointee.stubs?.takeUnretainedValue()
      return member.pointee.replaceStubs(with: list?.restoring(replaced, behind: stub))
    }
  }

  /// Takes the next answer of a stub for a call, or nil where it leaves the call to another.
  func takeTurn(of stub: FinishedStub, for call: UnsafePointer<CallRecord>) -> StubTurn? {
    tables.withLock { _ in
      guard let turn = stub.takeTurn() else { return nil }
      call.setStage(.running, stub: stub.number)
      return turn
    }
  }

  /// Remembers that a recorded call is being answered, by no stub.
  func begin(_ call: UnsafePointer<CallRecord>) {
    tables.withLock { _ in call.setStage(.running) }
  }

  /// Remembers that a recorded call has ended by throwing.
  func finish(_ call: UnsafePointer<CallRecord>, in log: CallLog, throwing error: any Error) {
    tables.withLock { tables in
      call.setStage(.threw)
      // After a reset nobody can ask for it.
      if log === tables.log {
        tables.changeExtras { $0.errors[call.pointee.number] = error }
      }
    }
  }

  func resetStubs() {
    tables.drop { $0.resetStubs() }
  }
}

extension SpryTables {
  /// Remembers stubs whose place another took, if they were not used: whoever made them is told.
  fileprivate mutating func retire(_ stubs: ContiguousArray<FinishedStub>, of member: Member) {
    rememberPlaces(of: stubs)
    guard isOwned else { return }
    for stub in stubs where stub.isUnused {
      changeExtras { $0.addRetired(stub, of: member.name ?? member.key) }
    }
  }

  /// Remembers where stubs were made that answered calls, for whoever asks about the calls.
  private mutating func rememberPlaces(of stubs: ContiguousArray<FinishedStub>) {
    guard hasCalls else { return }
    for stub in stubs where stub.hits > 0 {
      changeExtras { $0.formerStubs[stub.number] = stub.location }
    }
  }

  mutating func resetStubs() -> [StubList] {
    var old: [StubList] = []
    forEachMember { member in
      if let stubs = member.pointee.replaceStubs(with: nil) { old.append(stubs) }
    }
    removeDrafts()
    for list in old { rememberPlaces(of: list.stubs) }
    return old
  }
}
