extension Lexer {
  /// Skips spaces, line breaks, and comments.
  ///
  /// - Returns: Whether a token follows.
  mutating func skipTrivia() -> Bool {
    while position < end {
      let byte = source[position]
      if byte.isSpace {
        if byte.isNewline {
          isAtLineStart = true
          endInterpolationsOfLine()
        }
        position += 1
      } else if byte == ASCII.slash, source[position + 1] == ASCII.slash {
        position = endOfLine(from: position)
      } else if byte == ASCII.slash, source[position + 1] == ASCII.asterisk {
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

  /// The offset of the line break after an offset, or of the end.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < end, !source[index].isNewline { index += 1 }
    return index
  }

  private mutating func skipBlockComment() {
    position += 2
    var depth = 1
    while position < end {
      let byte = source[position]
      if byte == ASCII.asterisk, source[position + 1] == ASCII.slash {
        position += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte == ASCII.slash, source[position + 1] == ASCII.asterisk {
        position += 2
        depth += 1
      } else {
        if byte.isNewline { isAtLineStart = true }
        position += 1
      }
    }
  }

  /// The width of the byte order mark or no-break space at the position, or `nil`.
  private func widthOfUnicodeSpace() -> Int? {
    let first = source[position]
    if first == 0xEF, source[position + 1] == 0xBB, source[position + 2] == 0xBF { return 3 }
    if first == 0xC2, source[position + 1] == 0xA0 { return 2 }
    return nil
  }
}
