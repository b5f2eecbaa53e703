#if canImport(Darwin)
  import Darwin
  private typealias PlatformLock = os_unfair_lock
#elseif canImport(Glibc)
  import Glibc
  private typealias PlatformLock = pthread_mutex_t
#elseif canImport(Musl)
  import Musl
  private typealias PlatformLock = pthread_mutex_t
#endif

/// A value that is reached only while its lock is held.
///
/// The lock is not recursive, so no user code may run while it is held: not an answer, a predicate,
/// `==`, a description, nor the `deinit` of something a user handed in. Whatever leaves the value
/// is carried out of the closure and dropped there.
///
/// `@unchecked Sendable`: the lock orders every access to the value, which never leaves but by copy.
package struct Locked<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let platformLock: UnsafeMutablePointer<PlatformLock>
  private let value: UnsafeMutablePointer<Value>

  package init(_ initial: consuming Value) {
    // One block for both, the value behind the lock.
    let mask = max(MemoryLayout<Value>.alignment, MemoryLayout<PlatformLock>.alignment) - 1
    let offset = (MemoryLayout<PlatformLock>.size + mask) & ~mask
    let block = RawMemory.allocate(offset + MemoryLayout<Value>.size)
    platformLock = block.bindMemory(to: PlatformLock.self, capacity: 1)
    value = (block + offset).bindMemory(to: Value.self, capacity: 1)
    value.initialize(to: initial)
    #if canImport(Darwin)
      platformLock.initialize(to: PlatformLock())
    #else
      pthread_mutex_init(platformLock, nil)
    #endif
  }

  deinit {
    #if !canImport(Darwin)
      pthread_mutex_destroy(platformLock)
    #endif
    value.deinitialize(count: 1)
    RawMemory.free(platformLock)
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    let value = lock()
    defer { unlock() }
    return try body(&value.pointee)
  }

  /// Takes something out of the value, and drops it when the lock is given up.
  ///
  /// What a user handed in may run a `deinit` of theirs when it is dropped. Only to discard the result
  /// of ``withLock(_:)`` does not do: the optimizer ends what is not used before the lock is given up.
  package func drop<Taken>(_ take: (inout Value) -> Taken) {
    let taken = withLock(take)
    withExtendedLifetime(taken) {}
  }

  /// Takes the lock and returns the value's place, which is valid until ``unlock()``.
  ///
  /// For the one caller that cannot use ``withLock(_:)``: a closure that captures a parameter pack
  /// builds a tuple type at run time, which costs as much as the rest of a recorded call.
  package func lock() -> UnsafeMutablePointer<Value> {
    #if canImport(Darwin)
      os_unfair_lock_lock(platformLock)
    #else
      pthread_mutex_lock(platformLock)
    #endif
    return value
  }

  package func unlock() {
    #if canImport(Darwin)
      os_unfair_lock_unlock(platformLock)
    #else
      pthread_mutex_unlock(platformLock)
    #endif
  }
}
