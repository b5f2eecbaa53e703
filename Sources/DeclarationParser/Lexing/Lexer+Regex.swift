extension Lexer {
  /// Lexes a regex literal that starts with one of the slashes of a possible operator.
  ///
  /// - Parameter isInfix: Whether there is a space after the operator, as well as before it.
  /// - Returns: Whether there is such a literal.
  mutating func lexRegex(
    inOperatorFrom start: Int, to operatorEnd: Int, _ firstSlash: Int, isInfix: Bool
  ) -> Bool {
    if previous.keyword == .func || previous.keyword == .operator { return false }
    var mustBeRegex = false
    if isInfix {
      // An operand follows `try?`, although the mark looks like the end of one.
      if followsTryMark {
        mustBeRegex = true
      } else if !isRegexPosition {
        return false
      } else {
        // An operator can be an argument or an element.
        switch previous.kind {
        case .leftParen, .leftSquare, .comma, .colon: break
        default: mustBeRegex = true
        }
      }
    }
    for slash in firstSlash..<operatorEnd where source[slash] == ASCII.slash {
      guard let regexEnd = endOfRegex(from: slash, mustBeRegex) else { continue }
      if slash > start {
        position = slash
        add(.symbol, fixity: .prefix, from: start)
      }
      position = regexEnd
      add(.regex, from: slash)
      return true
    }
    return false
  }

  /// Lexes `#/regex/#`, if there is one.
  mutating func lexRegex(mustBeRegex: Bool) -> Bool {
    let start = position
    guard let regexEnd = endOfRegex(from: start, mustBeRegex) else { return false }
    position = regexEnd
    add(.regex, from: start)
    return true
  }

  private var followsTryMark: Bool {
    guard previous.kind == .postfixQuestion || previous.kind == .exclamation else { return false }
    let start = previous.start
    return start >= 3 && source[start - 3..<start] == "try"
      && (start == 3 || !source[start - 4].isIdentifier)
  }

  /// Whether an operand can follow the previous token.
  private var isRegexPosition: Bool {
    switch previous.kind {
    case .leftBrace, .leftParen, .leftSquare, .equal, .semicolon, .comma, .colon, .infixQuestion,
      .poundIf, .poundElseif, .poundElse, .poundEndif, .unknown:
      return true
    case .symbol:
      return previous.fixity != .postfix
    case .identifier:
      switch previous.keyword {
      case .true, .false, .Any, .nil, .self, .Self, .super: return false
      default: return previous.keyword.isReserved
      }
    default:
      return false
    }
  }

  /// The end of the regex literal at an offset, or `nil` if it is not one.
  private mutating func endOfRegex(from start: Int, _ mustBeRegex: Bool) -> Int? {
    var index = start
    while source[index] == ASCII.pound { index += 1 }
    let pounds = index - start
    guard source[index] == ASCII.slash else { return nil }
    index += 1
    var isMultiline = false
    if pounds > 0 {
      isMultiline = isRestOfLineEmpty(from: index)
    } else {
      switch source[index] {
      case ASCII.space, ASCII.tab: if !mustBeRegex { return nil }
      case ASCII.asterisk, ASCII.slash: return nil
      default: break
      }
    }
    if isMultiline, let fewest = unendedRegexPounds, pounds >= fewest {
      return endOfLine(from: index)
    }
    var pattern = RegexPattern(
      pounds: pounds, mustBeRegex: mustBeRegex, isMultiline: isMultiline, position: index)
    switch pattern.scan(source, end) {
    case .ended:
      return pattern.position
    case .unended where isMultiline:
      unendedRegexPounds = pounds
      return endOfLine(from: index)
    case .unended:
      return mustBeRegex ? pattern.position : nil
    case .noRegex:
      return nil
    }
  }

  private func isRestOfLineEmpty(from start: Int) -> Bool {
    var index = start
    while source[index] == ASCII.space || source[index] == ASCII.tab { index += 1 }
    return source[index].isNewline
  }
}
