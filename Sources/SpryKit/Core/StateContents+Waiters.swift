extension StateContents {
  /// The waits for calls to a member, or `nil` if there are none. Signal them after the lock.
  func waiters(for member: MemberTable) -> [Waiter]? {
    if waiters.count == 0 { return nil }
    // The wait may have begun before the first call, by the member's base name.
    let base = MemberName.base(of: member.key)
    // A list of its own, which no other thread changes: see `unsharedCopy`.
    return waiters.filter { $0.key == member.key || $0.key == base }
  }
}

extension SpryState {
  /// Adds a waiter, which is signalled when the stub of a call to its member is chosen, and when the
  /// call ends.
  func add(_ waiter: Waiter) {
    contents.withLock { $0.waiters.append(waiter) }
  }

  func remove(_ waiter: Waiter) {
    contents.withLock { contents in contents.waiters.removeAll { $0 === waiter } }
  }
}
