/// Parses one declaration, as the compiler passes it to a macro.
///
/// - Returns: The declaration, or `nil` if the text does not start with one.
///
/// A member that cannot be parsed becomes one of the kind `unexpected`.
package func parseDeclaration(_ source: SourceText) -> DeclarationSyntax? {
  var parser = Parser(source, source.bytes.indices)
  return try? parser.parseDeclaration()
}

/// Parses one accessor with its attributes, as the compiler passes it to a macro.
///
/// - Returns: The accessor, or `nil` if the text does not start with one.
package func parseAccessor(_ source: SourceText) -> Accessor? {
  var parser = Parser(source, source.bytes.indices)
  return try? parser.parseAccessor()
}

/// Parses one attribute.
///
/// - Returns: The attribute, or `nil` if the text does not start with one.
package func parseAttribute(_ source: SourceText) -> Attribute? {
  var parser = Parser(source, source.bytes.indices)
  return try? parser.parseDeclarationAttribute()
}

/// An argument of an attribute.
package struct AttributeArgument: Sendable {
  package let label: Identifier?
  /// The range of the expression.
  package let value: SourceRange
}

/// Parses the arguments of an attribute.
package func attributeArguments(
  of attribute: Attribute, in source: SourceText
) -> [AttributeArgument] {
  guard let range = attribute.arguments else { return [] }
  var parser = Parser(source, range)
  return parser.parseArguments()
}

extension Parser {
  /// Parses `(label: value, …)`.
  mutating func parseArguments() -> [AttributeArgument] {
    guard at(.leftParen) else { return [] }
    let end = open()
    var arguments: [AttributeArgument] = []
    while index < end {
      var label: Identifier?
      if current.isLabel, peek().kind == .colon {
        label = takeIdentifier()
        advance()
      }
      let start = start
      // An argument need not be an expression, such as `iOS 13.0`.
      while index < end, !at(.comma) {
        let before = index
        skipExpression()
        if index == before { skipOne() }
      }
      arguments.append(AttributeArgument(label: label, value: start..<max(previousEnd, start)))
      guard consume(.comma) else { break }
    }
    return arguments
  }
}

/// Parses the declarations of a file.
///
/// - Returns: The declarations in their order. Text that is not a declaration becomes a declaration
///   of the kind `unexpected`.
package func parseFile(_ source: SourceText) -> [DeclarationSyntax] {
  var parser = Parser(source, source.bytes.indices)
  return parser.parseMembers(until: parser.endIndex, isClause: false)
}
