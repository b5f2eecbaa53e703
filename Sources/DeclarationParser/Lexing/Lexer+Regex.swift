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
      guard let regexEnd = endOfRegex(from: slash, mustBeRegex: mustBeRegex) else { continue }
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
  func endOfRegex(from start: Int, mustBeRegex: Bool) -> Int? {
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
    switch scanPattern(from: index, pounds, mustBeRegex, isMultiline) {
    case .ended(let end): return end
    case .unended(let end):
      if isMultiline { return endOfLine(from: index) }
      return mustBeRegex ? end : nil
    case .noRegex: return nil
    }
  }

  /// The end of what could be a regex literal.
  private enum PatternEnd {
    case ended(Int), unended(Int), noRegex
  }

  /// Finds the end of a pattern.
  ///
  /// - Parameter mustBeRegex: Whether it cannot be anything else. Otherwise some patterns count as
  ///   operators.
  private func scanPattern(
    from start: Int, _ pounds: Int, _ mustBeRegex: Bool, _ isMultiline: Bool
  ) -> PatternEnd {
    var index = start
    var groupDepth = 0
    var classDepth = 0
    // Whether a space or tab without a backslash is before the index.
    var followsSpace = false
    while index < end {
      let byte = source[index]
      switch byte {
      case ASCII.slash where pounds > 0:
        let slash = index
        while source[index + 1] == ASCII.pound { index += 1 }
        if index - slash >= pounds { return .ended(index + 1) }
      case ASCII.slash:
        let next = source[index + 1]
        if next == ASCII.asterisk || next == ASCII.slash { return .unended(index) }
        return followsSpace && !mustBeRegex ? .noRegex : .ended(index + 1)
      case ASCII.newline, ASCII.carriageReturn:
        if !isMultiline { return .unended(index) }
      case ASCII.backslash:
        if !source[index + 1].isNewline, index + 1 < end { index += 1 }
      case ASCII.leftParen where classDepth == 0:
        groupDepth += 1
      case ASCII.rightParen where classDepth == 0:
        if groupDepth == 0, !mustBeRegex { return .noRegex }
        groupDepth = max(groupDepth - 1, 0)
      case ASCII.leftSquare:
        classDepth += 1
      case ASCII.rightSquare:
        classDepth = max(classDepth - 1, 0)
      default:
        break
      }
      followsSpace = byte == ASCII.space || byte == ASCII.tab
      index += 1
    }
    return .unended(index)
  }

  private func isRestOfLineEmpty(from start: Int) -> Bool {
    var index = start
    while source[index] == ASCII.space || source[index] == ASCII.tab { index += 1 }
    return source[index].isNewline
  }
}
