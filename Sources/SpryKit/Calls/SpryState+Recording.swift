extension SpryFakeHandle {
  /// Records a call, which is answered after that, or not at all.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that the member received, in order.
  ///   - site: The place in the fake from which the member calls.
  ///   - isRecorded: Whether the call is recorded; otherwise it is only answered.
  ///   - isAsync: Whether the member is `async`.
  package func record(
    _ arguments: [Any], at site: CallSite, isRecorded: Bool = true, isAsync: Bool = false
  ) -> CallInProgress {
    let arguments = ArgumentList(arguments)
    while true {
      if let call = record(arguments, at: site, isRecorded: isRecorded) {
        if let number = call.number, let callers = state.scope?.callers {
          callers.note(call: number, isAsync: isAsync)
        }
        return call
      }
      addMember(at: site)
    }
  }

  /// Records a call, and wakes the waits for it. Returns `nil` if the member is not known yet.
  private func record(
    _ arguments: ArgumentList, at site: CallSite, isRecorded: Bool
  ) -> CallInProgress? {
    let contents = state.contents
    contents.lock.lock()
    guard let member = contents.member(at: site) else {
      contents.lock.unlock()
      return nil
    }
    var number: UInt64?
    var waiters: [CallWaiter]?
    if isRecorded, contents.ended == nil {
      let next = CallNumber.next()
      member.calls.append(Call(number: next, arguments: arguments))
      number = next
      if contents.waiters.count > 0 { waiters = contents.waiters(for: member) }
    }
    if !isRecorded, member.calls.isEmpty { member.isOnlyAnswered = true }
    let call = CallInProgress(
      self, site, arguments, of: member, number: number, isLate: isRecorded && number == nil)
    contents.lock.unlock()
    if let waiters {
      for waiter in waiters { waiter.signal(.news) }
    }
    return call
  }

  /// Adds the member of a new literal. Its key is found without the lock, because that may report
  /// misuse, which runs a user's handler.
  private func addMember(at site: CallSite) {
    let key = key(at: site)
    state.contents.withLock { contents in
      contents.fakeType = type
      contents.add(site, to: contents.addMember(key: key))
    }
  }
}
