extension Parser {
  /// Skips a declaration, and keeps only its name.
  ///
  /// - Returns: The name, if it has one.
  mutating func skipOther() throws(Mismatch) -> Identifier? {
    switch current.keyword {
    case .case: return try skipCase()
    case .import: return try skipImport()
    case .deinit: return try skipDeinitializer()
    case .operator: return try skipOperatorDeclaration()
    case .precedencegroup: return try skipPrecedenceGroup()
    case .macro where peek().isLabel: return try skipMacroDeclaration()
    default: throw Mismatch()
    }
  }

  private mutating func skipCase() throws(Mismatch) -> Identifier {
    advance()
    var names: [Identifier] = []
    repeat {
      names.append(try parseName())
      _ = try parseOptionalGenericParameters()
      if at(.leftParen) { skipBrackets() }
      if consume(.equal) { skipExpression() }
    } while consume(.comma)
    return names[0]
  }

  private mutating func skipImport() throws(Mismatch) -> Identifier? {
    advance()
    if current.keyword.isIntroducer { advance() }
    var name: Identifier?
    repeat {
      guard current.isLabel || at(.symbol) else { throw Mismatch() }
      name = takeIdentifier()
    } while consume(.period)
    return name
  }

  private mutating func skipDeinitializer() throws(Mismatch) -> Identifier? {
    advance()
    _ = try parseEffects()
    _ = parseBody()
    return nil
  }

  private mutating func skipOperatorDeclaration() throws(Mismatch) -> Identifier {
    advance()
    let name = takeIdentifier()
    if consume(.colon) {
      repeat { _ = try parseName() } while consume(.comma)
    }
    if at(.leftBrace) { skipBrackets() }
    return name
  }

  private mutating func skipPrecedenceGroup() throws(Mismatch) -> Identifier {
    advance()
    let name = try parseName()
    guard at(.leftBrace) else { throw Mismatch() }
    skipBrackets()
    return name
  }

  private mutating func skipMacroDeclaration() throws(Mismatch) -> Identifier {
    advance()
    let name = try parseName()
    _ = try parseOptionalGenericParameters()
    _ = try parseParameters()
    _ = try parseEffects()
    if consume(.arrow) { _ = try parseType() }
    if consume(.equal) { skipExpression() }
    _ = try parseWhereClause()
    return name
  }

  /// Skips what follows the name in `#name<A>(b) { … } label: { … }`.
  mutating func skipMacroArguments() {
    skipOptionalGenericArguments()
    if at(.leftParen), !current.isAtLineStart { skipBrackets() }
    skipTrailingClosures()
  }
}
