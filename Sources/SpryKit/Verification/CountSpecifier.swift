/// How often a call is expected.
public enum CountSpecifier: Sendable, Equatable {
  /// So many times, neither more nor less.
  case exactly(Int)
  /// So many times or more.
  case atLeast(Int)
  /// So many times or less.
  case atMost(Int)
  /// As many times as lie in the range.
  case range(ClosedRange<Int>)

  /// Not at all.
  public static let never = CountSpecifier.exactly(0)

  /// Exactly once.
  public static let once = CountSpecifier.exactly(1)

  /// The start of the range or more.
  public static func range(_ range: PartialRangeFrom<Int>) -> CountSpecifier {
    .atLeast(range.lowerBound)
  }

  /// The end of the range or less.
  public static func range(_ range: PartialRangeThrough<Int>) -> CountSpecifier {
    .atMost(range.upperBound)
  }

  /// As many times as lie in the half-open range, which must not be empty.
  public static func range(_ range: Range<Int>) -> CountSpecifier {
    .range(ClosedRange(range))
  }

  /// Returns whether so many calls are too many, so that no further call can fix it.
  package func isExceeded(by count: Int) -> Bool {
    switch self {
    case .exactly(let wanted): count > wanted
    case .atLeast: false
    case .atMost(let most): count > most
    case .range(let range): count > range.upperBound
    }
  }

  package func allows(_ count: Int) -> Bool {
    switch self {
    case .exactly(let wanted): count == wanted
    case .atLeast(let least): count >= least
    case .atMost(let most): count <= most
    case .range(let range): range.contains(count)
    }
  }
}

extension CountSpecifier: CustomStringConvertible {
  /// The count in words: `at least 2 calls`.
  public var description: String {
    switch self {
    case .exactly(0): "no call"
    case .exactly(let count): "exactly \(counted(count, "call"))"
    case .atLeast(let count): "at least \(counted(count, "call"))"
    case .atMost(let count): "at most \(counted(count, "call"))"
    case .range(let range): "\(range.lowerBound) to \(counted(range.upperBound, "call"))"
    }
  }
}
