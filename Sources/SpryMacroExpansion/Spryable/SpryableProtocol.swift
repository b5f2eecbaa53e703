import DeclarationParser

/// Writes the fake of a protocol, in three parts.
///
/// The members are in an extension of a protocol of their own, `FakedP` for `P`, which inherits from
/// `P` and from the parents' protocols of this kind, so that the fakes of protocols that inherit
/// from `P` have them as well. The typed members are in an extension of another such protocol,
/// `SpryableP`. The class contains what belongs to one fake alone.
///
/// The members are not in an extension of `P`, because a default in an extension of a child would
/// win over them, and a test would stub in vain. As it is, the compiler finds such a member
/// ambiguous, and the child must repeat it. A default in an extension of `P` never wins, because
/// `FakedP` inherits from `P`.
///
/// The fake of a protocol inside a type has its members itself: an extension is at the top level of
/// the file, where the types around the protocol, and the protocol itself if it is private, are not
/// visible.
struct SpryableProtocol {
  private let faked: FakedProtocol
  private let names: RecordedNames

  init(_ faked: FakedProtocol) {
    self.faked = faked
    names = RecordedNames(ofTyped: faked.members.all, in: faked.source)
  }

  /// The class, and the protocols of its members and of its typed members.
  func expansion() -> String {
    faked.conditional { writer in
      writer.lines(faked.classAttributes)
      writer.block(head, writeClass)
      for inherited in [Inherited.members, .typedMembers] {
        if faked.isNested || (faked.isObjectiveC && inherited == .members) {
          writeUnavailableProtocol(inherited, to: &writer)
        } else {
          write(inherited, to: &writer)
        }
      }
    }
  }

  /// What the fake of a protocol gives to the fakes of protocols that inherit from it. The value is
  /// the beginning of the name of the protocol that has it.
  private enum Inherited: String {
    case members = "Faked", typedMembers = "Spryable"
  }

  private func name(_ inherited: Inherited) -> String {
    quoted(inherited.rawValue + faked.type.name.text)
  }
}

// MARK: - The class

extension SpryableProtocol {
  private var head: String {
    let inherited = faked.isObjectiveC ? [] : parents(.members)
    let protocols =
      faked.isNested || faked.isObjectiveC
      ? [faked.type.name.quoted] + inherited : [name(.members)]
    var conformances = faked.needsNSObject ? ["NSObject"] : []
    conformances += protocols.map { conformanceIsolation + $0 } + faked.nonisolatedConformances
    // A `Spryable` that only follows from the members' protocol would have the isolation of that.
    conformances += [
      "Spryable", runtimeProtocol, faked.arguments.wraps ? "SpryWrappingFake" : "SpryExpandedFake",
    ]
    if hasStatics { conformances.append("SpryStaticFake") }
    if !faked.isActor { conformances.append("Sendable") }
    return
      "\(faked.accessPrefix)\(faked.isolationPrefix)\(faked.isActor ? "actor" : "final class") "
      + "\(faked.className)\(faked.genericParameters): "
      + conformances.joined(separator: ", ") + faked.requirements
  }

  private var hasStatics: Bool { faked.members.all.contains(where: \.isStatic) }

  /// The protocol of SpryKit for the fake. An `init()` that can fail is not the one of
  /// `SpryGeneratedFake`.
  private var runtimeProtocol: String {
    canFailPlainly ? "SpryProtocolFake" : "SpryGeneratedFake"
  }

  private var canFailPlainly: Bool {
    plainInitializers.contains { $0.isAsync || $0.isThrowing || $0.optionalMark?.text == "?" }
  }

  /// The requirements `init()`, of which there can be several in different `#if` clauses. If there
  /// is one, another initializer must not call it.
  private var plainInitializers: [Member] { faked.members.all.filter(\.isPlainInitializer) }

  /// The isolation of the conformance to the protocol.
  ///
  /// The default isolation to the main actor applies to it. Then no other actor could call the
  /// `nonisolated` members in the extension.
  private var conformanceIsolation: String {
    let hasOthers = faked.members.all.contains { member in
      member.declaration.has(.nonisolated)
        || member.declaration.attributes.contains { $0.name.lastName == "concurrent" }
    }
    return hasOthers && !faked.isActor ? "nonisolated " : faked.isolatedConformance
  }

  private func writeClass(to writer: inout SourceWriter) {
    let prefix = faked.accessLevel.memberPrefix
    // The compiler shows this line if a member of a parent is ambiguous.
    if !faked.parents.isEmpty {
      let name = faked.type.name.text
      writer.line("// If several members match a requirement, repeat the member in '\(name)'.")
      if let type = faked.openAssociatedTypes.first?.name.text {
        writer.line(
          "// If an inherited protocol constrains '\(type)', repeat its constraints in '\(name)'.")
      }
    }
    let wraps = faked.arguments.wraps
    writer.lines(faked.importAdvice)
    writer.line("nonisolated \(prefix)let spryState" + (wraps ? ": SpryState" : " = SpryState()"))
    writer.lines(faked.aliases(in: .fake))
    StubAndCallsProperties(
      owner: faked.className, accessPrefix: prefix, taken: Set(faked.members.all.map(\.name.text)),
      hasOwnAnswers: wraps,
      statics: hasStatics || !faked.parents.isEmpty ? .conformance : .none
    ).write(
      conformingTo: faked.isNested ? inheritedTypedProtocols : name(.typedMembers),
      typealiases: faked.aliases(in: .typedMembers),
      containing: faked.isNested ? typedMembers : nil, to: &writer)
    if plainInitializers.isEmpty {
      let override = faked.needsNSObject ? "override " : ""
      let state = wraps ? " spryState = SpryState() " : ""
      writer.line("\(nonisolated)\(prefix)\(override)init() {\(state)}")
    }
    if let forwarding = faked.forwarding {
      faked.writeWrappingInitializer(nonisolated + prefix, forwarding, to: &writer)
    }
    writer.write(faked.members.filtered(isInClass), writeInClass)
  }

  /// Whether the class must have the member itself: the compiler finds no operators that a macro
  /// writes into an extension, and Objective-C no members. Only a `Sendable` class can pass on
  /// `inout sending`.
  private func isInClass(_ member: Member) -> Bool {
    faked.isObjectiveC || faked.isNested || member.isPlainInitializer || member.isOperator
      || member.parameters.contains { $0.isInout && $0.isSending }
      || (member.kind == .initializer && !plainInitializers.isEmpty)
  }

  /// Whether the fakes of children have the member from this fake. They can have other initializers
  /// than the class, which does not call a recorded `init()`.
  private func isInherited(_ member: Member) -> Bool {
    member.kind == .initializer ? !member.isPlainInitializer : !isInClass(member)
  }

  private func writeInClass(_ member: Member, to writer: inout SourceWriter) {
    let body = BodyWriter(
      faked.className, faked.renderer(of: member), faked.forwarding, contexts: faked.contexts,
      isActor: faked.isActor)
    let isolation = member.isPlainInitializer ? nonisolated : ""
    writer.block(isolation + faked.head(of: member)) {
      if member.kind == .initializer, faked.arguments.wraps { $0.line("spryState = SpryState()") }
      body.write(member, name: names.explicitName(of: member), to: &$0)
    }
  }

  /// The modifier of `init()`, which a fake on a global actor needs as well.
  private var nonisolated: String { faked.isActor ? "" : "nonisolated " }

  /// Writes a member in the extension of `FakedP`. An initializer calls the one of the class that a
  /// macro wrote.
  private func write(_ member: Member, to writer: inout SourceWriter) {
    var body = BodyWriter(
      "Self", faked.protocolRenderer, faked.forwarding, contexts: faked.contexts,
      isActor: faked.isActor)
    body.delegate = canFailPlainly ? "init(spryFake: ())" : "init()"
    let condition =
      member.kind == .initializer
      ? (member.requirements == nil ? " where " : ", ") + "Self: SpryGeneratedFake" : ""
    writer.block(faked.extensionHead(of: member) + condition) {
      body.write(member, name: names.explicitName(of: member), to: &$0)
    }
  }
}

// MARK: - The typed members

extension SpryableProtocol {
  /// Writes a protocol, and the members in its extension: a peer macro can write an extension only
  /// as another macro.
  private func write(_ inherited: Inherited, to writer: inout SourceWriter) {
    var members = SourceWriter()
    let access: String
    let modifiers: String
    let head: String
    switch inherited {
    case .members:
      let level = AccessLevel.lower(faked.accessLevel, faked.ownLevel)
      access = level.prefix
      if faked.arguments.wraps {
        // The fake of a child calls it, so that the compiler finds a parent that wraps nothing.
        let marker = FakedProtocol.wrappingMarker(of: faked.type.name.text)
        members.line("\(level.memberPrefix)nonisolated static func \(marker)() {}")
      }
      members.write(faked.members.filtered(isInherited), write)
      modifiers = faked.isolationPrefix + globalActor
      head =
        faked.isolationPrefix + "protocol \(name(.members)): "
        + ([faked.type.name.quoted] + parents(.members)
        + [hasStatics ? "SpryStaticFake" : "Spryable"]).joined(separator: ", ")
    case .typedMembers:
      access = faked.accessPrefix
      typedMembers.write(to: &members)
      modifiers = typedMembers.areNonisolated ? "nonisolated " : ""
      head =
        "nonisolated protocol \(name(.typedMembers))\(faked.primaryAssociatedTypes)"
        + ": \(inheritedTypedProtocols)\(faked.protocolRequirements)"
    }
    writer.lines(faked.visibility)
    if !members.text.isEmpty {
      let prefix = faked.spi + modifiers
      let argument = prefix == "nonisolated " ? "" : ", prefix: \(prefix.debugDescription)"
      writer.verbatim("@_SpryableMembers(\(rawString(members.text))\(argument))")
    }
    // The compiler shows this line if it does not find the protocol of a parent.
    if !faked.parents.isEmpty { writer.line("// " + parentAdvice) }
    writer.block(access + head) {
      if inherited == .typedMembers {
        $0.lines(faked.aliases(in: .typedProtocol))
      }
    }
  }

  /// The global actor of the protocol, for members that call a wrapped object. Swift 5 does not infer
  /// it for an extension of `FakedP`.
  private var globalActor: String {
    guard faked.arguments.wraps else { return "" }
    return faked.source.joined(faked.declaration.attributes.filter(\.isGlobalActor).map(\.range))
  }

  /// Writes a protocol that the fake of a child inherits from. The compiler's error about it
  /// contains the reason why that fake cannot have the members: the protocol is nested, or only a class
  /// can implement them for Objective-C.
  private func writeUnavailableProtocol(_ inherited: Inherited, to writer: inout SourceWriter) {
    let reason =
      faked.isObjectiveC
      ? "has '@objc'; list them in a class with '@Spryable' instead"
      : "is inside a type or a function; move it to the top level of the file"
    writer.line(
      "@available(*, unavailable, message: \"a fake cannot inherit the members of "
        + "'\(faked.type.name.text)', which \(reason)\")")
    writer.line("\(faked.accessPrefix)protocol \(self.name(inherited)) {}")
  }

  private var typedMembers: TypedMembers {
    TypedMembers(
      members: faked.members, source: faked.source,
      accessPrefix: faked.accessLevel.memberPrefix, recordedName: names.name,
      isInNonisolatedType: faked.declaration.has(.nonisolated),
      genericNames: faked.associatedTypeNames, contexts: faked.contexts,
      hasParents: !faked.parents.isEmpty)
  }

  /// The protocols of the parents' typed members.
  private var inheritedTypedProtocols: String {
    (["SpryFakeMembers"] + parents(.typedMembers)).joined(separator: ", ")
  }

  /// The protocols of the parents: `Module.SpryableParent<Int>` for `Module.Parent<Int>`.
  private func parents(_ inherited: Inherited) -> [String] {
    let renderer = faked.protocolRenderer
    return faked.parents.compactMap { parent in
      guard case .named(let base, let name, let arguments) = parent.kind else { return nil }
      let list = arguments.map(renderer.text).joined(separator: ", ")
      return (base.map { renderer.text($0) + "." } ?? "") + quoted(inherited.rawValue + name.text)
        + (inherited == .members || list.isEmpty ? "" : "<\(list)>")
    }
  }

  /// What to do if the compiler does not find the protocol of a parent.
  private var parentAdvice: String {
    let names = faked.parents.map { "'\(faked.source[$0.range])'" }.joined(separator: " and ")
    return "Attach '@Spryable' to \(names) too, or list the inherited requirements in a class: "
      + "'@Spryable final class \(faked.className): \(faked.type.name.quoted), Spryable { … }'"
  }
}

/// A text as a string literal without escapes.
private func rawString(_ text: String) -> String {
  var hashes = "#"
  while text.includes("\"\"\"" + hashes) { hashes += "#" }
  return "\(hashes)\"\"\"\n\(text)\"\"\"\(hashes)"
}
