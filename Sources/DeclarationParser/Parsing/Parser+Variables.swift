extension Parser {
  /// Parses what follows `var` or `let`.
  mutating func parseVariable() throws(Mismatch) -> VariableDeclaration {
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      bindings.append(try parseBinding())
    } while consume(.comma)
    return VariableDeclaration(bindings: bindings)
  }

  private mutating func parseBinding() throws(Mismatch) -> VariableDeclaration.Binding {
    let start = start
    let name = try parsePattern()
    let type = consume(.colon) ? try parseResultType() : nil
    let initialValue = consume(.equal) ? skipExpression() : nil
    return VariableDeclaration.Binding(
      name: name,
      type: type,
      initialValue: initialValue,
      accessors: try parseAccessorBlock(),
      range: start..<previousEnd
    )
  }

  /// Parses the pattern of a binding.
  ///
  /// - Returns: The name, or `nil` if the pattern is not just a name.
  private mutating func parsePattern() throws(Mismatch) -> Identifier? {
    switch current.kind {
    case .leftParen:
      skipBrackets()
    case .wildcard:
      advance()
    default:
      guard at(.var) || at(.let) || at(.inout) else { return try parseName() }
      // In `let let x`, one pattern contains another.
      while at(.var) || at(.let) || at(.inout) { advance() }
      _ = try parsePattern()
    }
    return nil
  }

  /// Parses `{ get async throws set(name) { … } }`, or the body of a getter, if there is one.
  mutating func parseAccessorBlock() throws(Mismatch) -> AccessorBlock? {
    guard at(.leftBrace) else { return nil }
    let start = start
    let end = open()
    var accessors: [Accessor] = []
    while index < end, isAtAccessor {
      accessors.append(try parseAccessor())
    }
    let rest = index < end ? skip(to: end) : nil
    close(.rightBrace, at: end)
    return AccessorBlock(accessors: accessors, rest: rest, range: start..<previousEnd)
  }

  /// Whether an accessor follows, perhaps after attributes and modifiers.
  private var isAtAccessor: Bool {
    let modifiers: [Keyword] = [
      .__consuming, .consuming, .borrowing, .mutating, .nonmutating, .nonisolated,
    ]
    var index = indexBehindAttributes(index)
    while modifiers.contains(token(index).keyword) { index += 1 }
    return token(index).keyword.isAccessor
  }

  mutating func parseAccessor() throws(Mismatch) -> Accessor {
    let start = start
    let attributes = try parseAttributes()
    let modifiers = parseModifiers()
    guard current.keyword.isAccessor else { throw Mismatch() }
    let introducer = takeIdentifier()
    var parameter: Identifier?
    if at(.leftParen), peek().isLabel, peek(2).kind == .rightParen {
      advance()
      parameter = takeIdentifier()
      advance()
    }
    return Accessor(
      attributes: attributes,
      modifiers: modifiers,
      introducer: introducer,
      parameter: parameter,
      effects: try parseEffects(),
      body: parseBody(),
      range: start..<previousEnd
    )
  }
}
