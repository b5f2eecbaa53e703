/// Wakes who waits for calls of a member.
///
/// A signal that comes while the waiter is busy is kept, so that none is lost.
final class CallWaiter: Sendable {
  /// Why a waiter is woken.
  struct Reasons: OptionSet, Sendable {
    let rawValue: UInt8

    /// A call was recorded, or the scope of the fake has ended.
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

  /// Wakes who waits, from any thread.
  func signal(_ reason: Reasons) {
    let sleeper = status.withLock { status in
      status.reasons.insert(reason)
      defer { status.sleeper = nil }
      return status.sleeper
    }
    sleeper?.resume()
  }

  /// Waits for a signal; returns at once if one came since the last.
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

  /// Starts a task that signals a time-out; to be cancelled when the wait is over.
  func timeOut<SomeClock: Clock>(
    at deadline: SomeClock.Instant,
    on clock: SomeClock
  ) -> Task<Void, Never> {
    Task {
      // Whatever ends its sleep, a clock that fails must not let the waiter wait for ever.
      defer { signal(.timeOut) }
      try? await clock.sleep(until: deadline, tolerance: nil)
    }
  }
}

extension SpryState {
  /// Lets a waiter hear of calls.
  func add(_ waiter: CallWaiter) {
    tables.withLock { $0.waiters.append(waiter) }
  }

  func remove(_ waiter: CallWaiter) {
    tables.withLock { tables in tables.waiters.removeAll { $0 === waiter } }
  }
}
