import DeclarationParser

/// A type as a part of a name: `OptionalDictionaryStringInt` for `[String: Int]?`.
///
/// By the rule of swift-spyable 0.9, the word for an optional type is before its other words, but
/// the word for an optional part is after the words of the part. A name after a dot has no words for
/// its arguments.
func words(for type: TypeSyntax) -> String {
  switch type.kind {
  case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): "Optional" + words(for: wrapped)
  default: nestedWords(for: type)
  }
}

private func nestedWords(for type: TypeSyntax) -> String {
  switch type.kind {
  case .named(let base?, let name, _): nestedWords(for: base) + name.text
  case .named(nil, let name, let arguments): name.text + arguments.map(nestedWords).joined()
  case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
    nestedWords(for: wrapped) + "Optional"
  case .array(let element): "Array" + nestedWords(for: element)
  case .dictionary(let key, let value):
    "Dictionary" + nestedWords(for: key) + nestedWords(for: value)
  case .inlineArray(let count, let element):
    "InlineArray" + nestedWords(for: count) + nestedWords(for: element)
  case .tuple(let elements):
    elements.map { ($0.firstName?.text ?? "") + nestedWords(for: $0.type) }.joined()
  case .function(let parameters, _, let result):
    parameters.map { nestedWords(for: $0.type) }.joined() + nestedWords(for: result)
  case .metatype(let base, let name): nestedWords(for: base) + name.text
  case .composition(let types): types.map(nestedWords).joined()
  case .constrained(let keyword, let constraint): keyword.text + nestedWords(for: constraint)
  case .attributed(let specifiers, let attributes, let base):
    specifiers.map { $0.name.text.lowercasedFirst }.joined()
      + attributes.map { nestedWords(for: $0.name) }.joined()
      + nestedWords(for: base)
  case .suppressed(let type), .packExpansion(let type), .packElement(let type),
    .namedOpaque(_, let type):
    nestedWords(for: type)
  case .literal: ""
  }
}

extension String {
  /// The text as a part of a name: `addsTwo` for `adds two`, which is a name only in backticks.
  var word: String {
    let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0.isASCII }.map(String.init)
    let word = parts.prefix(1).joined() + parts.dropFirst().map(\.capitalizedFirst).joined()
    return word.first?.isNumber == true ? "_" + word : word
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
