/// The expected number of calls.
///
/// Assertions, waits, and `expected(_:)` take a count. An assertion fails if its count is never
/// met, as with `.exactly(-1)`, or always met, as with `.atLeast(0)`. If a range's start is greater
/// than its end, as in `4...2`, the standard library stops the process.
public enum CountSpecifier: Sendable, Equatable {
  /// Exactly this number of calls.
  case exactly(Int)
  /// This number of calls, or more.
  case atLeast(Int)
  /// This number of calls, or fewer.
  case atMost(Int)
  /// A number of calls in a range.
  case range(ClosedRange<Int>)

  /// No calls.
  public static let never = CountSpecifier.exactly(0)

  /// Exactly one call.
  public static let once = CountSpecifier.exactly(1)

  /// Unavailable because `.none` looks like "no calls". For an optional count, Swift reads
  /// `.none` as `nil`, which means at least one call. This declaration makes the compiler warn.
  @available(*, unavailable, message: "write '.never'")
  public static var none: CountSpecifier { .never }

  /// Unavailable because `.times(2)` could mean "exactly 2" or "at least 2".
  @available(*, unavailable, message: "write '.exactly(…)' or '.atLeast(…)'")
  public static func times(_ count: Int) -> CountSpecifier { .exactly(count) }

  /// Unavailable because `.twice` could mean "exactly 2" or "at least 2".
  @available(*, unavailable, message: "write '.exactly(2)' or '.atLeast(2)'")
  public static var twice: CountSpecifier { .exactly(2) }

  /// A number of calls in a half-open range, which must not be empty.
  public static func range(_ range: Range<Int>) -> CountSpecifier {
    precondition(
      !range.isEmpty, "no number of calls is in the empty range \(range); write '.never'")
    return .range(ClosedRange(range))
  }

  /// The least and the greatest number of calls that are as expected.
  private var limits: (least: Int, most: Int) {
    switch self {
    case .exactly(let count): (count, count)
    case .atLeast(let least): (least, .max)
    case .atMost(let most): (0, most)
    case .range(let range): (range.lowerBound, range.upperBound)
    }
  }

  /// Whether no number of calls is as expected.
  var isNeverMet: Bool { isExceeded(by: 0) }

  /// Whether every number of calls is as expected.
  var isAlwaysMet: Bool { limits.least <= 0 && limits.most == .max }

  /// Returns whether a number of calls is too high, so that no further call can change the result.
  package func isExceeded(by count: Int) -> Bool { count > limits.most }

  /// Returns whether a number of calls is as expected.
  package func allows(_ count: Int) -> Bool { count >= limits.least && count <= limits.most }
}

extension CountSpecifier: CustomStringConvertible {
  /// The count in words: `at least 2 calls`.
  @_documentation(visibility: internal)
  public var description: String { count(of: "call") }

  /// The count in words: `at least 2 reads`.
  func count(of noun: String) -> String {
    switch self {
    case .exactly(0): "no \(noun)s"
    case .exactly(let count): "exactly \(counted(count, noun))"
    case .atLeast(let count): "at least \(counted(count, noun))"
    case .atMost(let count): "at most \(counted(count, noun))"
    case .range(let range): "\(range.lowerBound) to \(counted(range.upperBound, noun))"
    }
  }

  /// All other counts in words: `more than 3 calls` for `.atMost(3)`.
  var oppositeWords: String {
    switch self {
    case .exactly(0): "at least 1 call"
    case .exactly(let count): "more or fewer than \(counted(count, "call"))"
    case .atLeast(let count): "fewer than \(counted(count, "call"))"
    case .atMost(let count): "more than \(counted(count, "call"))"
    case .range(let range):
      "fewer than \(range.lowerBound) or more than \(counted(range.upperBound, "call"))"
    }
  }
}
