/// Returns the name of a type, as a user writes it: `[String: Int?]`.
package func typeName(_ type: any Any.Type) -> String {
  if type == Void.self { return "Void" }
  return withSigns(String(describing: type))
}

/// Returns the name of a value's dynamic type; `nil` for nil.
package func typeName(of value: Any?) -> String {
  value.map { typeName(type(of: $0)) } ?? "nil"
}

/// Writes optionals, arrays, and dictionaries with their signs: `[Int?]` for
/// `Array<Optional<Int>>`.
private func withSigns(_ name: String) -> String {
  guard name.contains("<") else { return name }
  // The innermost type comes first. Other generic types have other brackets until the end, and so
  // do arrows.
  var name = name.replacing("->", with: "→")
  while let match = name.firstMatch(of: /(\w+)<([^<>]*)>/) {
    let (type, arguments) = (match.1, match.2)
    let text =
      switch type {
      case "Optional": parts(of: arguments, at: " ").count > 1 ? "(\(arguments))?" : "\(arguments)?"
      case "Array": "[\(arguments)]"
      case "Dictionary": "[\(parts(of: arguments, at: ",").joined(separator: ":"))]"
      default: "\(type)‹\(arguments)›"
      }
    name.replaceSubrange(match.range, with: text)
  }
  return name.replacing("‹", with: "<").replacing("›", with: ">").replacing("→", with: "->")
}

/// Splits the text of types at a character that is not in brackets.
private func parts(of text: Substring, at separator: Character) -> [Substring] {
  var depth = 0
  return text.split { character in
    if "([‹".contains(character) { depth += 1 }
    if ")]›".contains(character) { depth -= 1 }
    return depth == 0 && character == separator
  }
}
