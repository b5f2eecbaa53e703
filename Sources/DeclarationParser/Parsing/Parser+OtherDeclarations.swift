extension Parser {
  /// Skips a declaration of another kind.
  mutating func skipOther() throws(Mismatch) {
    if at(.poundName) { return skipMacroExpansion() }
    switch current.keyword {
    case .case: try skipCase()
    case .import: try skipImport()
    case .deinit: try skipDeinitializer()
    case .operator: try skipOperatorDeclaration()
    case .precedencegroup: try skipPrecedenceGroup()
    case .macro where peek().isLabel: try skipMacroDeclaration()
    default: throw Mismatch()
    }
  }

  private mutating func skipCase() throws(Mismatch) {
    advance()
    repeat {
      _ = try parseName()
      _ = try parseOptionalGenericParameters()
      if at(.leftParen) { skipBrackets() }
      if consume(.equal) { skipExpression() }
    } while consume(.comma)
  }

  private mutating func skipImport() throws(Mismatch) {
    advance()
    if current.keyword.isIntroducer { advance() }
    repeat {
      guard current.isLabel || at(.symbol) else { throw Mismatch() }
      advance()
    } while consume(.period)
  }

  private mutating func skipDeinitializer() throws(Mismatch) {
    advance()
    _ = try parseEffects()
    _ = parseBody()
  }

  private mutating func skipOperatorDeclaration() throws(Mismatch) {
    advance()
    _ = takeIdentifier()
    if consume(.colon) {
      repeat { _ = try parseName() } while consume(.comma)
    }
    if at(.leftBrace) { skipBrackets() }
  }

  private mutating func skipPrecedenceGroup() throws(Mismatch) {
    advance()
    _ = try parseName()
    guard at(.leftBrace) else { throw Mismatch() }
    skipBrackets()
  }

  private mutating func skipMacroDeclaration() throws(Mismatch) {
    advance()
    _ = try parseName()
    _ = try parseOptionalGenericParameters()
    _ = try parseParameters()
    _ = try parseEffects()
    if consume(.arrow) { _ = try parseType() }
    if consume(.equal) { skipExpression() }
    _ = try parseWhereClause()
  }

  /// Skips `#name<A>(b) { … } label: { … }`.
  private mutating func skipMacroExpansion() {
    skipName()
    if at(.leftParen), !current.isAtLineStart { skipBrackets() }
    skipTrailingClosures()
  }
}
