/// Wakes a wait for calls to a member, or for callers at a gate.
///
/// A signal that comes while the wait is busy is kept, so that none is lost.
final class Waiter: Sendable {
  /// The reasons to wake a wait.
  struct Reasons: OptionSet, Sendable {
    let rawValue: UInt8

    /// There may be a result: the stub of a call was chosen, for example, or a caller is at a gate.
    static let news = Reasons(rawValue: 1)
    static let timeOut = Reasons(rawValue: 2)
    static let cancellation = Reasons(rawValue: 4)
  }

  private struct Status {
    var reasons: Reasons = []
    /// The error with which the clock of a time limit ended, before the wait was over.
    var clockError: (any Error)?
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

  /// Waits until there is a result. Looks for it at once, and again after each signal.
  ///
  /// - Parameters:
  ///   - timer: Starts a task that ends the wait after a time, or notices that it takes long. It is
  ///     cancelled when the wait is over.
  ///   - look: Returns the result, or `nil` if the wait continues. A time-out is a reason to look once
  ///     more, so that nothing is missed because the machine is slow.
  func wait<Result>(
    isolation: isolated (any Actor)?, timer: (Waiter) -> Task<Void, Never>,
    look: (_ reasons: Reasons) -> Result?
  ) async -> Result {
    await withTaskCancellationHandler(
      operation: {
        if let result = look([]) { return result }
        let timer = timer(self)
        defer { timer.cancel() }
        while true {
          if let result = look(await next(isolation: isolation)) { return result }
        }
      },
      onCancel: { signal(.cancellation) },
      isolation: isolation
    )
  }

  /// Waits for a signal. Returns at once if one came since the last.
  private func next(isolation: isolated (any Actor)?) async -> Reasons {
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
      do {
        try await sleep()
      } catch  where !Task.isCancelled {
        status.withLock { $0.clockError = error }
      } catch {
        // The wait is over.
      }
    }
  }

  /// How long the wait took after a time-out, as the end of a first line: `within 1 s`.
  func limit(_ time: SpryDuration) -> String {
    mistakeOfClock.map { "before \($0)" } ?? "within \(time)"
  }

  /// `its clock threw NoTime()`, or `nil` if the clock has measured the time.
  var mistakeOfClock: String? {
    status.withLock(\.clockError).map { "its clock threw \(describe($0))" }
  }
}

/// Wakes waits, because there may be a result.
func wake(_ waiters: [Waiter]) {
  for waiter in waiters { waiter.signal(.news) }
}
