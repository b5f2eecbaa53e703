/// Reads the pattern of a regex literal up to its end.
struct RegexPattern {
  enum Result {
    case ended, unended, noRegex
  }

  let start: Int
  let pounds: Int
  /// Whether it can be nothing else; otherwise some patterns are taken for operators.
  let mustBeRegex: Bool
  let isMultiline: Bool
  /// At the end of the scan, where the literal ends.
  private(set) var position: Int
  private var groupDepth = 0
  private var classDepth = 0
  /// The last space or tab without a backslash before it.
  private var lastSpace = -1

  init(start: Int, pounds: Int, _ mustBeRegex: Bool, _ isMultiline: Bool) {
    self.start = start
    self.pounds = pounds
    self.mustBeRegex = mustBeRegex
    self.isMultiline = isMultiline
    position = start
  }

  mutating func scan(_ bytes: UnsafePointer<UInt8>, _ end: Int) -> Result {
    while position < end {
      let byte = bytes[position]
      if byte == ASCII.slash, let result = close(bytes) { return result }
      switch byte {
      case ASCII.newline, ASCII.carriageReturn:
        guard isMultiline else { return .unended }
      case ASCII.backslash:
        let escaped = bytes[position + 1]
        if escaped != ASCII.newline && escaped != ASCII.carriageReturn, position + 1 < end {
          position += 1
        }
      case ASCII.leftParen where classDepth == 0:
        groupDepth += 1
      case ASCII.rightParen where classDepth == 0:
        if groupDepth > 0 {
          groupDepth -= 1
        } else if !mustBeRegex {
          return .noRegex
        }
      case ASCII.leftSquare:
        classDepth += 1
      case ASCII.rightSquare:
        if classDepth > 0 { classDepth -= 1 }
      case ASCII.space, ASCII.tab:
        lastSpace = position
      default:
        break
      }
      position += 1
    }
    return .unended
  }

  /// What the slash at the position means, unless it is a part of the pattern.
  private mutating func close(_ bytes: UnsafePointer<UInt8>) -> Result? {
    var index = position + 1
    if pounds > 0 {
      while bytes[index] == ASCII.pound { index += 1 }
      guard index - position - 1 >= pounds else { return nil }
    } else {
      if bytes[index] == ASCII.asterisk || bytes[index] == ASCII.slash { return .unended }
      if lastSpace == position - 1, lastSpace >= start, !mustBeRegex { return .noRegex }
    }
    position = index
    return .ended
  }
}
