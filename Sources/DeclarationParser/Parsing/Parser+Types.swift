extension Parser {
  /// A type from an offset to the end of the previous token.
  func makeType(_ kind: TypeSyntax.Kind, from start: Int) -> TypeSyntax {
    TypeSyntax(kind: kind, range: start..<previousEnd)
  }

  /// Parses a type with its specifiers and attributes.
  mutating func parseType() throws(Mismatch) -> TypeSyntax {
    try enterType()
    defer { leaveType() }
    let start = start
    if consume(.repeat) {
      let pattern = try parseScalarType()
      return makeType(.packExpansion(pattern), from: start)
    }
    return try parseScalarType()
  }

  /// Parses the type of a result, which can name its opaque types.
  mutating func parseResultType() throws(Mismatch) -> TypeSyntax {
    guard at(prefix: ASCII.less) else { return try parseType() }
    try enterType()
    defer { leaveType() }
    let start = start
    let parameters = try parseGenericParameters()
    let type = try parseType()
    return makeType(.namedOpaque(parameters, type), from: start)
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
    return makeType(.attributed(specifiers: specifiers, attributes: attributes, type), from: start)
  }

  /// Parses `A & B`, perhaps after `some` or `any`.
  private mutating func parseComposition() throws(Mismatch) -> TypeSyntax {
    let start = start
    if at(.each), isTypeStart(peek()) {
      advance()
      let pack = try parseSimpleType()
      return makeType(.packElement(pack), from: start)
    }
    var keyword: Identifier?
    if at(.some) || at(.any), isTypeStart(peek()) { keyword = takeIdentifier() }
    var type = try parseSimpleType()
    if at(operator: "&") {
      let first = type.range.lowerBound
      var elements = [type]
      while at(operator: "&") {
        advance()
        elements.append(try parseSimpleType())
      }
      type = makeType(.composition(elements), from: first)
    }
    guard let keyword else { return type }
    return makeType(.constrained(keyword: keyword, type), from: start)
  }

  /// Parses a type without `&` and `->`, perhaps after `~`.
  mutating func parseSimpleType(isAttributeName: Bool = false) throws(Mismatch) -> TypeSyntax {
    let start = start
    let isSuppressed = at(operator: "~")
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
        type = makeType(.optional(type), from: first)
      } else if at(.exclamation), !current.isAtLineStart {
        try wrap()
        advance()
        type = makeType(.implicitlyUnwrapped(type), from: first)
      } else {
        break
      }
    }
    guard isSuppressed else { return type }
    return makeType(.suppressed(type), from: start)
  }

  private mutating func parseTypeBase(isAttributeName: Bool) throws(Mismatch) -> TypeSyntax {
    switch current.kind {
    case .leftParen: return try parseTupleType()
    case .leftSquare: return try parseCollectionType()
    case .wildcard:
      let start = start
      advance()
      return makeType(.literal, from: start)
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

  /// Parses what follows the dot in `Base.Name`.
  private mutating func parseMember(of base: TypeSyntax) throws(Mismatch) -> TypeSyntax {
    advance()
    let start = base.range.lowerBound
    if at(.Type) || at(.Protocol), peek().kind != .doubleColon {
      let name = takeIdentifier()
      return makeType(.metatype(base: base, name: name), from: start)
    }
    guard at(.identifier) || at(.quotedIdentifier) else { throw Mismatch() }
    return try parseNamedType(base: base, from: start)
  }

  private mutating func parseNamedType(
    base: TypeSyntax?, from first: Int
  ) throws(Mismatch) -> TypeSyntax {
    let name = takeQualifiedIdentifier()
    let arguments = at(prefix: ASCII.less) ? try parseGenericArguments() : []
    return makeType(.named(base: base, name: name, arguments: arguments), from: first)
  }

  /// Whether a type can start with a token.
  func isTypeStart(_ token: Token) -> Bool {
    switch token.kind {
    case .quotedIdentifier, .wildcard, .leftParen, .leftSquare, .at: true
    case .identifier:
      !token.keyword.isReserved || token.keyword == .Self || token.keyword == .Any
        || token.keyword == .inout || token.keyword == .repeat
    case .symbol: source[token.start] == ASCII.tilde
    default: false
    }
  }
}
