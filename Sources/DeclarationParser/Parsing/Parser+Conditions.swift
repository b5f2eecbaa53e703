extension Parser {
  /// Skips an `if` expression with everything after its `else`.
  mutating func skipIf() {
    while true {
      advance()
      skipCondition()
      guard at(.leftBrace) else { return }
      skipBrackets()
      guard consume(.else) else { return }
      if at(.if) { continue }
      if at(.leftBrace) { skipBrackets() }
      return
    }
  }

  /// Skips `switch … { … }`, or `do { … } catch … { … }`.
  mutating func skipSwitchOrDo() {
    let isDo = at(.do)
    advance()
    skipCondition()
    guard at(.leftBrace) else { return }
    skipBrackets()
    while isDo, consume(.catch) {
      skipCondition()
      guard at(.leftBrace) else { return }
      skipBrackets()
    }
  }

  /// Skips a condition, up to the brace of the body.
  private mutating func skipCondition() {
    while !at(.endOfFile), !at(.rightBrace) {
      if at(.leftBrace), !isAtClosureOfCondition { return }
      skipOne()
    }
  }

  /// Whether the brace starts a closure in a condition. The token after the closure decides.
  private var isAtClosureOfCondition: Bool {
    guard isAtClosure else { return false }
    let next = token(current.partner + 1)
    switch next.kind {
    case .leftBrace, .comma:
      return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon,
      .equal:
      return !next.isAtLineStart
    case .symbol:
      return !next.isAtLineStart && next.fixity != .prefix
    default:
      if next.keyword == .where { return true }
      return !next.isAtLineStart && (next.keyword == .is || next.keyword == .as)
    }
  }
}
