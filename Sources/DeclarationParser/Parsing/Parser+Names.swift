extension Parser {
  /// Parses the current token as a name.
  mutating func takeIdentifier() -> Identifier {
    let identifier = identifier(current)
    advance()
    return identifier
  }

  /// Parses a name, perhaps after the name of its module, as in `Module::Name`.
  mutating func takeQualifiedIdentifier() -> Identifier {
    let name = takeIdentifier()
    guard at(.doubleColon), peek().isLabel else { return name }
    advance()
    let range = name.range.lowerBound..<current.end
    let member = text(start..<current.end)
    advance()
    return Identifier(text: name.text + "::" + member, range: range, isQuoted: false)
  }

  func identifier(_ token: Token) -> Identifier {
    let range = token.start..<token.end
    let isQuoted = token.kind == .quotedIdentifier
    return Identifier(
      text: isQuoted ? text(range.lowerBound + 1..<range.upperBound - 1) : text(range),
      range: range,
      isQuoted: isQuoted,
      keyword: token.keyword
    )
  }

  func text(_ range: SourceRange) -> String { source[range] }

  /// The text between two brackets, without trivia at the ends.
  func textWithin(open: Int, close: Int) -> String {
    guard close > open + 1 else { return "" }
    return text(token(open + 1).start..<token(close - 1).end)
  }
}
