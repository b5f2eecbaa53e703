/// Wakes a wait for calls to a member.
///
/// A signal that comes while the wait is busy is kept, so that none is lost.
final class CallWaiter: Sendable {
  /// The reasons to wake a wait.
  struct Reasons: OptionSet, Sendable {
    let rawValue: UInt8

    /// The stub of a call was chosen, a call has ended, or the scope of the fake has ended.
    static let news = Reasons(rawValue: 1)
    static let timeOut = Reasons(rawValue: 2)
    static let cancellation = Reasons(rawValue: 4)
  }

  private struct Status {
    var reasons: Reasons = []
    var sleeper: CheckedContinuation<Void, Never>?
  }

  /// The member's key.
  let key: String
  private let status = Locked(Status())

  init(for key: String) {
    self.key = key
  }

  /// Wakes the wait, from any thread.
  func signal(_ reason: Reasons) {
    let sleeper = status.withLock { status in
      status.reasons.insert(reason)
      defer { status.sleeper = nil }
      return status.sleeper
    }
    sleeper?.resume()
  }

  /// Waits for a signal. Returns at once if one came since the last.
  func next(isolation: isolated (any Actor)?) async -> Reasons {
    await withCheckedContinuation(isolation: isolation) { continuation in
      let isSignalled = status.withLock { status in
        if !status.reasons.isEmpty { return true }
        status.sleeper = continuation
        return false
      }
      if isSignalled { continuation.resume() }
    }
    return status.withLock { status in
      defer { status.reasons = [] }
      return status.reasons
    }
  }

  /// Starts a task that signals a time-out. The caller cancels it when the wait is over.
  func timeOut(after sleep: @escaping @Sendable () async throws -> Void) -> Task<Void, Never> {
    Task {
      // The signal is sent even if the clock throws, or the wait would never end.
      defer { signal(.timeOut) }
      try? await sleep()
    }
  }
}

extension StateContents {
  /// The waits for calls to a member, or `nil` if there are none. Signal them after the lock.
  func waiters(for member: Member) -> [CallWaiter]? {
    // A list of its own, which no other thread changes: see `unsharedCopy`.
    waiters.count == 0 ? nil : waiters.filter { $0.key == member.key }
  }
}

/// Wakes waits, because there is news of a call.
func wake(_ waiters: [CallWaiter]) {
  for waiter in waiters { waiter.signal(.news) }
}

extension SpryState {
  /// Adds a waiter, which is signalled when the stub of a call to its member is chosen, and when the
  /// call ends.
  func add(_ waiter: CallWaiter) {
    contents.withLock { $0.waiters.append(waiter) }
  }

  func remove(_ waiter: CallWaiter) {
    contents.withLock { contents in contents.waiters.removeAll { $0 === waiter } }
  }
}
