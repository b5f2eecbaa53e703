import Dispatch

/// A value that is given once, and that one task or one thread can wait for.
final class OneShot<Value: Sendable>: Sendable {
  private enum Status {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    /// A thread waits for the signal, and then takes the value.
    case blocking(DispatchSemaphore)
    case given(Value)
  }

  private let status = Locked(Status.open)

  /// Gives the value, unless another was given before.
  ///
  /// - Returns: Whether this value is the first.
  @discardableResult
  func give(_ value: Value) -> Bool {
    let before = status.withLock { status in
      let before = status
      if case .given = before { return before }
      status = .given(value)
      return before
    }
    switch before {
    case .given: return false
    case .open: break
    case .awaited(let continuation): continuation.resume(returning: value)
    case .blocking(let semaphore): semaphore.signal()
    }
    return true
  }

  /// Waits for the value. Call this or ``blockForValue()`` once.
  func value(isolation: isolated (any Actor)?) async -> Value {
    await withCheckedContinuation(isolation: isolation) { continuation in
      let given = status.withLock { status -> Value? in
        if case .given(let value) = status { return value }
        status = .awaited(continuation)
        return nil
      }
      if let given { continuation.resume(returning: given) }
    }
  }

  /// Blocks the current thread, which must not run a task, until the value is given.
  func blockForValue() -> Value {
    let semaphore = DispatchSemaphore(value: 0)
    while true {
      let given = status.withLock { status -> Value? in
        if case .given(let value) = status { return value }
        status = .blocking(semaphore)
        return nil
      }
      if let given { return given }
      semaphore.wait()
    }
  }
}
