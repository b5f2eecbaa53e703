/// Returns the name of a type, as a user writes it: `[String: Int?]`.
package func typeName(_ type: any Any.Type) -> String {
  if type == Void.self { return "Void" }
  return withSigns(String(describing: type))
}

/// Returns the name of a type as code must write it: `any Token` for a protocol.
package func typeNameInCode(_ type: any Any.Type) -> String {
  (isProtocolType(type) ? "any " : "") + typeName(type)
}

/// Returns whether a type can conform to a protocol, as a tuple, a function, or another protocol cannot.
func canConform(_ type: any Any.Type) -> Bool {
  !isProtocolType(type) && typeName(type).first != "("
}

private func isProtocolType(_ type: any Any.Type) -> Bool {
  isExistential(type) && type != Any.self && type != AnyObject.self
}

/// Returns the name of a type with the types around it: `Schedule.Entry`.
func nameInScope(of type: any Any.Type) -> String {
  // The first part is the module. A private or local type is in an `(unknown context at …)`.
  let parts = piecesOutsideBrackets(of: String(reflecting: type), at: ".").dropFirst()
    .filter { $0.first != "(" }
  if parts.count > 1 { return parts.joined(separator: ".") }
  let name = typeNameInCode(type)
  return name.includes(" ") ? "(\(name))" : name
}

/// Returns the name of a value's dynamic type; `nil` for nil.
package func typeName(of value: Any?) -> String {
  value.map { typeName(knownClass(of: type(of: $0))) } ?? "nil"
}

/// Writes optionals, arrays, and dictionaries with their signs: `[Int?]` for
/// `Array<Optional<Int>>`.
private func withSigns(_ name: String) -> String {
  var rest = name[...]
  var text = ""
  // The parts of a generic type whose arguments are being read: the text before it, and its name.
  var outer: [(text: String, type: String)] = []
  while let character = rest.popFirst() {
    if character == "<" {
      let name = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      outer.append((String(text.dropLast(name.count)), String(name.reversed())))
      text = ""
    } else if character == ">", text.last != "-", let generic = outer.popLast() {
      text = generic.text + written(generic.type, text)
    } else {
      text.append(character)
    }
  }
  return outer.isEmpty ? text : name
}

/// Writes a generic type whose arguments are written.
private func written(_ type: String, _ arguments: String) -> String {
  switch type {
  case "Optional":
    piecesOutsideBrackets(of: arguments, at: " ").count > 1 ? "(\(arguments))?" : "\(arguments)?"
  case "Array": "[\(arguments)]"
  case "Dictionary": "[\(piecesOutsideBrackets(of: arguments, at: ",").joined(separator: ":"))]"
  default: "\(type)<\(arguments)>"
  }
}

/// Returns whether a type is a function type, by its name, because functions conform to no
/// protocol.
///
/// An arrow inside the brackets of `Box<() -> ()>` or of a tuple does not count.
func isFunction(_ type: any Any.Type) -> Bool {
  piecesOutsideBrackets(of: String(reflecting: type), at: ">").contains { $0.last == "-" }
}

/// Splits the text of types at a character that is not in brackets.
func piecesOutsideBrackets(of text: some StringProtocol, at separator: Character) -> [String] {
  zip(text, bracketDepths(of: text)).split { $0 == (separator, 0) }.map { String($0.map(\.0)) }
}

/// Returns the number of brackets around each character. A bracket is not around itself, and the end
/// of an arrow is not a bracket.
func bracketDepths(of text: some StringProtocol) -> [Int] {
  var depth = 0
  var last: Character = " "
  return text.map { character in
    if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
    defer { if "([{<".contains(character) { depth += 1 } }
    last = character
    return depth
  }
}
