/// The parts of a member's name, as `#function` spells it, by which its arguments are called.
struct MemberSignature {
  private let base: String
  /// Nil for a property.
  private let labels: [String]?

  init(_ name: String) {
    guard let open = name.lastIndex(of: "("), name.hasSuffix(")") else {
      base = name
      labels = nil
      return
    }
    base = String(name[..<open])
    labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
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
