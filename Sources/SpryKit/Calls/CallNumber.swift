#if !canImport(os)
  import Synchronization
#endif

/// Numbers the calls of all fakes together, from 1, so that their order is known.
enum CallNumber {
  #if canImport(os)
    private static let last = Locked<UInt64>(0)

    static func next() -> UInt64 {
      last.withLock { number in
        number += 1
        return number
      }
    }

    /// The number of the newest call.
    static var newest: UInt64 { last.withLock { $0 } }
  #else
    private static let last = Atomic<UInt64>(0)

    static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }

    /// The number of the newest call.
    static var newest: UInt64 { last.load(ordering: .relaxed) }
  #endif
}
