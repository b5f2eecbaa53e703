extension Parser {
  /// Parses a declaration with its attributes and modifiers.
  mutating func parseDeclaration() throws(Mismatch) -> DeclarationSyntax {
    try enter()
    defer { leave() }
    let start = start
    if at(.poundIf), endOfConditionalAttributes() == nil { return parseConditional() }
    let attributes = try parseAttributes()
    let modifiers = parseModifiers()
    let introducer = identifier(current)
    let kind = try parseKind()
    return DeclarationSyntax(
      attributes: attributes,
      modifiers: modifiers,
      introducer: introducer,
      kind: kind,
      range: start..<previousEnd
    )
  }

  // Types can be nested. They have a function of their own, because a debug build reserves stack
  // for every value that a function could return.
  private mutating func parseKind() throws(Mismatch) -> DeclarationSyntax.Kind {
    switch current.keyword {
    case .actor where !peek().isName:
      return try parseMemberKind()
    case .protocol, .class, .struct, .enum, .extension, .actor:
      let isExtension = at(.extension)
      advance()
      return .type(try parseType(isExtension: isExtension))
    default:
      return try parseMemberKind()
    }
  }

  private mutating func parseMemberKind() throws(Mismatch) -> DeclarationSyntax.Kind {
    if let kind = CallableDeclaration.Kind(introducedBy: current.keyword) {
      return .callable(try parseCallable(kind, takeIdentifier()))
    }
    switch current.keyword {
    case .var, .let, .inout:
      advance()
      return .variable(try parseVariable())
    case .associatedtype:
      advance()
      return .associatedtype(try parseAssociatedType())
    case .typealias:
      advance()
      return .typealias(try parseTypeAlias())
    default:
      try skipOther()
      return .other
    }
  }

  /// Parses what follows the introducer of a type or an extension.
  private mutating func parseType(isExtension: Bool) throws(Mismatch) -> TypeDeclaration {
    let name = isExtension ? try parseExtendedType() : try parseName()
    let genericParameters = try parseOptionalGenericParameters()
    let inheritance = try parseInheritance()
    let requirements = try parseWhereClause()
    guard at(.leftBrace) else { throw Mismatch() }
    let start = start
    let end = open()
    let members = parseMembers(until: end, isClause: false)
    close(.rightBrace, at: end)
    return TypeDeclaration(
      name: name,
      genericParameters: genericParameters,
      inheritance: inheritance,
      requirements: requirements,
      members: members,
      memberBlock: start..<previousEnd
    )
  }

  private mutating func parseExtendedType() throws(Mismatch) -> Identifier {
    let type = try parseType()
    return Identifier(text: source[type.range], range: type.range, isQuoted: false)
  }

  /// Parses a name. A keyword is accepted, because the compiler checks that.
  mutating func parseName() throws(Mismatch) -> Identifier {
    guard at(.identifier) || at(.quotedIdentifier) else { throw Mismatch() }
    return takeIdentifier()
  }

  private mutating func parseAssociatedType() throws(Mismatch) -> AssociatedTypeDeclaration {
    let name = try parseName()
    _ = consumeEllipsis()
    let inheritance = try parseInheritance()
    let defaultType = consume(.equal) ? try parseType() : nil
    return AssociatedTypeDeclaration(
      name: name,
      inheritance: inheritance,
      defaultType: defaultType,
      requirements: try parseWhereClause()
    )
  }

  private mutating func parseTypeAlias() throws(Mismatch) -> TypeAliasDeclaration {
    let name = try parseName()
    let genericParameters = try parseOptionalGenericParameters()
    try expect(.equal)
    let type = try parseType()
    _ = try parseWhereClause()
    return TypeAliasDeclaration(name: name, genericParameters: genericParameters, type: type)
  }
}
