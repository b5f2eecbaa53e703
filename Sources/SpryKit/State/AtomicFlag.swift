#if canImport(Darwin)
  /// A flag that is read without a lock where the platform can.
  package final class AtomicFlag: Sendable {
    // `Synchronization.Atomic` needs macOS 15.
    private let flag = Locked(false)

    package init() {}

    package var value: Bool {
      get { flag.withLock { $0 } }
      set { flag.withLock { $0 = newValue } }
    }
  }
#else
  import Synchronization

  /// A flag that is read without a lock where the platform can.
  package final class AtomicFlag: Sendable {
    private let flag = Atomic(false)

    package init() {}

    package var value: Bool {
      get { flag.load(ordering: .acquiring) }
      set { flag.store(newValue, ordering: .releasing) }
    }
  }
#endif
