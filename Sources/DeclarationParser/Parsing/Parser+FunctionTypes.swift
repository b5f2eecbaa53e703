extension Parser {
  /// Whether `->` follows, perhaps after effects, so that the parsed type is a list of parameters.
  var isAtFunctionArrow: Bool {
    if at(.arrow) { return true }
    var index = index
    while isEffect(token(index).keyword) {
      index += 1
      if token(index).kind == .leftParen { index = indexBehind(index) }
    }
    return token(index).kind == .arrow
  }

  private func isEffect(_ keyword: Keyword) -> Bool {
    [.async, .reasync, .throws, .rethrows].contains(keyword)
  }

  /// Parses `async`, `throws(Type)`, and so on, in any order. The last of a kind counts.
  mutating func parseEffects() throws(Mismatch) -> Effects {
    var effects = Effects()
    while isEffect(current.keyword) {
      if at(.async) || at(.reasync) {
        effects.async = takeIdentifier()
      } else {
        effects.throws = takeIdentifier()
        guard at(.leftParen) else { continue }
        let end = open()
        effects.thrownType = try parseType()
        guard index == end else { throw Mismatch() }
        try expect(.rightParen)
      }
    }
    return effects
  }

  /// Parses what follows the parameters of a function type.
  mutating func parseFunctionType(_ parameters: TypeSyntax) throws(Mismatch) -> TypeSyntax {
    let effects = try parseEffects()
    try expect(.arrow)
    let result = try parseType()
    // In old code, a single parameter has no parentheses.
    var elements = [
      TupleElement(
        firstName: nil, secondName: nil, type: parameters, isVariadic: false,
        range: parameters.range)
    ]
    if case .tuple(let list) = parameters.kind { elements = list }
    return makeType(
      .function(parameters: elements, effects: effects, result: result),
      from: parameters.range.lowerBound)
  }

  mutating func parseTupleType() throws(Mismatch) -> TypeSyntax {
    let start = start
    let elements = try parseList { parser throws(Mismatch) in try parser.parseTupleElement() }
    return makeType(.tuple(elements), from: start)
  }

  private mutating func parseTupleElement() throws(Mismatch) -> TupleElement {
    let start = start
    var firstName: Identifier?
    var secondName: Identifier?
    if current.isLabel {
      if peek().kind == .colon {
        firstName = takeIdentifier()
        advance()
      } else if peek().isLabel, peek(2).kind == .colon {
        firstName = takeIdentifier()
        secondName = takeIdentifier()
        advance()
      }
    }
    let type = try parseType()
    let isVariadic = consumeEllipsis()
    return TupleElement(
      firstName: firstName,
      secondName: secondName,
      type: type,
      isVariadic: isVariadic,
      range: start..<previousEnd
    )
  }

  mutating func consumeEllipsis() -> Bool {
    guard at(operator: "...") else { return false }
    advance()
    return true
  }

  /// Parses `inout`, `sending`, `nonisolated(nonsending)`, and so on.
  mutating func parseSpecifiers() -> [Modifier] {
    var specifiers: [Modifier] = []
    while isAtSpecifier {
      specifiers.append(parseModifier(allowsArgument: at(.nonisolated) || at(.dependsOn)))
    }
    return specifiers
  }

  /// Whether the token is a specifier, and not the name of a type.
  private var isAtSpecifier: Bool {
    if current.keyword.isTypeSpecifier { return isTypeStart(peek()) }
    if at(.nonisolated) {
      return isTypeStart(peek()) && !(peek().kind == .leftParen && peek().isAtLineStart)
    }
    return at(.dependsOn) && peek().kind == .leftParen && !peek().isAtLineStart
  }
}
