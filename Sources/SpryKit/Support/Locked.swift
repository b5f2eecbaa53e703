/// A value that can be used only while its lock is held.
///
/// The lock is not recursive, so no user code may run while it is held: no answer, predicate, `==`,
/// or description, and no `deinit` of a user's value. Return such a value from the closure, or take
/// it out with ``drop(_:)``, so that it is released after the lock.
///
/// `@unchecked Sendable`: the lock orders every access to the value.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  package init(_ initial: Value) {
    value = initial
  }

  deinit {
    lock.destroy()
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// Takes something out of the value, and releases it after the lock.
  ///
  /// Ignoring the result of ``withLock(_:)`` is not enough: the optimizer may release an unused
  /// result before the unlock.
  package func drop<Taken>(_ take: (inout Value) -> Taken) {
    let taken = withLock(take)
    withExtendedLifetime(taken) {}
  }
}

extension Array {
  /// A copy with storage of its own, for an array that a lock guards and that is read without it.
  ///
  /// A plain copy would be correct, too. But the thread sanitizer does not see the reference counts
  /// by which an array finds out that it is shared, and would report a race in a user's tests. No
  /// issue is filed. To see it, return the array itself, and run ConcurrencyTests with
  /// `--sanitize=thread`.
  var unsharedCopy: [Element] {
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
