/// The base name and the argument labels of a member.
///
/// The name is spelled as in `#function`, `load(id:_:)`, or with types, if they distinguish overloads:
/// `load(id: Int?, _: [String: Int]) async throws -> User?`.
struct MemberSignature {
  private let base: String
  /// The labels; nil for a property.
  private let labels: [String]?

  init(_ name: String) {
    let beforeTypes = name.prefix { $0 != "(" && $0 != ":" }
    // The generic parameters of a function are removed, and the `<` of an operator is not.
    let symbol = beforeTypes.split(separator: " ").last?.first
    let isOperator = symbol.map { !($0.isLetter || "_`".contains($0)) } ?? true
    base = isOperator ? String(beforeTypes) : String(beforeTypes.prefix { $0 != "<" })
    labels = Self.parameterList(in: name.dropFirst(base.count)).map(Self.labels)
  }

  /// Returns the name of an argument in a failure: its label, or its number from 1.
  func nameOfArgument(at index: Int) -> String {
    guard let labels else { return "new value" }
    if base == "subscript", index >= labels.count { return "new value" }
    return label(at: index, in: labels) ?? "argument \(index + 1)"
  }

  /// Returns the call as it is written in Swift.
  func call(with arguments: [String]) -> String {
    guard let labels else {
      return arguments.isEmpty ? base : "\(base) = \(arguments.joined(separator: ", "))"
    }
    let list = arguments.enumerated().map { index, argument in
      label(at: index, in: labels).map { "\($0): \(argument)" } ?? argument
    }
    return "\(base)(\(list.joined(separator: ", ")))"
  }

  private func label(at index: Int, in labels: [String]) -> String? {
    guard labels.indices.contains(index), labels[index] != "_" else { return nil }
    return labels[index]
  }
}

extension MemberSignature {
  /// Returns the text between the parentheses after the name and the generic parameters.
  private static func parameterList(in rest: Substring) -> Substring? {
    var start: Substring.Index?
    var list: Substring?
    forEachCharacter(of: rest) { index, character, depth in
      guard list == nil else { return }
      if character == "(", depth == 0 { start = rest.index(after: index) }
      if character == ")", depth == 0, let start { list = rest[start..<index] }
    }
    return list
  }

  private static func labels(of list: Substring) -> [String] {
    // `id:_:`
    if list.last == ":" { return list.dropLast().split(separator: ":").map(String.init) }
    var parameters: [Substring] = []
    var start = list.startIndex
    forEachCharacter(of: list) { index, character, depth in
      guard character == ",", depth == 0 else { return }
      parameters.append(list[start..<index])
      start = list.index(after: index)
    }
    parameters.append(list[start...])
    return parameters.compactMap { parameter in
      parameter.split { $0 == " " || $0 == ":" }.first.map(String.init)
    }
  }

  /// Passes each character and the number of brackets around it. A bracket is not around itself.
  private static func forEachCharacter(
    of text: Substring,
    _ body: (Substring.Index, Character, _ depth: Int) -> Void
  ) {
    var depth = 0
    var last: Character = " "
    for (index, character) in zip(text.indices, text) {
      // The end of an arrow is not a bracket.
      let closes = ")]}".contains(character) || (character == ">" && last != "-")
      if closes { depth -= 1 }
      body(index, character, depth)
      if "([{<".contains(character) { depth += 1 }
      last = character
    }
  }
}
