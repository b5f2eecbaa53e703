extension Lexer {
  mutating func lexIdentifier() {
    let start = position
    var isASCII = true
    while position < end {
      let byte = bytes[position]
      if byte < 0x80 {
        guard byte.isIdentifier else { break }
        position += 1
      } else {
        let scalar = unicodeScalar(at: position)
        guard !scalar.isOperator, !scalar.isSpace else { break }
        isASCII = false
        position += scalar.width
      }
    }
    if position == start { return lexOperator() }
    let length = position - start
    if length == 1, bytes[start] == ASCII.underscore { return add(.wildcard, from: start) }
    let keyword = isASCII ? keywords.keyword(bytes + start, length: length) : .none
    add(.identifier, keyword: keyword, from: start)
  }

  /// A name in backticks, which may have spaces in it.
  ///
  /// - Parameter start: Where the token starts, if not with the backtick.
  mutating func lexQuotedIdentifier(_ kind: Token.Kind = .quotedIdentifier, from start: Int) {
    let quote = position
    var index = position + 1
    while index < end, bytes[index] != ASCII.backtick {
      if bytes[index] == ASCII.newline || bytes[index] == ASCII.carriageReturn { break }
      index += 1
    }
    guard index < end, bytes[index] == ASCII.backtick, index > quote + 1 else {
      // So that each backtick of the line is looked at once.
      position = max(index, quote + 1)
      return add(.unknown, from: start)
    }
    position = index + 1
    add(kind, from: start)
  }

  mutating func lexNumber() {
    let start = position
    let isDecimal =
      bytes[position] != 0x30
      || !(bytes[position + 1] == 0x78 || bytes[position + 1] == 0x6F
        || bytes[position + 1] == 0x62)
    let isHexadecimal = !isDecimal && bytes[position + 1] == 0x78
    skipDigits(isDecimal, isHexadecimal)
    // In `pair.0.1`, the dots are no decimal points.
    if isDecimal || isHexadecimal, previous.kind != .period, bytes[position] == ASCII.period,
      isHexadecimal
        ? isHexadecimalFraction(at: position + 1) : bytes[position + 1].isDigit
    {
      position += 1
      skipDigits(isDecimal, isHexadecimal)
    }
    add(.number, from: start)
  }

  private mutating func skipDigits(_ isDecimal: Bool, _ isHexadecimal: Bool) {
    while position < end, bytes[position] < 0x80, bytes[position].isIdentifier {
      let letter = bytes[position] | 0x20
      position += 1
      let isExponent = (isDecimal && letter == 0x65) || (isHexadecimal && letter == 0x70)
      let sign = bytes[position]
      if isExponent, sign == ASCII.plus || sign == ASCII.minus, bytes[position + 1].isDigit {
        position += 1
      }
    }
  }

  /// Whether digits and an exponent follow, without which `0x1.p` is a member of `0x1`.
  private func isHexadecimalFraction(at start: Int) -> Bool {
    var index = start
    guard bytes[index].isDigit else { return false }
    while bytes[index] < 0x80, bytes[index].isIdentifier {
      if bytes[index] | 0x20 == 0x70 { return true }
      index += 1
    }
    return false
  }

  /// `#if` and its kin, `#name`, `#"string"#`, `#/regex/#`.
  mutating func lexPound() {
    let start = position
    var index = position
    while bytes[index] == ASCII.pound { index += 1 }
    if bytes[index] == ASCII.quote {
      position = index
      return lexString(pounds: index - start, from: start)
    }
    if bytes[index] == ASCII.slash, lexRegex(mustBeRegex: true) { return }
    position += 1
    if bytes[position] == ASCII.backtick { return lexQuotedIdentifier(.poundName, from: start) }
    let name = position
    while position < end, bytes[position] < 0x80, bytes[position].isIdentifier {
      position += 1
    }
    guard position > name else { return add(.unknown, from: start) }
    let kind = directive(name, position - name)
    if interpolations.isEmpty {
      if kind == .poundIf { brackets.open(kind, at: tokens.count) }
      if kind == .poundEndif { brackets.close(kind, at: tokens.count, in: tokens.start) }
    }
    add(kind, from: start)
  }

  private func directive(_ start: Int, _ length: Int) -> Token.Kind {
    switch keywords.keyword(bytes + start, length: length) {
    case .if: .poundIf
    case .elseif: .poundElseif
    case .else: .poundElse
    case .endif: .poundEndif
    default: .poundName
    }
  }
}
