extension SpryState {
  /// Records a call, and returns what is needed to answer it.
  ///
  /// - Parameters:
  ///   - arguments: what the member received, in order.
  ///   - site: the place in the fake, with the member's `#function`.
  ///   - name: finds the member's key, the first time that the literal is seen.
  package func record(
    _ arguments: [Any],
    _ site: CallSite,
    _ name: (CallSite) -> NamedMember
  ) -> CallInProgress {
    begin(arguments, site, name, isRecorded: true)
  }

  /// The same for a member that only asks for an answer, and whose call is not recorded.
  func pass(
    _ arguments: [Any],
    _ site: CallSite,
    _ name: (CallSite) -> NamedMember
  ) -> CallInProgress {
    begin(arguments, site, name, isRecorded: false)
  }

  private func begin(
    _ arguments: [Any],
    _ site: CallSite,
    _ name: (CallSite) -> NamedMember,
    isRecorded: Bool
  ) -> CallInProgress {
    var waiters: [CallWaiter] = []
    let known: CallInProgress? = tables.withLock { tables in
      guard let member = tables.member(literal: site.literal) else { return nil }
      let number = isRecorded ? tables.record(arguments, of: member) : nil
      if number != nil { waiters = tables.waiters }
      return CallInProgress(
        state: self,
        arguments: arguments,
        member: member,
        number: number,
        stubs: member.stubs,
        isLate: isRecorded && number == nil
      )
    }
    guard let known else {
      addMember(site, name)
      return begin(arguments, site, name, isRecorded: isRecorded)
    }
    if !waiters.isEmpty { known.signal(waiters) }
    return known
  }

  /// Adds the member of a new literal. Its key is found without the lock: it may be misuse.
  private func addMember(_ site: CallSite, _ name: (CallSite) -> NamedMember) {
    let spelled = site.function.description
    // A member that was stubbed under its full name is known.
    let isKnown = tables.withLock { tables in
      guard tables.member(key: spelled) != nil else { return false }
      tables.addLiteral(site.literal, spelled: spelled, key: spelled)
      return true
    }
    if isKnown { return }
    let named = name(site)
    tables.withLock { tables in
      tables.double = named.double
      guard tables.member(literal: site.literal) == nil else { return }
      tables.addLiteral(site.literal, spelled: spelled, key: named.key)
    }
  }
}

/// A call that a fake has received and that is not answered yet.
package struct CallInProgress {
  let state: SpryState
  /// What the member received, as the fake passed it on.
  let arguments: [Any]
  let member: Member
  /// The number under which the call is recorded; nil if it is not.
  let number: UInt64?
  /// The stubs of the member at that moment.
  let stubs: StubList
  /// Whether it came after the end of the fake's scope.
  let isLate: Bool

  /// Completes a call that nothing answers.
  package func finishUnanswered(_ context: () -> CallContext) {
    if isLate { reportLate(context) }
  }

  /// Wakes the waits for calls of the member.
  fileprivate func signal(_ waiters: [CallWaiter]) {
    for waiter in waiters where waiter.key == member.key { waiter.signal(.news) }
  }

  /// Remembers how far the call has come.
  func setStage(_ stage: CallStage) {
    guard let number else { return }
    state.tables.withLock { _ in member.calls[status: number]?.stage = stage }
  }

  /// Remembers that the call ended by throwing.
  func setThrown(_ error: any Error) {
    guard let number else { return }
    state.tables.withLock { tables in
      // After a reset nothing can ask for it.
      guard member.calls[status: number] != nil else { return }
      member.calls[status: number]?.stage = .threw
      tables.errors[number] = error
    }
  }
}
