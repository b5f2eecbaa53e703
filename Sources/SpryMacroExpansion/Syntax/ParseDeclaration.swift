/// Reads one declaration, as the compiler hands it to a macro: a type, a function, a variable, …
///
/// - Returns: The declaration, or nil if the text does not begin with one.
///
/// What cannot be read in its list of members becomes a member of the kind `unexpected`. Ranges are
/// from the start of the source.
package func parseDeclaration(_ source: SourceText) -> DeclarationSyntax? {
  parse(source, source.bytes.indices) { parser in try? parser.parseDeclaration() }
}

/// Reads one accessor with its attributes, as the compiler hands it to a macro: `@Spied get { … }`.
///
/// - Returns: The accessor, or nil if the text does not begin with one.
func parseAccessor(_ source: SourceText) -> Accessor? {
  parse(source, source.bytes.indices) { parser in try? parser.parseAccessor() }
}

/// Reads one attribute, from `@` on.
///
/// - Returns: The attribute, or nil if the text does not begin with one.
package func parseAttribute(_ source: SourceText) -> Attribute? {
  parse(source, source.bytes.indices) { parser in try? parser.parseDeclarationAttribute() }
}

/// An argument of an attribute, or of a call.
package struct AttributeArgument: Sendable {
  package var label: Identifier?
  /// The expression, without the trivia around it.
  package var value: SourceRange
}

/// The arguments of an attribute that stands in a source.
package func attributeArguments(
  of attribute: Attribute, in source: SourceText
) -> [AttributeArgument] {
  guard let range = attribute.arguments else { return [] }
  return parse(source, range) { parser in parser.parseArguments() }
}

/// Makes a parser of a part of a source; the ranges that it yields are those of the whole.
private func parse<Result>(
  _ source: SourceText, _ range: SourceRange, _ body: (inout Parser) -> Result
) -> Result {
  // Behind the source stand zeros, so that the lexer may look ahead at its end.
  let count = range.upperBound
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 4)
  defer { bytes.deallocate() }
  source.bytes.withUnsafeBufferPointer { buffer in
    if let start = buffer.baseAddress { bytes.initialize(from: start, count: count) }
  }
  (bytes + count).initialize(repeating: 0, count: 4)
  let lexer = Lexer(bytes: bytes, range: range)
  let tokens = lexer.tokenize()
  var parser = Parser(bytes: bytes, tokens: tokens.start, count: tokens.count)
  return body(&parser)
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
