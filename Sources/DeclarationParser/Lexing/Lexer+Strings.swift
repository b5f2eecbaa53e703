extension Lexer {
  /// A string that has an interpolation around the position.
  struct Interpolation {
    /// The start of the string's token.
    var start: Int
    /// The number of `#` before the first quotation mark.
    var pounds: Int
    var isMultiline: Bool
    /// The number of parentheses that are open within the interpolation.
    var parentheses = 0
    /// Properties of the string's token.
    var isAtLineStart: Bool
    var followsTrivia: Bool
  }

  /// Lexes a string from its quotation marks on.
  ///
  /// - Parameter start: The offset of the first `#` or quotation mark.
  mutating func lexString(pounds: Int, from start: Int) {
    let isMultiline =
      source[position + 1] == ASCII.quote && source[position + 2] == ASCII.quote
      && !(pounds > 0 && isQuoteInRawString(pounds))
    position += isMultiline ? 3 : 1
    lexStringBody(
      Interpolation(
        start: start,
        pounds: pounds,
        isMultiline: isMultiline,
        isAtLineStart: isAtLineStart,
        followsTrivia: followsTrivia
      )
    )
  }

  /// Whether three quotation marks start a string of one line that contains one, as in `#"""#`.
  private func isQuoteInRawString(_ pounds: Int) -> Bool {
    (position + 3..<endOfLine(from: position + 3)).contains {
      source[$0 - 1] == ASCII.quote && arePounds(pounds, at: $0)
    }
  }

  /// Lexes a string up to its end, or to the next interpolation.
  mutating func lexStringBody(_ string: Interpolation) {
    while position < end {
      let byte = source[position]
      if byte == ASCII.quote {
        let quotes = string.isMultiline ? 3 : 1
        if quotes == 1
          || (source[position + 1] == ASCII.quote && source[position + 2] == ASCII.quote),
          arePounds(string.pounds, at: position + quotes)
        {
          position += quotes + string.pounds
          return finish(string)
        }
        position += 1
      } else if byte == ASCII.backslash, arePounds(string.pounds, at: position + 1) {
        let escaped = position + 1 + string.pounds
        if source[escaped] == ASCII.leftParen {
          position = escaped + 1
          interpolations.append(string)
          previous = Token(kind: .leftParen, start: 0, end: 0)
          return
        }
        // An escaped line break still ends a string of one line.
        position = source[escaped].isNewline ? escaped : min(escaped + 1, end)
      } else if byte.isNewline, !string.isMultiline {
        return finish(string)
      } else {
        position += 1
      }
    }
    finish(string)
  }

  private mutating func finish(_ string: Interpolation) {
    isAtLineStart = string.isAtLineStart
    followsTrivia = string.followsTrivia
    add(.string, from: string.start)
  }

  /// Ends, at a line break, the strings of one line that have an interpolation around the position.
  mutating func endInterpolationsOfLine() {
    while let string = interpolations.last, !string.isMultiline {
      interpolations.removeLast()
      finish(string)
      isAtLineStart = true
      followsTrivia = true
    }
  }

  func arePounds(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { source[start + $0] == ASCII.pound }
  }
}
