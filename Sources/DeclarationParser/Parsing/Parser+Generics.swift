extension Parser {
  /// Parses `<each T: P, let n: Int>`.
  mutating func parseGenericParameters() throws(Mismatch) -> GenericParameterClause {
    let start = start
    advanceFirstByte()
    var parameters: [GenericParameter] = []
    while !at(prefix: ASCII.greater) && !at(.where) {
      parameters.append(try parseGenericParameter())
      guard consume(.comma) else { break }
    }
    let requirements = try parseWhereClause()
    guard at(prefix: ASCII.greater) else { throw Mismatch() }
    advanceFirstByte()
    return GenericParameterClause(
      parameters: parameters, requirements: requirements, range: start..<previousEnd)
  }

  private mutating func parseGenericParameter() throws(Mismatch) -> GenericParameter {
    let start = start
    let attributes = try parseAttributes()
    var specifier: Identifier?
    if at(.let) || (at(.each) && peek().isLabel) { specifier = takeIdentifier() }
    guard current.isName || at(.Self) else { throw Mismatch() }
    let name = takeIdentifier()
    // An old spelling of packs.
    _ = consumeEllipsis()
    let inherited = consume(.colon) ? try parseType() : nil
    return GenericParameter(
      attributes: attributes,
      specifier: specifier,
      name: name,
      inherited: inherited,
      range: start..<previousEnd
    )
  }

  mutating func parseOptionalGenericParameters() throws(Mismatch) -> GenericParameterClause? {
    at(prefix: ASCII.less) ? try parseGenericParameters() : nil
  }

  /// Parses `where A: P, A.B == C`, if there is one.
  mutating func parseWhereClause() throws(Mismatch) -> WhereClause? {
    guard at(.where) else { return nil }
    let start = start
    advance()
    var requirements: [GenericRequirement] = []
    repeat {
      if at(.leftBrace) { break }
      requirements.append(try parseRequirement())
    } while consume(.comma)
    return WhereClause(requirements: requirements, range: start..<previousEnd)
  }

  private mutating func parseRequirement() throws(Mismatch) -> GenericRequirement {
    let start = start
    let left = try parseGenericArgument()
    let relation: GenericRequirement.Relation
    if consume(.colon) {
      relation = .conforms
    } else if at(operator: "==") {
      advance()
      relation = .equals
    } else {
      throw Mismatch()
    }
    let right = try parseGenericArgument()
    // A layout constraint, such as `_Trivial(64)`.
    if at(.leftParen), !current.isAtLineStart { skipBrackets() }
    return GenericRequirement(
      left: left, relation: relation, right: right, range: start..<previousEnd)
  }

  /// Parses `: A, B`, if there is one.
  mutating func parseInheritance() throws(Mismatch) -> [TypeSyntax] {
    guard consume(.colon) else { return [] }
    var types: [TypeSyntax] = []
    repeat {
      if at(.leftBrace) || at(.where) { break }
      types.append(at(.class) ? parseClassRestriction() : try parseType())
    } while consume(.comma)
    return types
  }

  /// Parses the `class` in `protocol P: class`, an old spelling of `AnyObject`.
  private mutating func parseClassRestriction() -> TypeSyntax {
    let name = takeIdentifier()
    return TypeSyntax(kind: .named(base: nil, name: name, arguments: []), range: name.range)
  }
}
