// Declarations of Apple's `os`. The lock works, because the test of associated objects takes it.

private import Darwin

/// A lock that is not recursive, with the state that it protects.
@available(macOS 13, iOS 16, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var mutex = pthread_mutex_t()
    var state: State

    init(_ state: State) {
      self.state = state
      pthread_mutex_init(&mutex, nil)
    }
  }

  private let storage: Storage

  /// Creates a lock whose state may be one that is not `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a function while it holds the lock, which may return what is not `Sendable`.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    pthread_mutex_lock(&storage.mutex)
    defer { pthread_mutex_unlock(&storage.mutex) }
    return try body(&storage.state)
  }
}

@available(macOS 13, iOS 16, *)
extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock.
  public init(initialState: State) { storage = Storage(initialState) }

  /// Runs a function while it holds the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }
}

@available(macOS 13, iOS 16, *)
extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects what its users know.
  public init() { storage = Storage(()) }

  /// Runs a function while it holds the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a function while it holds the lock, which may return what is not `Sendable`.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Takes the lock.
  @available(*, noasync)
  public func lock() { pthread_mutex_lock(&storage.mutex) }

  /// Releases the lock.
  @available(*, noasync)
  public func unlock() { pthread_mutex_unlock(&storage.mutex) }
}
