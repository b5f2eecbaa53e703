internal import CSpryKit

/// A value that is reached only while its lock is held.
///
/// The lock is not recursive, so no user code may run while it is held: not an answer, a predicate,
/// `==`, a description, nor the `deinit` of something a user handed in. Whatever leaves the value
/// is carried out of the closure and dropped there.
///
/// `@unchecked Sendable`: the lock orders every access to the value, which never leaves but by copy.
package struct Locked<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let platformLock: UnsafeMutablePointer<cspry_lock>
  private let value: UnsafeMutablePointer<Value>

  package init(_ initial: consuming Value) {
    // One block for both, the value behind the lock.
    let alignment = max(MemoryLayout<Value>.alignment, MemoryLayout<cspry_lock>.alignment)
    let offset = (MemoryLayout<cspry_lock>.size + alignment - 1) & -alignment
    let block = RawMemory.allocate(offset + MemoryLayout<Value>.size)
    platformLock = block.bindMemory(to: cspry_lock.self, capacity: 1)
    value = (block + offset).bindMemory(to: Value.self, capacity: 1)
    value.initialize(to: initial)
    cspry_lock_init(platformLock)
  }

  deinit {
    cspry_lock_destroy(platformLock)
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
  /// For what each call or each fake comes through: a closure that captures a parameter pack builds
  /// a tuple type at run time, which costs as much as the rest of a recorded call, and a closure's
  /// result is moved and dropped through its metadata.
  package func lock() -> UnsafeMutablePointer<Value> {
    cspry_lock_take(platformLock)
    return value
  }

  package func unlock() {
    cspry_lock_give_up(platformLock)
  }
}
