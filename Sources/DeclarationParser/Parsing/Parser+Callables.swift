extension Parser {
  /// Parses what follows `func`, `init`, or `subscript`.
  mutating func parseCallable(
    _ kind: CallableDeclaration.Kind, _ introducer: Identifier
  ) throws(Mismatch) -> CallableDeclaration {
    var callable = CallableDeclaration(kind: kind, name: introducer)
    if kind == .function {
      callable.kind = isAtOperatorName ? .operator : .function
      callable.name = isAtOperatorName ? takeOperatorName() : try parseName()
    } else if kind == .initializer, isAtOptionalMark {
      callable.optionalMark = takeIdentifier()
    }
    callable.genericParameters = try parseOptionalGenericParameters()
    callable.parameters = try parseParameters()
    if callable.kind == .subscript {
      guard at(.arrow) else { throw Mismatch() }
    } else {
      callable.effects = try parseEffects()
    }
    if callable.kind != .initializer, consume(.arrow) { callable.result = try parseResultType() }
    callable.requirements = try parseWhereClause()
    if callable.kind == .subscript {
      callable.accessors = try parseAccessorBlock()
    } else {
      callable.body = parseBody()
    }
    return callable
  }

  private var isAtOptionalMark: Bool {
    at(.postfixQuestion) || at(.infixQuestion) || at(.exclamation) || at(operator: "!")
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
    guard token.length > 1, source[token.end - 1] == ASCII.less, peek().isLabel else {
      return takeIdentifier()
    }
    let end = token.end - 1
    while start < end { advanceFirstByte() }
    let range = token.start..<end
    return Identifier(text: source[range], range: range, isQuoted: false)
  }

  mutating func parseBody() -> SourceRange? {
    at(.leftBrace) ? skipBrackets() : nil
  }

  /// Parses elements with commas between them, and the parentheses around them.
  mutating func parseList<Element>(
    of parseElement: (inout Parser) throws(Mismatch) -> Element
  ) throws(Mismatch) -> [Element] {
    guard at(.leftParen) else { throw Mismatch() }
    let end = open()
    var elements: [Element] = []
    while index < end {
      elements.append(try parseElement(&self))
      guard consume(.comma) else { break }
    }
    guard index == end, at(.rightParen) else { throw Mismatch() }
    advance()
    return elements
  }

  mutating func parseParameters() throws(Mismatch) -> [Parameter] {
    try parseList { parser throws(Mismatch) in try parser.parseParameter() }
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

  /// Parses the modifiers before the names. The words can also be names.
  private mutating func parseParameterModifiers() -> [Modifier] {
    var modifiers: [Modifier] = []
    while at(.isolated) || at(._const), peek().isLabel, peek(2).kind != .colon {
      modifiers.append(parseModifier(allowsArgument: false))
    }
    return modifiers
  }
}
