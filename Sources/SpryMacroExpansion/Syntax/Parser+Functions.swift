extension Parser {
  /// What follows `func`.
  mutating func parseFunction() throws(Mismatch) -> FunctionDeclaration {
    let isOperator = isAtOperatorName
    let name = isOperator ? takeOperatorName() : try parseName()
    let genericParameters = try parseOptionalGenericParameters()
    let parameters = try parseParameters()
    let effects = try parseEffects()
    let result = consume(.arrow) ? try parseResultType() : nil
    let requirements = try parseWhereClause()
    return FunctionDeclaration(
      name: name,
      isOperator: isOperator,
      genericParameters: genericParameters,
      parameters: parameters,
      effects: effects,
      result: result,
      requirements: requirements,
      body: parseBody()
    )
  }

  private var isAtOperatorName: Bool {
    switch current.kind {
    case .symbol, .equal, .arrow, .exclamation, .infixQuestion, .postfixQuestion: true
    default: false
    }
  }

  private mutating func takeOperatorName() -> Identifier {
    let token = current
    // `func ==<T>(…)` is the operator `==` with generic parameters.
    guard token.length > 1, bytes[token.end - 1] == ASCII.less, peek().isLabel else {
      return takeIdentifier()
    }
    let end = token.end - 1
    while start < end { advanceFirstByte() }
    let range = token.start..<end
    return Identifier(text: text(range), range: range, isQuoted: false)
  }

  /// What follows `init`.
  mutating func parseInitializer() throws(Mismatch) -> InitializerDeclaration {
    let isOptional =
      at(.postfixQuestion) || at(.infixQuestion) || at(.exclamation)
      || at(operator: ASCII.exclamation)
    let optionalMark = isOptional ? takeIdentifier() : nil
    let genericParameters = try parseOptionalGenericParameters()
    let parameters = try parseParameters()
    let effects = try parseEffects()
    let requirements = try parseWhereClause()
    return InitializerDeclaration(
      optionalMark: optionalMark,
      genericParameters: genericParameters,
      parameters: parameters,
      effects: effects,
      requirements: requirements,
      body: parseBody()
    )
  }

  /// What follows `subscript`.
  mutating func parseSubscript() throws(Mismatch) -> SubscriptDeclaration {
    let genericParameters = try parseOptionalGenericParameters()
    let parameters = try parseParameters()
    try expect(.arrow)
    let result = try parseResultType()
    let requirements = try parseWhereClause()
    return SubscriptDeclaration(
      genericParameters: genericParameters,
      parameters: parameters,
      result: result,
      requirements: requirements,
      accessors: try parseAccessorBlock()
    )
  }

  mutating func parseBody() -> SourceRange? {
    at(.leftBrace) ? skipBrackets() : nil
  }

  mutating func parseParameters() throws(Mismatch) -> [Parameter] {
    guard at(.leftParen) else { throw Mismatch() }
    let end = open()
    var parameters: [Parameter] = []
    while index < end {
      parameters.append(try parseParameter())
      guard consume(.comma) else { break }
    }
    guard index == end, at(.rightParen) else { throw Mismatch() }
    advance()
    return parameters
  }

  private mutating func parseParameter() throws(Mismatch) -> Parameter {
    let start = start
    let attributes = try parseAttributes()
    let modifiers = parseParameterModifiers()
    guard current.isLabel else { throw Mismatch() }
    let firstName = takeIdentifier()
    let secondName = current.isLabel ? takeIdentifier() : nil
    try expect(.colon)
    let type = try parseType()
    let isVariadic = consumeEllipsis()
    let defaultValue = consume(.equal) ? skipExpression() : nil
    return Parameter(
      attributes: attributes,
      modifiers: modifiers,
      firstName: firstName,
      secondName: secondName,
      type: type,
      isVariadic: isVariadic,
      defaultValue: defaultValue,
      range: start..<previousEnd
    )
  }

  /// Modifiers before the names; such a word may also be the first of one or two names.
  private mutating func parseParameterModifiers() -> [Modifier] {
    var modifiers: [Modifier] = []
    while at(.isolated) || at(._const), peek().isLabel, peek(2).kind != .colon {
      let name = takeIdentifier()
      modifiers.append(Modifier(name: name, argument: nil, range: name.range))
    }
    return modifiers
  }
}
