/// Parses the declarations of a file.
///
/// - Returns: The declarations in their order. Text that is not a declaration becomes a declaration
///   of the kind `unexpected`.
package func parseFile(_ source: SourceText) -> [DeclarationSyntax] {
  var parser = Parser(source, source.bytes.indices)
  return parser.parseMembers(until: parser.endIndex, isClause: false)
}

/// A type alias in a source.
package struct TypeAliasSyntax: Sendable {
  package let genericParameters: GenericParameterClause?
  package let type: TypeSyntax
}

/// Parses the type of an alias. Its declaration contains only the name.
///
/// - Returns: The alias, or `nil` if the declaration is not a type alias.
package func parseTypeAlias(
  _ declaration: DeclarationSyntax, of source: SourceText
) -> TypeAliasSyntax? {
  guard declaration.introducer.keyword == .typealias, case .other(let name?) = declaration.kind
  else {
    return nil
  }
  var parser = Parser(source, name.range.upperBound..<declaration.range.upperBound)
  do {
    let parameters = try parser.parseOptionalGenericParameters()
    try parser.expect(.equal)
    return TypeAliasSyntax(genericParameters: parameters, type: try parser.parseType())
  } catch {
    return nil
  }
}
