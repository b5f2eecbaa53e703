extension Lexer {
  mutating func lexOperator() {
    let start = position
    let isLeftBound = isLeftBound(start)
    // These are tokens of their own behind an operand, whatever follows.
    if isLeftBound, bytes[start] == ASCII.exclamation { return addSingle(.exclamation) }
    if isLeftBound, bytes[start] == ASCII.question { return addSingle(.postfixQuestion) }
    let firstSlash = skipOperator()
    let operatorEnd = position
    let isRightBound = isRightBound(operatorEnd, isLeftBound)
    if let firstSlash, !isLeftBound,
      lexRegex(inOperatorFrom: start, to: operatorEnd, firstSlash, isInfix: !isRightBound)
    {
      return
    }
    position = operatorEnd
    let fixity: Token.Fixity =
      isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
    add(kind(ofOperatorFrom: start, to: operatorEnd), fixity: fixity, from: start)
  }

  /// - Returns: Where a regex literal might begin.
  private mutating func skipOperator() -> Int? {
    let start = position
    let allowsPeriod = bytes[start] == ASCII.period
    var firstSlash: Int?
    while position < end {
      let byte = bytes[position]
      if byte >= 0x80 {
        let scalar = unicodeScalar(at: position)
        guard position > start ? scalar.isOperatorContinuation : scalar.isOperator else { break }
        position += scalar.width
        continue
      }
      if byte == ASCII.slash {
        // A comment ends an operator.
        let next = bytes[position + 1]
        if position > start, next == ASCII.slash || next == ASCII.asterisk { break }
        if firstSlash == nil { firstSlash = position }
      } else if byte == ASCII.period {
        guard allowsPeriod else { break }
      } else if !byte.isOperator {
        break
      }
      position += 1
    }
    if position == start { position += 1 }
    return firstSlash
  }

  private func kind(ofOperatorFrom start: Int, to end: Int) -> Token.Kind {
    if end - start == 1 {
      if bytes[start] == ASCII.equal { return .equal }
      if bytes[start] == ASCII.question { return .infixQuestion }
      if bytes[start] == ASCII.period { return .period }
    }
    if end - start == 2, bytes[start] == ASCII.minus, bytes[start + 1] == ASCII.greater {
      return .arrow
    }
    return .symbol
  }

  /// Whether an operand may stand directly before a place.
  private func isLeftBound(_ start: Int) -> Bool {
    if start == self.start { return false }
    switch bytes[start - 1] {
    case ASCII.space, ASCII.tab, ASCII.newline, ASCII.carriageReturn, 0, ASCII.leftParen,
      ASCII.leftSquare, ASCII.leftBrace, ASCII.comma, ASCII.semicolon, ASCII.colon:
      return false
    case ASCII.slash:
      // The end of a comment is a space.
      return !(start > 1 && bytes[start - 2] == ASCII.asterisk && followsTrivia)
    case 0xA0:
      return !(start > 1 && bytes[start - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether an operand may stand directly behind a place.
  private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
    switch bytes[end] {
    case ASCII.space, ASCII.tab, ASCII.newline, ASCII.carriageReturn, ASCII.rightParen,
      ASCII.rightSquare, ASCII.rightBrace, ASCII.comma, ASCII.semicolon, ASCII.colon, 0:
      false
    case ASCII.period:
      // The operator of `x^.y` belongs to `x`, that of `^.y` to what follows.
      !isLeftBound
    case ASCII.slash:
      bytes[end + 1] != ASCII.slash && bytes[end + 1] != ASCII.asterisk
    case 0xC2:
      bytes[end + 1] != 0xA0
    default:
      true
    }
  }
}
