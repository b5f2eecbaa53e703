extension Lexer {
  /// A string that the position is in an interpolation of.
  struct Interpolation {
    /// Where the string's token starts.
    var start: Int
    /// The `#` before its first quote.
    var pounds: Int
    var isMultiline: Bool
    /// Parentheses open within the interpolation.
    var parentheses = 0
    /// Of the string's token.
    var isAtLineStart: Bool
    var followsTrivia: Bool
  }

  /// Lexes a string from its quotes on.
  ///
  /// - Parameter start: The first `#`, or the quote.
  mutating func lexString(pounds: Int, from start: Int) {
    let isMultiline =
      bytes[position + 1] == ASCII.quote && bytes[position + 2] == ASCII.quote
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

  /// Whether three quotes begin a string of one line with a quote in it, as in `#"""#`.
  private mutating func isQuoteInRawString(_ pounds: Int) -> Bool {
    // What was found out for a line is remembered, so that it is not read for each string in it.
    if position < unendedRawLine.end, pounds >= unendedRawLine.pounds { return false }
    var index = position + 3
    while index < end, bytes[index] != ASCII.newline, bytes[index] != ASCII.carriageReturn {
      if bytes[index - 1] == ASCII.quote, arePounds(pounds, at: index) { return true }
      index += 1
    }
    unendedRawLine = (index, pounds)
    return false
  }

  /// Goes on to the end of a string, or to the next interpolation in it.
  mutating func lexStringBody(_ string: Interpolation) {
    while position < end {
      let byte = bytes[position]
      if byte == ASCII.quote {
        let quotes = string.isMultiline ? 3 : 1
        if quotes == 1
          || (bytes[position + 1] == ASCII.quote && bytes[position + 2] == ASCII.quote),
          arePounds(string.pounds, at: position + quotes)
        {
          position += quotes + string.pounds
          return finish(string)
        }
        position += 1
      } else if byte == ASCII.backslash, arePounds(string.pounds, at: position + 1) {
        let escaped = position + 1 + string.pounds
        if bytes[escaped] == ASCII.leftParen {
          position = escaped + 1
          var interpolation = string
          interpolation.parentheses = 0
          interpolations.append(interpolation)
          previous = Token(kind: .leftParen, start: 0, end: 0)
          return
        }
        // A line break that is escaped ends a line of a string all the same.
        position =
          bytes[escaped] == ASCII.newline || bytes[escaped] == ASCII.carriageReturn
          ? escaped : min(escaped + 1, end)
      } else if byte == ASCII.newline || byte == ASCII.carriageReturn, !string.isMultiline {
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

  /// Ends the strings of one line that the position is in an interpolation of, at a line break.
  mutating func endInterpolationsOfLine() {
    guard !interpolations.isEmpty, !interpolations[interpolations.count - 1].isMultiline else {
      return
    }
    while let string = interpolations.popLast() {
      if string.isMultiline {
        interpolations.append(string)
        break
      }
      finish(string)
    }
    isAtLineStart = true
    followsTrivia = true
  }

  func arePounds(_ count: Int, at start: Int) -> Bool {
    var index = 0
    while index < count {
      if bytes[start + index] != ASCII.pound { return false }
      index += 1
    }
    return true
  }
}
