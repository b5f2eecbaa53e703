extension Lexer {
  mutating func lexIdentifier() {
    let start = position
    while position < end {
      let byte = source[position]
      if byte < 0x80 {
        guard byte.isIdentifier else { break }
        position += 1
      } else {
        let scalar = unicodeScalar(at: position)
        guard !scalar.isOperator, !scalar.isSpace else { break }
        position += UTF8.width(scalar)
      }
    }
    if position == start { return lexOperator() }
    let text = source[start..<position]
    if text == "_" { return add(.wildcard, from: start) }
    add(.identifier, keyword: Keyword(text), from: start)
  }

  /// Lexes a name in backticks. It can contain spaces.
  ///
  /// - Parameter start: The start of the token, which can be a `#` before the backtick.
  mutating func lexQuotedIdentifier(_ kind: Token.Kind = .quotedIdentifier, from start: Int) {
    let quote = position
    var index = position + 1
    while index < end, source[index] != ASCII.backtick, !source[index].isNewline { index += 1 }
    guard index < end, source[index] == ASCII.backtick, index > quote + 1 else {
      // The rest of the line is one token, so that no backtick of it is lexed twice.
      position = max(index, quote + 1)
      return add(.unknown, from: start)
    }
    position = index + 1
    add(kind, from: start)
  }

  mutating func lexNumber() {
    let start = position
    // The letter of `0x`, `0o`, or `0b`.
    let letter = source[position] == 0x30 ? source[position + 1] : 0
    let isHexadecimal = letter == 0x78
    let isDecimal = ![0x78, 0x6F, 0x62].contains(letter)
    skipDigits(isDecimal, isHexadecimal)
    // In `pair.0.1`, the dots are not decimal points.
    if isDecimal || isHexadecimal, previous.kind != .period, source[position] == ASCII.period,
      isHexadecimal
        ? isHexadecimalFraction(at: position + 1) : source[position + 1].isDigit
    {
      position += 1
      skipDigits(isDecimal, isHexadecimal)
    }
    add(.number, from: start)
  }

  private mutating func skipDigits(_ isDecimal: Bool, _ isHexadecimal: Bool) {
    while position < end, source[position] < 0x80, source[position].isIdentifier {
      let letter = source[position] | 0x20
      position += 1
      let isExponent = (isDecimal && letter == 0x65) || (isHexadecimal && letter == 0x70)
      let sign = source[position]
      if isExponent, sign == ASCII.plus || sign == ASCII.minus, source[position + 1].isDigit {
        position += 1
      }
    }
  }

  /// Whether digits and an exponent follow. Without them, `0x1.p` is a member of `0x1`.
  private func isHexadecimalFraction(at start: Int) -> Bool {
    var index = start
    guard source[index].isDigit else { return false }
    while source[index] < 0x80, source[index].isIdentifier {
      if source[index] | 0x20 == 0x70 { return true }
      index += 1
    }
    return false
  }

  /// Lexes `#if` and other directives, `#name`, `#"string"#`, or `#/regex/#`.
  mutating func lexPound() {
    let start = position
    var index = position
    while source[index] == ASCII.pound { index += 1 }
    if source[index] == ASCII.quote {
      position = index
      return lexString(pounds: index - start, from: start)
    }
    if let regexEnd = endOfRegex(from: start, mustBeRegex: true) {
      position = regexEnd
      return add(.regex, from: start)
    }
    position += 1
    if source[position] == ASCII.backtick { return lexQuotedIdentifier(.poundName, from: start) }
    let name = position
    while position < end, source[position] < 0x80, source[position].isIdentifier {
      position += 1
    }
    guard position > name else { return add(.unknown, from: start) }
    let kind = directives[source[name..<position]] ?? .poundName
    if interpolations.isEmpty {
      if kind == .poundIf { brackets.open(kind, at: tokens.count) }
      if kind == .poundEndif { brackets.close(kind, at: tokens.count, in: &tokens) }
    }
    add(kind, from: start)
  }

  /// Decodes the character at an offset.
  func unicodeScalar(at offset: Int) -> Unicode.Scalar {
    source[offset..<min(offset + 4, end)].unicodeScalars.first ?? "\u{FFFD}"
  }
}

private let directives: [String: Token.Kind] = [
  "if": .poundIf, "elseif": .poundElseif, "else": .poundElse, "endif": .poundEndif,
]
