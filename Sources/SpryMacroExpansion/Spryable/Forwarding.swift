import DeclarationParser

/// Writes the call that a fake with `wraps: true` forwards to the object that it wraps.
struct Forwarding {
  /// The protocol of the object, with its primary associated types: `Shelf<Item>`.
  let constraint: String
  /// Whether the protocol is for actors.
  private let isInActor: Bool
  /// Whether the protocol states a global actor.
  private let isOnGlobalActor: Bool
  /// The class that lists the members, or `nil` if they are the requirements of the protocol.
  private let className: String?
  /// The names of overloads that differ only in an autoclosure. A call to one is ambiguous.
  private let ambiguousNames: Set<String>

  /// - Parameters:
  ///   - constraint: The protocol with its primary associated types: `Shelf<Item>`.
  ///   - declaration: The protocol, or the class that conforms to it.
  ///   - className: The class that lists the members, or `nil` if the protocol declares them.
  init(
    to constraint: String, of members: [Member], in declaration: DeclarationSyntax,
    isInActor: Bool, listedIn className: String? = nil
  ) {
    self.constraint = constraint
    self.className = className
    self.isInActor = isInActor
    isOnGlobalActor = declaration.hasGlobalActor
    let overloads = Dictionary(grouping: members, by: \.functionName)
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
    if member.declaration.has(.optional) { return "it is optional" }
    if member.types.contains(where: \.mentionsWholeSelf) { return "it mentions 'Self'" }
    // A class can list its own type for `Self`.
    if let className, member.types.contains(where: { $0.mentions([className]) }) {
      return "it mentions '\(className)'"
    }
    if let parameter = member.parameters.first(where: \.isVariadic) {
      return "'\(parameter.word)' is variadic"
    }
    if isInActor, !member.isAsync, !member.declaration.has(.nonisolated) {
      return "only 'async' members of another actor can be called"
    }
    if member.isAsync, isInActor || isOnGlobalActor || member.declaration.hasGlobalActor,
      let parameter = member.parameters.first(where: \.isNonescaping)
    {
      return "'\(parameter.word)' is nonescaping, and the member is 'async' on an actor"
    }
    return ambiguousNames.contains(member.functionName)
      ? "an overload differs only in an autoclosure" : nil
  }

  /// Whether the member can change a structure. A class that lists a function does not say whether
  /// the protocol's function is `mutating`.
  private func canChangeObject(_ member: Member) -> Bool {
    member.declaration.has(.mutating) || (className != nil && member.kind == .function)
      || member.accessors?.accessors.contains { $0.modifiers[.mutating] != nil } == true
  }

  /// Where a member runs.
  enum Isolation {
    /// On an actor of its own, or on none.
    case own
    case onCaller
    /// On the actor of its caller only if the module has `NonisolatedNonsendingByDefault`, which the
    /// macro cannot see.
    case byDefault
  }

  func isolation(of member: Member) -> Isolation {
    guard member.isAsync, !isInActor, !isOnGlobalActor, !member.hasOwnIsolation else { return .own }
    return member.declaration.modifiers.contains(where: \.isNonsending) ? .onCaller : .byDefault
  }

  /// The closure that calls the member of the object.
  func closure(for call: MemberCall) -> String {
    let (member, newValue) = (call.member, call.newValue)
    let list = member.parameters.map { parameter -> String in
      (parameter.label.map { "\(quotedLabel($0)): " } ?? "") + (call.values[parameter.word] ?? "")
    }.joined(separator: ", ")
    let object = "spryReal"
    let callee =
      switch member.kind {
      case .function, .initializer: "\(object).\(member.name.quoted)(\(list))"
      case .property: "\(object).\(member.name.quoted)"
      case .subscript: "\(object)[\(list)]"
      }
    // The class does not say whether the property of the protocol has a setter.
    let isCertain = className == nil || member.kind != .property
    let assignment = newValue.map { isCertain ? " = \($0)" : " += SpryWrite(\($0))" } ?? ""
    let use = (newValue == nil ? member.effectKeywords : "") + callee + assignment
    let isMutating = newValue != nil || canChangeObject(member)
    // A write of a fake that wraps nothing needs no stub.
    let none = newValue == nil ? "nil" : "()"
    return "{ guard \(isMutating ? "var" : "let") \(object) = self.spryState.wrapped "
      + "as? any \(constraint) else { return \(none) }; "
      + (isMutating ? "defer { self.spryState.keep(&\(object)) }; " : "")
      + "return \(use) }"
  }
}

/// Writes a label of a call. It needs backticks only if it is no identifier, or `inout`.
private func quotedLabel(_ label: String) -> String {
  label == "inout" || label != label.word ? "`\(label)`" : label
}

extension Attribute {
  /// Whether it has a name as global actors have it.
  var isGlobalActor: Bool { name.lastName.hasSuffix("Actor") }
}

extension DeclarationSyntax {
  fileprivate var hasGlobalActor: Bool { attributes.contains(where: \.isGlobalActor) }
}

extension Forwarding {
  /// The diagnostics of members whose calls are not forwarded.
  func diagnostics(of members: [Member], in source: SourceText) -> [Diagnostic] {
    members.filter(isForwardable).compactMap { member in
      obstacle(to: member).map { reason in
        Diagnostic(
          .notForwarded(member.functionName, because: reason), at: member.name.range, of: source)
      }
    }
  }
}

extension FakedProtocol {
  /// The calls that the fake forwards, or `nil` if it wraps no object.
  var forwarding: Forwarding? {
    guard arguments.wraps else { return nil }
    return Forwarding(
      to: type.name.quoted + primaryAssociatedTypes, of: members.all, in: declaration,
      isInActor: isActor)
  }

  /// The body of a member in a class that lists the members.
  ///
  /// - Parameter wrapped: The protocol of the object that the fake wraps, with its arguments, or
  ///   `nil` if it wraps none.
  package func body(of member: Member, wrapping wrapped: String?) -> BodyWriter {
    let forwarding = wrapped.map {
      Forwarding(to: $0, of: members.all, in: declaration, isInActor: isActor)
    }
    return BodyWriter(
      className, renderer(of: member), forwarding, contexts: contexts, isActor: isActor)
  }

  /// Writes the initializer that takes the object.
  func writeWrappingInitializer(
    _ modifiers: String, _ forwarding: Forwarding, to writer: inout SourceWriter
  ) {
    writer.block("\(modifiers)init(wrapping real: some \(forwarding.constraint))") { writer in
      // For Objective-C, the fake has no members of parents.
      for parent in isObjectiveC ? [] : parents {
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
    let types = others.map(\.name).map { name in
      Diagnostic(
        .notPrimary(name.text, head: "protocol \(type.name.text)<\(list)>"), at: name.range,
        of: source)
    }
    return types + forwarding.diagnostics(of: members.all, in: source)
  }
}

// A class that lists the members.
extension SpryableClass {
  /// Whether the fake can wrap an object.
  package var wraps: Bool { forwarding != nil }

  /// The calls that the fake forwards, or `nil` if it wraps no object.
  var forwarding: Forwarding? {
    var diagnostics: [Diagnostic] = []
    let attribute = declaration.attributes.first { $0.name.lastName == "Spryable" }
    guard let text = attribute.map({ source[$0.range] }),
      MacroArguments(SourceText(text), &diagnostics).wraps
    else { return nil }
    let renderer = TypeRenderer(source: source)
    let names = type.genericParameters?.parameters.map(\.name.quoted) ?? []
    let arguments = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    let protocols = type.inheritance.flatMap(\.composedTypes).map(\.stripped.type)
      .filter { !typesOfFakes.contains($0.lastName) }
      .map { renderer.text($0) + arguments }
    return Forwarding(
      to: protocols.isEmpty ? "AnyObject" : protocols.joined(separator: " & "),
      of: recording.all, in: declaration, isInActor: declaration.introducer.keyword == .actor,
      listedIn: type.name.text)
  }

  /// The state, and the initializers, which the class must not have itself.
  func writeWrappingState(
    _ prefix: String, _ forwarding: Forwarding, to writer: inout SourceWriter
  ) {
    let isNSObject = type.inheritance.contains { $0.lastName == "NSObject" }
    writer.line("\(prefix)\(isNSObject ? "override " : "")init() { spryState = SpryState() }")
    writer.block("\(prefix)init(wrapping real: some \(forwarding.constraint))") {
      $0.line("spryState = SpryState(wrapping: real)")
    }
  }

  /// The diagnostics of what a fake that wraps an object cannot have.
  var wrappingDiagnostics: [Diagnostic] {
    guard let forwarding else { return [] }
    let initializers = allMembers.filter { $0.kind == .initializer }.map { member in
      Diagnostic(.ownInitializer, at: member.name.range, of: source)
    }
    return initializers + forwarding.diagnostics(of: allMembers.filter(\.needsBody), in: source)
  }
}

/// Types in the inheritance clause of a fake that are no protocols of the object that it wraps.
private let typesOfFakes: Set<String> = [
  "AnyObject", "NSObject", "Sendable", "Spryable", "SpryGeneratedFake",
]
