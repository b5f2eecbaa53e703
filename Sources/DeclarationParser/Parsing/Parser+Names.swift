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
    let member = takeIdentifier()
    return Identifier(
      text: "\(name.text)::\(source[member.range])", range: range, isQuoted: false)
  }

  func identifier(_ token: Token) -> Identifier {
    let isQuoted = token.kind == .quotedIdentifier
    let backticks = isQuoted ? 1 : 0
    return Identifier(
      text: source[token.start + backticks..<token.end - backticks],
      range: token.start..<token.end,
      isQuoted: isQuoted,
      keyword: token.keyword
    )
  }
}
