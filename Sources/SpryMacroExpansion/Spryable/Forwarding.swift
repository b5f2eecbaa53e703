import DeclarationParser

/// Writes the call that a fake with `wraps: true` forwards to the object that it wraps.
struct Forwarding {
  /// The type of the object: `any UserService`.
  let type: String
  /// Whether the protocol is for actors.
  private let isInActor: Bool
  /// Whether the protocol states a global actor.
  private let isOnGlobalActor: Bool
  /// The names of overloads that differ only in an autoclosure. A call of one is ambiguous.
  private let ambiguousNames: Set<String>

  init(_ faked: FakedProtocol) {
    type = "any \(faked.type.name.quoted)\(faked.primaryAssociatedTypes)"
    isInActor = faked.isActor
    isOnGlobalActor = faked.declaration.hasGlobalActor
    let overloads = Dictionary(grouping: faked.members.all, by: \.functionName)
      .filter {
        $0.value.count > 1 && $0.value.contains { $0.parameters.contains(where: \.isLazy) }
      }
    ambiguousNames = Set(overloads.keys)
  }

  /// Whether the fake forwards calls of the member.
  func forwards(_ member: Member) -> Bool { isForwardable(member) && obstacle(to: member) == nil }

  /// Whether the fake forwards members of this kind. It makes no object, and wraps no type.
  func isForwardable(_ member: Member) -> Bool { !member.isStatic && !member.isOperator }

  /// The reason why the fake cannot forward calls of a member, or `nil` if it can.
  func obstacle(to member: Member) -> String? {
    if member.types.contains(where: \.mentionsWholeSelf) { return "it mentions 'Self'" }
    if let parameter = member.parameters.first(where: \.isVariadic) {
      return "'\(parameter.word)' takes several values"
    }
    if isInActor, !member.isAsync, !member.declaration.has(.nonisolated) {
      return "only 'async' members of another actor can be called"
    }
    if member.isAsync, isOnGlobalActor || member.declaration.hasGlobalActor,
      let parameter = member.parameters.first(where: \.isNonescaping)
    {
      return "'\(parameter.word)' does not escape, and the member is async on a global actor"
    }
    return ambiguousNames.contains(member.functionName)
      ? "an overload differs only in an autoclosure" : nil
  }

  /// The arguments of the runtime's function: `to: (any UserService).self`.
  func arguments(of member: Member, isSetter: Bool) -> [String] {
    let isMutating = isSetter || member.declaration.has(.mutating)
    return ["to: (\(type)).self"] + (isMutating ? ["isMutating: true"] : [])
  }

  /// The closure that calls the member of the object, which is its parameter.
  ///
  /// - Parameters:
  ///   - newValue: The name of a setter's new value.
  ///   - value: Returns the argument for a parameter.
  func closure(
    calling member: Member, newValue: String?, value: (MemberParameter) -> String
  ) -> String {
    let list = member.parameters.map { parameter -> String in
      (parameter.label.map { "\($0): " } ?? "") + value(parameter)
    }.joined(separator: ", ")
    let callee =
      switch member.kind {
      case .function, .initializer: "$0.\(member.name.quoted)(\(list))"
      case .property: "$0.\(member.name.quoted)"
      case .subscript: "$0[\(list)]"
      }
    let assignment = newValue.map { " = \($0)" } ?? ""
    return "{ \(newValue == nil ? member.effectKeywords : "")\(callee)\(assignment) }"
  }
}

extension Attribute {
  /// Whether its name is like that of a global actor.
  var isGlobalActor: Bool { name.lastName.hasSuffix("Actor") }
}

extension DeclarationSyntax {
  fileprivate var hasGlobalActor: Bool { attributes.contains(where: \.isGlobalActor) }
}

extension FakedProtocol {
  /// The calls that the fake forwards, or `nil` if it wraps no object.
  var forwarding: Forwarding? {
    arguments.wraps ? Forwarding(self) : nil
  }

  /// The initializer of the fake that wraps an object. The class has no `init()` that others call.
  func writeWrappingInitializer(_ modifiers: String, to writer: inout SourceWriter) {
    let real = "some \(type.name.quoted)\(primaryAssociatedTypes)"
    writer.block("\(modifiers)init(wrapping real: \(real))") { writer in
      for parent in parents {
        // The compiler shows this line if the parent's fake does not forward calls.
        let name = source[parent.range]
        writer.line("// Put '@Spryable(wraps: true)' on '\(name)', too.")
        writer.line("Self.\(Self.wrappingMarker(of: parent.lastName))()")
      }
      writer.line("spryState = SpryState(wrapping: real)")
    }
  }

  /// The function by which the fake of a child finds out that its parent's fake forwards calls.
  static func wrappingMarker(of name: String) -> String { "spryWraps\(name)" }

  /// The diagnostics of members that cannot be forwarded.
  var wrappingDiagnostics: [Diagnostic] {
    guard let forwarding else { return [] }
    let primary = type.genericParameters?.parameters.map(\.name.text) ?? []
    let others = openAssociatedTypes.filter { !primary.contains($0.name.text) }
    let list = (primary + others.map(\.name.text)).joined(separator: ", ")
    let types = others.map { associated in
      MacroMessage.notPrimary(associated.name.text, head: "protocol \(type.name.text)<\(list)>")
        .at(associated.name.range, of: source)
    }
    return types
      + members.all.filter(forwarding.isForwardable).compactMap { member in
        forwarding.obstacle(to: member).map { reason in
          MacroMessage.notForwarded(member.functionName, because: reason)
            .at(member.name.range, of: source)
        }
      }
  }
}

extension MacroMessage {
  static let wrapsNotLiteral = MacroMessage("'wraps' requires 'true' or 'false'")

  static func notPrimary(_ associatedType: String, head: String) -> MacroMessage {
    MacroMessage(
      "'wraps: true' requires that '\(associatedType)' is a primary associated type; write "
        + "'\(head)'")
  }

  /// Only a note, because the fake can forward the other members, and a test can stub this one.
  static func notForwarded(_ member: String, because reason: String) -> MacroMessage {
    MacroMessage(
      "'\(member)' is not forwarded to a wrapped object, because \(reason); stub it",
      severity: .note)
  }
}
