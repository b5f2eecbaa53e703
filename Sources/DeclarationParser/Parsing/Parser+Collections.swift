extension Parser {
  /// Parses `[Element]`, `[Key: Value]`, or `[3 of Element]`.
  mutating func parseCollectionType() throws(Mismatch) -> TypeSyntax {
    let start = start
    let end = open()
    let first = try parseGenericArgument()
    let kind: TypeSyntax.Kind
    if consume(.colon) {
      kind = .dictionary(key: first, value: try parseType())
    } else if at(.of), !current.isAtLineStart {
      advance()
      kind = .inlineArray(count: first, element: try parseGenericArgument())
    } else {
      kind = .array(first)
    }
    guard index == end, at(.rightSquare) else { throw Mismatch() }
    advance()
    return makeType(kind, from: start)
  }

  /// Parses a type or an integer.
  mutating func parseGenericArgument() throws(Mismatch) -> TypeSyntax {
    let start = start
    if at(operator: "-"), peek().kind == .number { advance() }
    guard at(.number) else { return try parseType() }
    advance()
    return makeType(.literal, from: start)
  }

  /// Parses `<A, B>` after a name.
  ///
  /// In an expression, it can be a comparison, after which the parser goes back. The result for each
  /// `<` is kept, because nested ones would otherwise be parsed many times.
  mutating func parseGenericArguments() throws(Mismatch) -> [TypeSyntax] {
    let start = start
    if let known = genericArguments[start] {
      guard let known else { throw Mismatch() }
      goBack(to: known.end)
      return known.list
    }
    do {
      let list = try parseGenericArgumentList()
      genericArguments.updateValue((list, place), forKey: start)
      return list
    } catch {
      genericArguments.updateValue(nil, forKey: start)
      throw error
    }
  }

  private mutating func parseGenericArgumentList() throws(Mismatch) -> [TypeSyntax] {
    advanceFirstByte()
    var arguments: [TypeSyntax] = []
    while !at(prefix: ASCII.greater) {
      arguments.append(try parseGenericArgument())
      guard consume(.comma) else { break }
    }
    guard at(prefix: ASCII.greater) else { throw Mismatch() }
    advanceFirstByte()
    return arguments
  }
}
