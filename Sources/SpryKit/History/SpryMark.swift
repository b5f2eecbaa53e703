/// A moment between calls. An assertion can ignore the calls that were made before the mark.
///
/// ```swift
/// let mark = SpryMark()
/// sut.refresh()
/// expectHaveReceived(store.calls.save(.any).since(mark))
/// ```
///
/// A mark applies to all fakes, because SpryKit numbers the calls to all fakes in one sequence.
public struct SpryMark: Sendable, Hashable {
  /// The number of the last call before the mark.
  let number: UInt64

  /// Creates a mark at the current moment.
  public init() {
    number = Call.Number.newest
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// The mark that precedes all calls.
  public static let start = SpryMark(number: 0)
}

extension SpryMark {
  /// ` since the mark`, or nothing for the start.
  var words: String { self == .start ? "" : " since the mark" }
}
