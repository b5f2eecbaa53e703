// The end of an expression is found without a grammar of expressions. Operands and operators
// alternate, and the contents of brackets are skipped.

extension Parser {
  /// Skips an expression.
  @discardableResult
  mutating func skipExpression() -> SourceRange {
    let start = start
    var conditionals = 0
    while skipOperand(), skipOperator(&conditionals) {}
    return start..<max(previousEnd, start)
  }

  /// Skips an operator between operands.
  ///
  /// - Parameter conditionals: The number of `?` whose `:` has not been found.
  /// - Returns: Whether an operand follows.
  private mutating func skipOperator(_ conditionals: inout Int) -> Bool {
    while true {
      switch current.kind {
      case .symbol:
        guard current.fixity == .infix else { return false }
        advance()
        return true
      case .infixQuestion:
        conditionals += 1
        advance()
        return true
      case .colon:
        guard conditionals > 0 else { return false }
        conditionals -= 1
        advance()
        return true
      case .arrow, .equal:
        advance()
        return true
      case .identifier:
        if isAtFunctionArrow {
          while !at(.arrow) { skipOne() }
        } else if at(.is) || at(.as) {
          guard skipCast() else { return false }
        } else {
          return false
        }
      default:
        return false
      }
    }
  }

  /// Skips `is Type`, `as Type`, or `as? Type`.
  private mutating func skipCast() -> Bool {
    advance()
    if at(.postfixQuestion) || at(.exclamation) { advance() }
    return (try? parseType()) != nil
  }

  /// Skips a token, or a pair of brackets.
  mutating func skipOne() {
    if current.kind.closing != nil {
      skipBrackets()
    } else {
      advance()
    }
  }

  // MARK: Generic arguments

  /// Skips `<A, B>` after a name, if it is not a comparison.
  mutating func skipOptionalGenericArguments() {
    guard at(prefix: ASCII.less) else { return }
    let before = place
    let isList = (try? parseGenericArguments()) != nil && mayFollowGenericArguments
    if !isList { goBack(to: before) }
  }

  /// Whether the token shows that what was parsed before it is a list of generic arguments.
  private var mayFollowGenericArguments: Bool {
    switch current.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamation, .postfixQuestion, .colon:
      true
    case .leftParen, .leftSquare:
      !current.isAtLineStart
    case .symbol:
      at(operator: "&")
    default:
      false
    }
  }
}
