// Where an expression ends is found without a grammar of expressions: operands and operators take
// turns, and what is in brackets is stepped over.

extension Parser {
  /// Steps over an expression.
  @discardableResult
  mutating func skipExpression() -> SourceRange {
    let start = start
    var conditionals = 0
    while true {
      guard skipOperand(), skipOperator(&conditionals) else { break }
    }
    return start..<max(previousEnd, start)
  }

  /// Steps over an operator between operands.
  ///
  /// - Parameter conditionals: The `?` whose `:` is still to come.
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
          while !at(.arrow) { skipOneInExpression() }
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

  /// Steps over `is Type`, `as Type`, `as? Type`.
  private mutating func skipCast() -> Bool {
    advance()
    if at(.postfixQuestion) || at(.exclamation) { advance() }
    return skipType()
  }

  private mutating func skipType() -> Bool {
    let wasSkipping = isSkipping
    isSkipping = true
    defer { isSkipping = wasSkipping }
    do {
      _ = try parseType()
      return true
    } catch {
      return false
    }
  }

  mutating func skipOneInExpression() {
    if current.kind.closing != nil {
      skipBrackets()
    } else {
      advance()
    }
  }

  // MARK: Generic arguments

  /// Steps over `<A, B>` behind a name, if it is that, and not a comparison.
  mutating func skipOptionalGenericArguments() {
    guard at(prefix: ASCII.less) else { return }
    let before = place
    let wasSkipping = isSkipping
    isSkipping = true
    defer { isSkipping = wasSkipping }
    do {
      try skipGenericArguments()
      if !mayFollowGenericArguments { goBack(to: before) }
    } catch {
      goBack(to: before)
    }
  }

  /// Steps over `<A, B>` where types are not asked for.
  ///
  /// What was found out about a `<` is remembered: an expression looks at it again for each one around.
  mutating func skipGenericArguments() throws(Mismatch) {
    let start = start
    if let known = genericArgumentEnds[start] {
      guard let known else { throw Mismatch() }
      return goBack(to: known)
    }
    do {
      _ = try parseGenericArgumentList()
      genericArgumentEnds.updateValue(place, forKey: start)
    } catch {
      genericArgumentEnds.updateValue(nil, forKey: start)
      throw Mismatch()
    }
  }

  /// Whether the token makes what was read before it generic arguments.
  private var mayFollowGenericArguments: Bool {
    switch current.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamation, .postfixQuestion, .colon:
      true
    case .leftParen, .leftSquare:
      !current.isAtLineStart
    case .symbol:
      at(operator: ASCII.ampersand)
    default:
      false
    }
  }
}
