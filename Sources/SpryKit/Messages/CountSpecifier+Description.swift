extension CountSpecifier: CustomStringConvertible {
  /// The count in words: `at least 2 calls`.
  @_documentation(visibility: internal)
  public var description: String { count(of: "call") }

  /// The count in words: `at least 2 reads`.
  func count(of noun: String) -> String {
    switch self {
    case .exactly(0): "no \(noun)"
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

extension SpryMark {
  /// ` since the mark`, or nothing for the start.
  var words: String { self == .start ? "" : " since the mark" }
}
