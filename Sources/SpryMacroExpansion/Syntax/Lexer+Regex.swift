extension Lexer {
  /// Lexes a regex literal that begins with a slash of what was read as an operator.
  ///
  /// - Parameter isInfix: Whether there is a space behind the operator, as there is one before it.
  mutating func lexRegex(
    inOperatorFrom start: Int, to operatorEnd: Int, _ firstSlash: Int, isInfix: Bool
  ) -> Bool {
    if previous.keyword == .func || previous.keyword == .operator { return false }
    var mustBeRegex = false
    if isInfix {
      // `try?` is followed by an operand, although it looks like the end of one.
      if followsTryMark {
        mustBeRegex = true
      } else if !isRegexPosition {
        return false
      } else {
        // An operator may be an argument, or an element.
        switch previous.kind {
        case .leftParen, .leftSquare, .comma, .colon: break
        default: mustBeRegex = true
        }
      }
    }
    var slash = firstSlash
    while slash < operatorEnd {
      if bytes[slash] == ASCII.slash, let regexEnd = endOfRegex(from: slash, mustBeRegex) {
        if slash > start {
          position = slash
          add(.symbol, fixity: .prefix, from: start)
        }
        position = regexEnd
        add(.regex, from: slash)
        return true
      }
      slash += 1
    }
    return false
  }

  /// Lexes `#/regex/#`.
  mutating func lexRegex(mustBeRegex: Bool) -> Bool {
    let start = position
    guard let regexEnd = endOfRegex(from: start, mustBeRegex) else { return false }
    position = regexEnd
    add(.regex, from: start)
    return true
  }

  private var followsTryMark: Bool {
    guard previous.kind == .postfixQuestion || previous.kind == .exclamation else { return false }
    let start = Int(previous.start)
    return start >= 3 && keywords.keyword(bytes + (start - 3), length: 3) == .try
      && (start == 3 || !classes.isIdentifier(bytes[start - 4]))
  }

  /// Whether the token before makes it likely that an operand follows.
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

  /// - Returns: Where the literal ends, if it is one.
  private mutating func endOfRegex(from start: Int, _ mustBeRegex: Bool) -> Int? {
    var index = start
    while bytes[index] == ASCII.pound { index += 1 }
    let pounds = index - start
    guard bytes[index] == ASCII.slash else { return nil }
    index += 1
    var isMultiline = false
    if pounds > 0 {
      isMultiline = isRestOfLineEmpty(from: index)
    } else {
      switch bytes[index] {
      case ASCII.space, ASCII.tab: if !mustBeRegex { return nil }
      case ASCII.asterisk, ASCII.slash: return nil
      default: break
      }
    }
    if isMultiline, pounds >= unendedRegexPounds {
      return endOfLine(from: index)
    }
    var pattern = RegexPattern(start: index, pounds: pounds, mustBeRegex, isMultiline)
    let result = pattern.scan(bytes, end)
    if result == .unended, isMultiline {
      unendedRegexPounds = pounds
      return endOfLine(from: index)
    }
    switch result {
    case .ended: return pattern.position
    case .unended: return mustBeRegex ? pattern.position : nil
    case .noRegex: return nil
    }
  }

  private func isRestOfLineEmpty(from start: Int) -> Bool {
    var index = start
    while bytes[index] == ASCII.space || bytes[index] == ASCII.tab { index += 1 }
    return bytes[index] == ASCII.newline || bytes[index] == ASCII.carriageReturn
  }

  private func endOfLine(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index] != ASCII.newline, bytes[index] != ASCII.carriageReturn {
      index += 1
    }
    return index
  }
}

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
