/// A moment between calls: what came before it can be left out of a check.
///
/// ```swift
/// let mark = store.mark()
/// sut.refresh()
/// expectHaveReceived(store, .save, since: mark)
/// ```
///
/// Calls of all fakes are numbered together, so a mark of one fake serves for all.
public struct SpryMark: Sendable, Hashable {
  /// The number of the last call before the mark.
  let number: UInt64

  /// Marks the present moment.
  public init() {
    number = CallNumber.newest
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// The beginning, before all calls.
  public static let start = SpryMark(number: 0)

  /// What a message says of calls that were asked for since the mark.
  var words: String { self == .start ? "" : " since the mark" }
}

extension Spyable {
  /// Marks the present moment, for checks of what comes after it.
  public func mark() -> SpryMark { SpryMark() }

  /// Marks the present moment, for checks of what comes after it.
  public static func mark() -> SpryMark { SpryMark() }
}
