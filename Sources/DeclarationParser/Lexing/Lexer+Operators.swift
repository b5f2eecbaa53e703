extension Lexer {
  mutating func lexOperator() {
    let start = position
    let isLeftBound = isLeftBound(start)
    // After an operand, these are always tokens of their own.
    if isLeftBound, source[start] == ASCII.exclamation { return addSingle(.exclamation) }
    if isLeftBound, source[start] == ASCII.question { return addSingle(.postfixQuestion) }
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
    add(Token.Kind(operator: source[start..<operatorEnd]), fixity: fixity, from: start)
  }

  /// Skips the characters of an operator.
  ///
  /// - Returns: The offset of the first slash, where a regex literal could start.
  private mutating func skipOperator() -> Int? {
    let start = position
    let allowsPeriod = source[start] == ASCII.period
    var firstSlash: Int?
    while position < end {
      let byte = source[position]
      if byte >= 0x80 {
        let scalar = unicodeScalar(at: position)
        guard position > start ? scalar.isOperatorContinuation : scalar.isOperator else { break }
        position += UTF8.width(scalar)
        continue
      }
      if byte == ASCII.slash {
        // A comment ends an operator.
        let next = source[position + 1]
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

  /// Whether an operand can be directly before an offset.
  private func isLeftBound(_ start: Int) -> Bool {
    if start == self.start { return false }
    switch source[start - 1] {
    case ASCII.space, ASCII.tab, ASCII.newline, ASCII.carriageReturn, 0, ASCII.leftParen,
      ASCII.leftSquare, ASCII.leftBrace, ASCII.comma, ASCII.semicolon, ASCII.colon:
      return false
    case ASCII.slash:
      // The end of a comment counts as a space.
      return !(start > 1 && source[start - 2] == ASCII.asterisk && followsTrivia)
    case 0xA0:
      return !(start > 1 && source[start - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether an operand can be directly after an offset.
  private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
    switch source[end] {
    case ASCII.space, ASCII.tab, ASCII.newline, ASCII.carriageReturn, ASCII.rightParen,
      ASCII.rightSquare, ASCII.rightBrace, ASCII.comma, ASCII.semicolon, ASCII.colon, 0:
      false
    case ASCII.period:
      // In `x^.y`, the operator belongs to `x`. In `^.y`, it belongs to what follows.
      !isLeftBound
    case ASCII.slash:
      source[end + 1] != ASCII.slash && source[end + 1] != ASCII.asterisk
    case 0xC2:
      source[end + 1] != 0xA0
    default:
      true
    }
  }
}
