/// A moment between calls, so that a check can leave out the calls before it.
///
/// ```swift
/// let mark = SpryMark()
/// sut.refresh()
/// expectHaveReceived(store.calls.save(.any).since(mark))
/// ```
///
/// A mark of one fake is valid for all, because the calls to all fakes are numbered together.
public struct SpryMark: Sendable, Hashable {
  /// The number of the last call before the mark.
  let number: UInt64

  /// Marks the current moment.
  public init() {
    number = CallNumber.newest
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// The beginning, before all calls.
  public static let start = SpryMark(number: 0)
}

extension SpryMark {
  /// ` since the mark`, or nothing for the start.
  var words: String { self == .start ? "" : " since the mark" }
}

/// Numbers the calls to all fakes together, from 1, so that their order is known.
enum CallNumber {
  private static let last = Locked<UInt64>(0)

  static func next() -> UInt64 {
    last.withLock { number in
      number += 1
      return number
    }
  }

  /// The number of the newest call.
  static var newest: UInt64 { last.withLock { $0 } }
}
