extension Parser {
  /// Any type, with what may stand before it.
  mutating func parseType() throws(Mismatch) -> TypeSyntax {
    try enterType()
    defer { leaveType() }
    let start = start
    if consume(.repeat) {
      let pattern = try parseScalarType()
      return TypeSyntax(kind: .packExpansion(pattern), range: start..<previousEnd)
    }
    return try parseScalarType()
  }

  /// The type of a result, which may name its opaque types.
  mutating func parseResultType() throws(Mismatch) -> TypeSyntax {
    guard at(prefix: ASCII.less) else { return try parseType() }
    try enterType()
    defer { leaveType() }
    let start = start
    let parameters = try parseGenericParameters()
    let type = try parseType()
    return TypeSyntax(kind: .namedOpaque(parameters, type), range: start..<previousEnd)
  }

  private mutating func parseScalarType() throws(Mismatch) -> TypeSyntax {
    let start = start
    var specifiers = parseSpecifiers()
    var attributes: [Attribute] = []
    while at(.at) { attributes.append(try parseTypeAttribute()) }
    if at(.nonisolated) { specifiers += parseSpecifiers() }
    var type = try parseComposition()
    if isAtFunctionArrow { type = try parseFunctionType(type) }
    guard !specifiers.isEmpty || !attributes.isEmpty else { return type }
    return TypeSyntax(
      kind: .attributed(specifiers: specifiers, attributes: attributes, type),
      range: start..<previousEnd
    )
  }

  /// `A & B`, perhaps behind `some` or `any`.
  private mutating func parseComposition() throws(Mismatch) -> TypeSyntax {
    let start = start
    if at(.each), isTypeStart(peek()) {
      advance()
      let pack = try parseSimpleType()
      return TypeSyntax(kind: .packElement(pack), range: start..<previousEnd)
    }
    var keyword: Identifier?
    if at(.some) || at(.any), isTypeStart(peek()) { keyword = takeIdentifier() }
    var type = try parseSimpleType()
    if at(operator: ASCII.ampersand) {
      let first = type.range.lowerBound
      var elements = [type]
      while at(operator: ASCII.ampersand) {
        advance()
        elements.append(try parseSimpleType())
      }
      type = TypeSyntax(kind: .composition(elements), range: first..<previousEnd)
    }
    guard let keyword else { return type }
    return TypeSyntax(kind: .constrained(keyword: keyword, type), range: start..<previousEnd)
  }

  /// A type without operators in it, perhaps behind `~`.
  mutating func parseSimpleType(isAttributeName: Bool = false) throws(Mismatch) -> TypeSyntax {
    let start = start
    let isSuppressed = at(operator: ASCII.tilde)
    if isSuppressed { advance() }
    var type = try parseTypeBase(isAttributeName: isAttributeName)
    let first = type.range.lowerBound
    while true {
      if at(.period) {
        try wrap()
        type = try parseMember(of: type)
      } else if isAttributeName {
        break
      } else if at(.postfixQuestion), !current.isAtLineStart {
        try wrap()
        advance()
        type = TypeSyntax(kind: .optional(type), range: first..<previousEnd)
      } else if at(.exclamation), !current.isAtLineStart {
        try wrap()
        advance()
        type = TypeSyntax(kind: .implicitlyUnwrapped(type), range: first..<previousEnd)
      } else {
        break
      }
    }
    guard isSuppressed else { return type }
    return TypeSyntax(kind: .suppressed(type), range: start..<previousEnd)
  }

  private mutating func parseTypeBase(isAttributeName: Bool) throws(Mismatch) -> TypeSyntax {
    switch current.kind {
    case .leftParen: return try parseTupleType()
    case .leftSquare: return try parseCollectionType()
    case .wildcard:
      let range = start..<current.end
      advance()
      return TypeSyntax(kind: .literal, range: range)
    case .identifier where isAttributeName || !current.keyword.isReserved || isReservedTypeName,
      .quotedIdentifier:
      return try parseNamedType(base: nil, from: start)
    default:
      throw Mismatch()
    }
  }

  private var isReservedTypeName: Bool {
    at(.Self) || at(.Any) || peek().kind == .doubleColon
  }

  /// What follows the dot in `Base.Name`.
  private mutating func parseMember(of base: TypeSyntax) throws(Mismatch) -> TypeSyntax {
    advance()
    let start = base.range.lowerBound
    if at(.Type) || at(.Protocol), peek().kind != .doubleColon {
      let name = takeIdentifier()
      return TypeSyntax(kind: .metatype(base: base, name: name), range: start..<previousEnd)
    }
    guard at(.identifier) || at(.quotedIdentifier) else { throw Mismatch() }
    return try parseNamedType(base: base, from: start)
  }

  private mutating func parseNamedType(
    base: TypeSyntax?, from first: Int
  ) throws(Mismatch) -> TypeSyntax {
    let name = takeQualifiedIdentifier()
    let arguments = at(prefix: ASCII.less) ? try parseGenericArguments() : []
    return TypeSyntax(
      kind: .named(base: base, name: name, arguments: arguments),
      range: first..<previousEnd
    )
  }

  /// Whether a type may begin with a token on the same line.
  func isTypeStart(_ token: Token) -> Bool {
    switch token.kind {
    case .quotedIdentifier, .wildcard, .leftParen, .leftSquare, .at: true
    case .identifier:
      !token.keyword.isReserved || token.keyword == .Self || token.keyword == .Any
        || token.keyword == .inout || token.keyword == .repeat
    case .symbol: bytes[token.start] == ASCII.tilde
    default: false
    }
  }
}
