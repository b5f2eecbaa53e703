/// Reads one declaration, as the compiler hands it to a macro: a type, a function, a variable, …
///
/// - Returns: The declaration, or nil if the text does not begin with one.
///
/// What cannot be read in its list of members becomes a member of the kind `unexpected`. Ranges are
/// from the start of the source.
package func parseDeclaration(_ source: SourceText) -> DeclarationSyntax? {
  var parser = Parser(source, source.bytes.indices)
  return try? parser.parseDeclaration()
}

/// Reads one accessor with its attributes, as the compiler hands it to a macro: `@Spied get { … }`.
///
/// - Returns: The accessor, or nil if the text does not begin with one.
func parseAccessor(_ source: SourceText) -> Accessor? {
  var parser = Parser(source, source.bytes.indices)
  return try? parser.parseAccessor()
}

/// Reads one attribute, from `@` on.
///
/// - Returns: The attribute, or nil if the text does not begin with one.
package func parseAttribute(_ source: SourceText) -> Attribute? {
  var parser = Parser(source, source.bytes.indices)
  return try? parser.parseDeclarationAttribute()
}

/// An argument of an attribute, or of a call.
package struct AttributeArgument: Sendable {
  package let label: Identifier?
  /// The expression, without the trivia around it.
  package let value: SourceRange
}

/// The arguments of an attribute that stands in a source.
package func attributeArguments(
  of attribute: Attribute, in source: SourceText
) -> [AttributeArgument] {
  guard let range = attribute.arguments else { return [] }
  var parser = Parser(source, range)
  return parser.parseArguments()
}

extension Parser {
  /// `(label: value, …)`
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
      // What is no expression, such as `iOS 13.0`, is an argument all the same.
      while index < end, !at(.comma) {
        let before = index
        skipExpression()
        if index == before { skipOneInExpression() }
      }
      arguments.append(AttributeArgument(label: label, value: start..<max(previousEnd, start)))
      guard consume(.comma) else { break }
    }
    return arguments
  }
}
