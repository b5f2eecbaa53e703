extension Lexer {
  /// Steps over spaces, line breaks and comments.
  ///
  /// - Returns: Whether there is a token behind them.
  mutating func skipTrivia() -> Bool {
    while position < end {
      let byte = bytes[position]
      if byte.isSpace {
        if byte == ASCII.newline || byte == ASCII.carriageReturn {
          isAtLineStart = true
          endInterpolationsOfLine()
        }
        position += 1
      } else if byte == ASCII.slash, bytes[position + 1] == ASCII.slash {
        skipToLineEnd()
      } else if byte == ASCII.slash, bytes[position + 1] == ASCII.asterisk {
        skipBlockComment()
      } else if byte >= 0x80, let width = widthOfUnicodeSpace() {
        position += width
      } else {
        return true
      }
      followsTrivia = true
    }
    return false
  }

  mutating func skipToLineEnd() {
    while position < end, bytes[position] != ASCII.newline, bytes[position] != ASCII.carriageReturn
    {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    position += 2
    var depth = 1
    while position < end {
      let byte = bytes[position]
      if byte == ASCII.asterisk, bytes[position + 1] == ASCII.slash {
        position += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte == ASCII.slash, bytes[position + 1] == ASCII.asterisk {
        position += 2
        depth += 1
      } else {
        if byte == ASCII.newline || byte == ASCII.carriageReturn { isAtLineStart = true }
        position += 1
      }
    }
  }

  /// A byte order mark, or a space that does not break.
  private func widthOfUnicodeSpace() -> Int? {
    let first = bytes[position]
    if first == 0xEF, bytes[position + 1] == 0xBB, bytes[position + 2] == 0xBF { return 3 }
    if first == 0xC2, bytes[position + 1] == 0xA0 { return 2 }
    return nil
  }
}
