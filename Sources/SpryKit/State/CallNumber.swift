#if canImport(Darwin)
  /// Numbers the calls of all fakes, from 1, so that order across fakes is known.
  enum CallNumber {
    // `Synchronization.Atomic` needs macOS 15.
    private static let last = Locked<UInt64>(0)

    static func next() -> UInt64 {
      let number = last.lock()
      defer { last.unlock() }
      number.pointee += 1
      return number.pointee
    }

    /// The number of the newest call.
    static var newest: UInt64 { last.withLock { $0 } }
  }
#else
  import Synchronization

  /// Numbers the calls of all fakes, from 1, so that order across fakes is known.
  enum CallNumber {
    private static let last = Atomic<UInt64>(0)

    /// Relaxed is enough: one variable's changes have one order, and it agrees with "happens before".
    static func next() -> UInt64 {
      last.add(1, ordering: .relaxed).newValue
    }

    /// The number of the newest call.
    static var newest: UInt64 { last.load(ordering: .relaxed) }
  }
#endif
