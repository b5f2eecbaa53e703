import DeclarationParser

/// The words for an operator: `equals` for `==`.
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
