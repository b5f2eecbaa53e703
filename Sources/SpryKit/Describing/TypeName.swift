/// Returns the name of a type, as a user writes it: `[String: Int?]`.
package func typeName(_ type: any Any.Type) -> String {
  if type == Void.self { return "Void" }
  return withSigns(String(describing: type))
}

/// Returns the name of a type as code must write it: `any Token` for a protocol.
package func typeNameInCode(_ type: any Any.Type) -> String {
  let isPlain = !isExistential(type) || type == Any.self || type == AnyObject.self
  return (isPlain ? "" : "any ") + typeName(type)
}

/// Returns the name of a value's dynamic type; `nil` for nil.
package func typeName(of value: Any?) -> String {
  value.map { typeName(type(of: $0)) } ?? "nil"
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
      let start = text.lastIndex { !isPartOfName($0) }.map(text.index(after:)) ?? text.startIndex
      outer.append((String(text[..<start]), String(text[start...])))
      text = ""
    } else if character == ">", text.last != "-", let generic = outer.popLast() {
      text = generic.text + written(generic.type, text)
    } else {
      text.append(character)
    }
  }
  return outer.isEmpty ? text : name
}

private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_"
}

/// Writes a generic type whose arguments are written.
private func written(_ type: String, _ arguments: String) -> String {
  switch type {
  case "Optional": parts(of: arguments, at: " ").count > 1 ? "(\(arguments))?" : "\(arguments)?"
  case "Array": "[\(arguments)]"
  case "Dictionary": "[\(parts(of: arguments, at: ",").joined(separator: ":"))]"
  default: "\(type)<\(arguments)>"
  }
}

/// Splits the text of types at a character that is not in brackets.
private func parts(of text: String, at separator: Character) -> [Substring] {
  var depth = 0
  var last: Character?
  return text.split { character in
    defer { last = character }
    if "([<".contains(character) { depth += 1 }
    if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
    return depth == 0 && character == separator
  }
}

/// Returns whether a type is a function type, by its name, because functions conform to no
/// protocol.
///
/// An arrow inside the brackets of `Box<() -> ()>` or of a tuple does not count.
func isFunction(_ type: any Any.Type) -> Bool {
  var depth = 0
  var previous: Character = " "
  for character in String(reflecting: type) {
    switch character {
    case "(", "<", "[": depth += 1
    case ">" where previous == "-": if depth == 0 { return true }
    case ")", ">", "]": depth -= 1
    default: break
    }
    previous = character
  }
  return false
}
