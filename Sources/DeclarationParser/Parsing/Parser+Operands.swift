extension Parser {
  /// Skips an operand with its prefix and postfix operators.
  ///
  /// - Returns: Whether there is an operand.
  mutating func skipOperand() -> Bool {
    while skipPrefix() {}
    var allowsClosure = true
    switch current.kind {
    case .number, .string, .regex:
      allowsClosure = false
      advance()
    case .leftParen, .leftBrace:
      skipBrackets()
    case .leftSquare:
      // Observers can follow an array literal, but a closure cannot.
      allowsClosure = false
      skipBrackets()
    case .quotedIdentifier, .wildcard, .poundName:
      skipName()
    case .period:
      break
    case .identifier:
      // A literal, or an expression that ends with its own brace.
      allowsClosure = ![.nil, .true, .false, .if, .switch].contains(current.keyword)
      guard skipWord() else { return false }
    default:
      return false
    }
    skipSuffixes(allowsClosure: allowsClosure)
    return true
  }

  /// Skips a word or an operator before an operand.
  private mutating func skipPrefix() -> Bool {
    switch current.kind {
    case .symbol, .backslash:
      advance()
      return true
    case .at:
      advance()
      return consume(.identifier)
    case .identifier:
      break
    default:
      return false
    }
    switch current.keyword {
    case .try:
      advance()
      if at(.postfixQuestion) || at(.exclamation) { advance() }
      return true
    case .await, .repeat, .inout:
      advance()
      return true
    case .nonisolated where peek().kind == .leftParen && !peek().isAtLineStart:
      advance()
      skipBrackets()
      return true
    case .any, .some, .each, .borrow, .consume, .copy, .unsafe:
      guard isOperandWord(peek()) else { return false }
      advance()
      return true
    default:
      return false
    }
  }

  /// Whether the token after a word is its operand, so that the word is not a name.
  private func isOperandWord(_ token: Token) -> Bool {
    guard !token.isAtLineStart else { return false }
    switch token.kind {
    case .quotedIdentifier, .wildcard, .poundName, .string, .number, .regex, .backslash: return true
    case .symbol: return token.fixity == .prefix
    case .identifier:
      switch token.keyword {
      case .as, .is, .in, .else, .where: return false
      default: return true
      }
    default: return false
    }
  }

  /// Skips a word that is an operand, or starts one.
  private mutating func skipWord() -> Bool {
    switch current.keyword {
    case .if:
      skipIf()
      return true
    case .switch, .do:
      skipSwitchOrDo()
      return true
    case .self, .Self, .super, .true, .false, .nil, .Any, .`init`:
      break
    default:
      guard !current.keyword.isReserved else { return false }
    }
    skipName()
    return true
  }

  /// Skips a name, perhaps after the name of its module, and generic arguments.
  mutating func skipName() {
    advance()
    if consume(.doubleColon), current.isLabel { advance() }
    skipOptionalGenericArguments()
  }

  // MARK: Suffixes

  private mutating func skipSuffixes(allowsClosure: Bool) {
    var allowsClosure = allowsClosure
    while true {
      switch current.kind {
      case .period:
        advance()
        guard skipMemberName() else { return }
        allowsClosure = true
      case .leftParen, .leftSquare:
        guard !current.isAtLineStart else { return }
        skipBrackets()
        skipTrailingClosures()
        allowsClosure = true
      case .leftBrace:
        guard allowsClosure, isAtClosure else { return }
        skipTrailingClosures()
        // A call without parentheses has only one closure without a label.
        guard !at(.leftBrace) else { return }
      case .postfixQuestion, .exclamation:
        advance()
      case .symbol:
        guard current.fixity == .postfix else { return }
        advance()
      case .poundIf:
        guard current.isAtLineStart, let end = endOfConditionalSuffix else { return }
        skip(to: end)
      default:
        return
      }
    }
  }

  private mutating func skipMemberName() -> Bool {
    switch current.kind {
    case .identifier, .quotedIdentifier:
      skipName()
      return true
    case .number, .wildcard:
      advance()
      return true
    // `\.?.name`
    case .postfixQuestion, .exclamation, .leftSquare, .leftParen:
      return true
    default:
      return false
    }
  }

  /// Whether the brace starts a closure, and not observers or the cases of a `switch`.
  var isAtClosure: Bool {
    let first = indexBehindAttributes(index + 1)
    switch token(first).keyword {
    case .willSet, .didSet, .`init`: return false
    case .case: return first > index + 1
    default: return true
    }
  }

  /// Skips `{ … } label: { … }`.
  mutating func skipTrailingClosures() {
    guard at(.leftBrace), isAtClosure else { return }
    skipBrackets()
    while current.isLabel, !at(.default), peek().kind == .colon, peek(2).kind == .leftBrace {
      advance()
      advance()
      skipBrackets()
    }
  }

  /// The index after an `#if … #endif` that contains suffixes of an operand, or `nil`.
  private var endOfConditionalSuffix: Int? {
    guard let end = endOfConditional(index) else { return nil }
    return token(indexBehindLine(index)).kind == .period ? end : nil
  }
}
