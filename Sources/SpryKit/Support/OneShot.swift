import Dispatch

/// A value that is given once, and that one task or one thread can wait for.
final class OneShot<Value: Sendable>: Sendable {
  private enum Status {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    /// A thread waits for the signal, and then takes the value.
    case blocking(DispatchSemaphore)
    case given(Value)
    case over
  }

  private let status = Locked(Status.open)

  init() {}

  /// Gives the value, unless another was given before.
  ///
  /// - Returns: Whether this value is the first.
  @discardableResult
  func give(_ value: Value) -> Bool {
    let wake = status.withLock { status -> (() -> Void)? in
      switch status {
      case .open:
        status = .given(value)
        return {}
      case .awaited(let continuation):
        status = .over
        return { continuation.resume(returning: value) }
      case .blocking(let semaphore):
        status = .given(value)
        return { semaphore.signal() }
      case .given, .over:
        return nil
      }
    }
    wake?()
    return wake != nil
  }

  /// Waits for the value. Call this or ``blockForValue()`` once.
  func value(isolation: isolated (any Actor)?) async -> Value {
    await withCheckedContinuation(isolation: isolation) { continuation in
      let given: Value? = status.withLock { status in
        guard case .given(let value) = status else {
          status = .awaited(continuation)
          return nil
        }
        status = .over
        return value
      }
      if let given { continuation.resume(returning: given) }
    }
  }

  /// Blocks the current thread, which must not run a task, until the value is given.
  func blockForValue() -> Value {
    let semaphore = DispatchSemaphore(value: 0)
    while true {
      let given = status.withLock { status -> Value? in
        guard case .given(let value) = status else {
          status = .blocking(semaphore)
          return nil
        }
        status = .over
        return value
      }
      if let given { return given }
      semaphore.wait()
    }
  }
}
