/// Finds the end of a regex literal.
struct RegexPattern {
  enum Result {
    case ended, unended, noRegex
  }

  let pounds: Int
  /// Whether it cannot be anything else. Otherwise some patterns count as operators.
  let mustBeRegex: Bool
  let isMultiline: Bool
  /// The start of the pattern. After the scan, it is the end of the literal.
  var position: Int
  /// Whether the character before the position is a space or tab without a backslash before it.
  var followsSpace = false

  mutating func scan(_ source: SourceText, _ end: Int) -> Result {
    var groupDepth = 0
    var classDepth = 0
    while position < end {
      let byte = source[position]
      if byte == ASCII.slash, let result = close(source) { return result }
      switch byte {
      case ASCII.newline, ASCII.carriageReturn:
        guard isMultiline else { return .unended }
      case ASCII.backslash:
        if !source[position + 1].isNewline, position + 1 < end { position += 1 }
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
      default:
        break
      }
      followsSpace = byte == ASCII.space || byte == ASCII.tab
      position += 1
    }
    return .unended
  }

  /// The result of the slash at the position, or `nil` if it is part of the pattern.
  private mutating func close(_ source: SourceText) -> Result? {
    var index = position + 1
    if pounds > 0 {
      while source[index] == ASCII.pound { index += 1 }
      guard index - position - 1 >= pounds else { return nil }
    } else {
      if source[index] == ASCII.asterisk || source[index] == ASCII.slash { return .unended }
      if followsSpace, !mustBeRegex { return .noRegex }
    }
    position = index
    return .ended
  }
}
