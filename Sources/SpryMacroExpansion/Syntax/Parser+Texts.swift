extension Parser {
  /// The current token as a name, and steps over it.
  mutating func takeIdentifier() -> Identifier {
    let identifier = identifier(current)
    advance()
    return identifier
  }

  /// A name, perhaps behind that of its module, as in `Module::Name`.
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
      isQuoted: isQuoted
    )
  }

  func text(_ range: SourceRange) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count),
      as: UTF8.self
    )
  }

  /// What stands between two brackets, without the trivia around it.
  func textWithin(open: Int, close: Int) -> String {
    guard close > open + 1 else { return "" }
    return text(token(open + 1).start..<token(close - 1).end)
  }
}
