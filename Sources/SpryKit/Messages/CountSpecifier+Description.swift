extension CountSpecifier: CustomStringConvertible {
  /// The count in words: `at least 2 calls`.
  @_documentation(visibility: internal)
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

extension SpryMark {
  /// ` since the mark`; empty for the start.
  var words: String { self == .start ? "" : " since the mark" }
}
