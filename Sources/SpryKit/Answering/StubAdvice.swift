/// Writes the start of a stub for a call, as advice to paste.
struct StubAdvice {
  /// The fake: `fake`, or the name of a type.
  let receiver: String
  /// The name of the member in the untyped API: `.load`, or `"load(id:)"`; `nil` for a closure.
  let name: String?
  /// Whether the fake has typed members.
  let isTyped: Bool

  /// Returns `fake.stub.load(id: "7")`, `fake.stub(.load).with("7")`, or `onDone.stub("7")`.
  func stub(_ signature: MemberSignature, with arguments: [Any]) -> String {
    guard let name else {
      let literals = arguments.map(literal)
      let isMixed = literals.contains(nil)
      // The compiler takes no literal beside a matcher of a closure.
      let list = literals.map { $0.map { isMixed ? ".equal(\($0))" : $0 } ?? ".any" }
      return "\(receiver).stub(\(list.joined(separator: ", ")))"
    }
    if isTyped, let call = signature.typedCall(with: arguments.map { literal($0) ?? ".any" }) {
      return "\(receiver).stub\(call)"
    }
    let list = arguments.map { literal($0) ?? "Argument.anything" }
    return "\(receiver).stub(\(name))"
      + (list.isEmpty ? "" : ".with(\(list.joined(separator: ", ")))")
  }

  /// Returns `fake.stub.load(id: .any)`, `fake.stub(.load)`, or `onDone.stub()`.
  func stubOfAnyCall(_ signature: MemberSignature, with arguments: [Any]) -> String {
    guard let name else { return "\(receiver).stub()" }
    let matchers = arguments.map { literalOfType($0) ?? ".any" }
    if isTyped, let call = signature.typedCall(with: matchers) { return "\(receiver).stub\(call)" }
    return "\(receiver).stub(\(name))"
  }

  /// Returns the parameters of a closure that answers: `user, version`, or `arguments`.
  func closureParameters(_ signature: MemberSignature, count: Int) -> String {
    guard isTyped || name == nil else { return "arguments" }
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
    case let plain where plain is Int || plain is Bool || unwrapped(plain) == nil: describe(plain)
    default: literalOfType(argument)
    }
  }

  /// Returns `User.self` for an argument whose type is `User.Type`, and `nil` for others.
  ///
  /// If the parameter is `T.Type`, the answer has a type only with it. If the parameter is
  /// `any Decodable.Type`, which a stub cannot take beside a matcher, the argument has that type.
  private func literalOfType(_ argument: Any) -> String? {
    func hasOwnType<Value>(_ value: Value) -> Bool { Value.self == type(of: value as Any) }
    guard let type = argument as? any Any.Type, _openExistential(argument, do: hasOwnType)
    else { return nil }
    return "\(nameInScope(of: type)).self"
  }
}
