/// A value that is given once, and that one task can wait for.
final class OneShot<Value: Sendable>: Sendable {
  private enum Status {
    case open
    case awaited(CheckedContinuation<Value, Never>)
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
    let (isFirst, continuation) = status.withLock { status in
      switch status {
      case .open:
        status = .given(value)
        return (true, CheckedContinuation<Value, Never>?.none)
      case .awaited(let continuation):
        status = .over
        return (true, continuation)
      case .given, .over:
        return (false, nil)
      }
    }
    continuation?.resume(returning: value)
    return isFirst
  }

  /// Waits for the value. Call this once.
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
}
