import DeclarationParser

/// Writes the fake of a protocol, in three parts.
///
/// The members are in an extension of the protocol, so that the fakes of protocols that inherit
/// from it have them as well. For the same reason, the typed members are in an extension of a
/// protocol of their own, which inherits from the parents' protocols of this kind. The class
/// contains what belongs to one fake alone.
///
/// The fake of a protocol inside a type has its members itself: an extension is at the top level of
/// the file, where the types around the protocol, and the protocol itself if it is private, are not
/// visible.
struct SpryableProtocol {
  private let faked: FakedProtocol
  private let names: RecordedNames
  /// The protocol of the typed members.
  private let typedName: String

  init(_ faked: FakedProtocol) {
    self.faked = faked
    names = RecordedNames(of: faked.members.all, in: faked.source)
    typedName = quoted("Spryable" + faked.type.name.text)
  }

  /// The class, and the protocol of its typed members.
  func expansion() -> String {
    faked.conditional { writer in
      writer.lines(faked.classAttributes)
      writer.block(head, writeClass)
      if faked.isNested {
        writeUnavailableProtocol(to: &writer)
      } else {
        writeTypedProtocol(to: &writer)
      }
    }
  }

  /// The extension of the protocol with the members.
  ///
  /// - Parameter type: The protocol as an extension names it: `Outer.P`.
  func extensionExpansion(of type: String) -> String {
    if faked.isObjectiveC || faked.isNested { return "" }
    return faked.conditional { writer in
      let initializers = faked.members.filtered(\.isDelegatingInitializer)
      let others = faked.members.filtered { $0.kind != .initializer && !isInClass($0) }
      for (members, fake) in [(others, "Spryable"), (initializers, "GeneratedFake")]
      where !members.isEmpty {
        writer.lines(faked.availability)
        writer.block("\(faked.isolationPrefix)extension \(type) where Self: \(fake)") { writer in
          writer.write(members, write)
        }
      }
    }
  }
}

// MARK: - The class

extension SpryableProtocol {
  private var head: String {
    let conformances =
      (faked.needsNSObject ? ["NSObject"] : []) + [
        conformanceIsolation + faked.type.name.quoted, "nonisolated \(runtimeProtocol)",
      ] + (faked.isActor ? [] : ["Sendable"])
    return faked.accessPrefix + faked.isolationPrefix
      + (faked.isActor ? "actor " : "final class ") + faked.className
      + faked.genericParameters + ": " + conformances.joined(separator: ", ")
      + faked.requirements
  }

  /// The protocol of SpryKit for the fake. An `init()` that can fail is not the one of
  /// `GeneratedFake`.
  private var runtimeProtocol: String {
    canFailPlainly ? "ProtocolFake" : "GeneratedFake"
  }

  private var canFailPlainly: Bool {
    faked.members.all.contains { member in
      member.isPlainInitializer
        && (member.isAsync || member.isThrowing || member.optionalMark?.text == "?")
    }
  }

  /// The isolation of the conformance to the protocol.
  ///
  /// The default isolation to the main actor applies to it. Then no other actor could call the
  /// `nonisolated` members in the extension.
  private var conformanceIsolation: String {
    let hasOthers = faked.members.all.contains { member in
      member.declaration.has(.nonisolated)
        || member.declaration.attributes.contains { $0.name.lastName == "concurrent" }
    }
    return hasOthers && !faked.isActor ? "nonisolated " : ""
  }

  private func writeClass(to writer: inout SourceWriter) {
    let prefix = faked.accessLevel.memberPrefix
    writer.line("\(faked.isActor ? "nonisolated " : "")\(prefix)let spryState = SpryState()")
    writer.lines(faked.typealiases + faked.parameterTypealiases)
    StubAndCallsProperties(
      owner: faked.className, accessPrefix: prefix, taken: faked.members.all.names
    ).write(
      conformingTo: faked.isNested ? inheritedTypedProtocols : typedName,
      typealiases: faked.memberTypealiases, to: &writer
    ) { if faked.isNested { typedMembers.write(faked.members, to: &$0) } }
    let own = faked.members.filtered(isInClass)
    if !own.all.contains(where: \.isPlainInitializer) {
      let override = faked.needsNSObject ? "override " : ""
      writer.line("\(nonisolated)\(prefix)\(override)init() {}")
    }
    writer.write(own, writeInClass)
  }

  /// Whether the protocol requires `init()`. Then another initializer must not call it.
  private var recordsPlainInitializer: Bool {
    faked.members.all.contains(where: \.isPlainInitializer)
  }

  /// Whether the class must have the member itself: the compiler finds no operators that a macro
  /// writes into an extension, and Objective-C no members. Only a `Sendable` class can pass on
  /// `inout sending`.
  private func isInClass(_ member: Member) -> Bool {
    faked.isObjectiveC || faked.isNested || member.isPlainInitializer || member.isOperator
      || member.parameters.contains { $0.isInout && $0.isSending }
      || (member.kind == .initializer && recordsPlainInitializer)
  }

  private func writeInClass(_ member: Member, to writer: inout SourceWriter) {
    let body = SpryableBody(renderer: faked.renderer(of: member), typeName: faked.className)
    let isolation = member.isPlainInitializer ? nonisolated : ""
    writer.block(isolation + faked.head(of: member)) {
      body.write(member, identity: names.explicitName(of: member), to: &$0)
    }
  }

  /// The modifier of `init()`, which a fake on a global actor needs as well.
  private var nonisolated: String { faked.isActor ? "" : "nonisolated " }

  /// Writes a member in the extension of the protocol.
  private func write(_ member: Member, to writer: inout SourceWriter) {
    let body = SpryableBody(
      renderer: faked.protocolRenderer, typeName: "Self",
      delegate: canFailPlainly ? "init(spryFake: ())" : "init()")
    writer.block(faked.extensionHead(of: member)) {
      body.write(member, identity: names.explicitName(of: member), to: &$0)
    }
  }
}

// MARK: - The typed members

extension SpryableProtocol {
  private func writeTypedProtocol(to writer: inout SourceWriter) {
    var members = SourceWriter()
    typedMembers.write(faked.members, to: &members)
    writer.lines(faked.availability)
    if !members.text.isEmpty {
      writer.verbatim("@_SpryableMembers(\(rawString(members.text)))")
    }
    // The compiler shows this line if it does not find the protocol of a parent.
    if !faked.parents.isEmpty { writer.line("// " + parentAdvice) }
    writer.block(
      "\(faked.accessPrefix)nonisolated protocol \(typedName)\(faked.primaryAssociatedTypes)"
        + ": \(inheritedTypedProtocols)\(faked.protocolRequirements)"
    ) { $0.lines(faked.associatedTypeDeclarations + faked.typeAliasDeclarations) }
  }

  /// Writes the protocol that the typed members of a child inherit from. The compiler's error about
  /// it contains the reason why the child's fake cannot have the members of a nested protocol.
  private func writeUnavailableProtocol(to writer: inout SourceWriter) {
    let name = faked.type.name.text
    writer.line(
      "@available(*, unavailable, message: \"a fake cannot inherit the members of '\(name)', which "
        + "is inside a type or a function: move it to the top level of the file\")")
    writer.line("\(faked.accessPrefix)protocol \(typedName) {}")
  }

  private var typedMembers: TypedMembers {
    TypedMembers(
      renderer: TypeRenderer(source: faked.source, selfName: "SpryOwner"),
      accessPrefix: faked.accessLevel.memberPrefix, recordedName: names.name)
  }

  /// The protocols of the parents' typed members.
  private var inheritedTypedProtocols: String {
    let parents = faked.parents.map(typedParent)
    return (["FakeMembers"] + parents).joined(separator: ", ")
  }

  /// What to do if the compiler does not find the protocol of a parent.
  private var parentAdvice: String {
    let names = faked.parents.map { "'\(faked.source[$0.range])'" }.joined(separator: " and ")
    return "Put '@Spryable' on \(names) as well, or list the inherited requirements in a class: "
      + "'@Spryable final class \(faked.className): \(faked.type.name.quoted) { … }'"
  }

  /// `Module.SpryableParent` for `Module.Parent`.
  private func typedParent(_ parent: TypeSyntax) -> String {
    guard case .named(let base, let name, let arguments) = parent.kind else { return "" }
    let renderer = faked.protocolRenderer
    let list = arguments.isEmpty ? "" : "<\(arguments.map(renderer.text).joined(separator: ", "))>"
    return (base.map { renderer.text($0) + "." } ?? "") + quoted("Spryable" + name.text) + list
  }
}

/// A text as a string literal without escapes.
private func rawString(_ text: String) -> String {
  var hashes = "#"
  while text.contains("\"\"\"" + hashes) { hashes += "#" }
  return "\(hashes)\"\"\"\n\(text)\"\"\"\(hashes)"
}

extension Member {
  /// Whether it is an initializer that an extension of the protocol can implement.
  fileprivate var isDelegatingInitializer: Bool { kind == .initializer && !isPlainInitializer }
}

extension [Member] {
  fileprivate var names: Set<String> { Set(map(\.name.text)) }
}

/// A conformance of a fake. Without `nonisolated`, a default isolation to the main actor would
/// apply to it, and other actors could not use it.
let typedFakeConformance = "nonisolated TypedFake"
