/// The parts of a member's name by which its arguments are called.
///
/// The name is spelled as `#function` does, `load(id:)`, or, where that would name several members,
/// with the types: `load(id: Int) -> User`.
struct MemberSignature {
  private let base: String
  /// Nil for a property.
  private let labels: [String]?

  init(_ name: String) {
    guard let list = parameterList(of: name) else {
      base = name
      labels = nil
      return
    }
    base = String(name[..<list.open])
    let text = name[name.index(after: list.open)..<list.close]
    labels =
      text.hasSuffix(":")
      ? text.split(separator: ":").map(String.init)
      : parts(of: text).map { String($0.prefix { $0 != ":" }) }
  }

  /// What a failure calls the argument: its label, or its place from 1.
  func nameOfArgument(at index: Int) -> String {
    guard let labels else { return "new value" }
    return label(at: index, in: labels) ?? "argument \(index + 1)"
  }

  /// The call as it is written in Swift.
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

/// The parentheses around a member's parameters: the first that stand in no generic parameters.
private func parameterList(of name: String) -> (open: String.Index, close: String.Index)? {
  let isOperator = name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? true
  var angles = 0
  var open: String.Index?
  var depth = 0
  for index in name.indices {
    switch name[index] {
    case "<" where open == nil && !isOperator: angles += 1
    case ">" where open == nil && !isOperator: angles -= 1
    case "(" where angles == 0:
      if depth == 0 { open = index }
      depth += 1
    case ")" where angles == 0:
      depth -= 1
      if depth == 0, let open { return (open, index) }
    default: break
    }
  }
  return nil
}

/// The parameters in `id: Int, _: (Int, String)`.
private func parts(of text: Substring) -> [Substring] {
  var parts: [Substring] = []
  var start = text.startIndex
  var depth = 0
  for index in text.indices {
    switch text[index] {
    case "(", "[", "<": depth += 1
    case ")", "]": depth -= 1
    case ">" where text[..<index].last != "-": depth -= 1
    case "," where depth == 0:
      parts.append(text[start..<index])
      start = text.index(after: index)
    default: break
    }
  }
  if start < text.endIndex { parts.append(text[start...]) }
  return parts.map { $0.drop { $0 == " " } }
}
