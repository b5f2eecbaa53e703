/// A moment between calls. An assertion can ignore the calls made before it.
///
/// ```swift
/// let mark = SpryMark()
/// sut.refresh()
/// expectHaveReceived(store.calls.save(.any).since(mark))
/// ```
///
/// A mark is valid for all fakes, because the calls to all fakes are numbered together.
public struct SpryMark: Sendable, Hashable {
  /// The number of the last call before the mark.
  let number: UInt64

  /// Marks the current moment.
  public init() {
    number = Call.Number.newest
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// The mark before all calls.
  public static let start = SpryMark(number: 0)
}

extension SpryMark {
  /// ` since the mark`, or nothing for the start.
  var words: String { self == .start ? "" : " since the mark" }
}
