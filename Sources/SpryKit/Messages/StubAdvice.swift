/// Writes the start of a stub for a call, as advice to paste.
struct StubAdvice {
  /// The fake: `fake`, or the name of a type.
  let receiver: String
  /// The name of the member in the untyped API: `.load`, or `"load(id:)"`.
  let name: String
  /// Whether the fake has typed members.
  let isTyped: Bool

  /// Returns `fake.stub.load(id: "7")`, or `fake.stub(.load).with("7")`.
  func stub(_ signature: MemberSignature, with arguments: [Any]) -> String {
    if isTyped, let call = signature.typedCall(with: arguments.map { literal($0) ?? ".any" }) {
      return "\(receiver).stub\(call)"
    }
    let list = arguments.map { literal($0) ?? "Argument.anything" }
    return "\(receiver).stub(\(name))"
      + (list.isEmpty ? "" : ".with(\(list.joined(separator: ", ")))")
  }

  /// Returns `fake.stub.load(id: .any)`, or `fake.stub(.load)`.
  func stubOfAnyCall(_ signature: MemberSignature, argumentCount: Int) -> String {
    let arguments = Array(repeating: ".any", count: argumentCount)
    if isTyped, let call = signature.typedCall(with: arguments) { return "\(receiver).stub\(call)" }
    return "\(receiver).stub(\(name))"
  }

  /// Returns the parameters of a closure that answers: `user, version`, or `arguments`.
  func closureParameters(_ signature: MemberSignature, count: Int) -> String {
    guard isTyped else { return "arguments" }
    return (0..<count).map { index in
      let name = signature.nameOfArgument(at: index)
      return name.contains(" ") ? "argument\(index + 1)" : name
    }.joined(separator: ", ")
  }

  /// Returns the literal of a value, or `nil` if it has none.
  private func literal(_ argument: Any) -> String? {
    switch recordedValue(argument) {
    case let text as String where text.count <= 100: text.debugDescription
    case let number as Double where number.isFinite: number.description
    case let plain where plain is Int || plain is Bool || plain == nil: describe(plain)
    default: nil
    }
  }
}
