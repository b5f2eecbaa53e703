/// A type as a part of a name: `[String: Int]?` is `OptionalDictionaryStringInt`.
///
/// The rule is that of swift-spyable 0.9: an optional around the whole type stands in front, one
/// inside of it behind.
func words(for type: TypeSyntax) -> String {
  var core = type.ungrouped
  var prefix = ""
  while true {
    switch core.kind {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      prefix += "Optional"
      core = wrapped.ungrouped
    default:
      return prefix + nestedWords(for: core)
    }
  }
}

private func nestedWords(for type: TypeSyntax) -> String {
  switch type.kind {
  case .named(let base, let name, let arguments):
    (base.map(nestedWords) ?? "") + name.text + arguments.map(nestedWords).joined()
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
      + attributes.map { nestedWords(for: $0.name).lowercasedFirst }.joined()
      + nestedWords(for: base)
  case .suppressed(let type), .packExpansion(let type), .packElement(let type),
    .namedOpaque(_, let type):
    nestedWords(for: type)
  case .literal: ""
  }
}

extension String {
  /// The text as a part of a name: `adds two` is `addsTwo`, which only backticks allow as a name.
  var word: String {
    let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0.isASCII }.map(String.init)
    let word = parts.prefix(1).joined() + parts.dropFirst().map(\.capitalizedFirst).joined()
    return word.first?.isNumber == true ? "_" + word : word
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// An operator as a name: `==` is `equals`.
func words(forOperator symbol: String) -> String {
  if let known = operatorWords[symbol] { return known }
  let words = symbol.unicodeScalars.map { scalar in
    characterWords[scalar] ?? "u" + String(scalar.value, radix: 16, uppercase: true)
  }
  return words.enumerated()
    .map { $0.offset == 0 ? $0.element : $0.element.capitalizedFirst }
    .joined()
}

private let operatorWords: [String: String] = [
  "==": "equals", "!=": "notEquals", "===": "isIdentical", "!==": "isNotIdentical",
  "<": "lessThan", "<=": "lessThanOrEqual", ">": "greaterThan", ">=": "greaterThanOrEqual",
  "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "modulo",
  "+=": "plusAssign", "-=": "minusAssign", "*=": "timesAssign", "/=": "divideAssign",
  "%=": "moduloAssign", "!": "not", "&&": "and", "||": "or", "??": "nilCoalescing",
  "&": "bitwiseAnd", "|": "bitwiseOr", "^": "bitwiseXor", "~": "bitwiseNot",
  "<<": "shiftLeft", ">>": "shiftRight", "...": "closedRange", "..<": "range", "~=": "matches",
  "->": "arrow", "=>": "fatArrow",
]

private let characterWords: [Unicode.Scalar: String] = [
  "=": "equals", "<": "less", ">": "greater", "+": "plus", "-": "minus", "*": "times",
  "/": "slash", "%": "percent", "!": "bang", "&": "and", "|": "or", "^": "caret", "~": "tilde",
  "?": "question", ".": "dot",
]
