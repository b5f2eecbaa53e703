package import DeclarationParser

/// A protocol that a macro writes a class for, and what the classes of all macros have in common.
package final class FakedProtocol {
  let macro: MacroName
  package let source: SourceText
  let declaration: DeclarationSyntax
  let type: TypeDeclaration
  let arguments: MacroArguments
  /// The access level that an enclosing extension sets.
  let extensionLevel: AccessLevel?
  /// The sources of the protocol and of the declarations around it, whose availability the members
  /// have.
  let contexts: [SourceText]
  /// Whether an import without an access level is internal.
  private let hasInternalImports: Bool
  /// The name of the class.
  package let className: String
  package let members: [MemberTree]

  /// - Parameter request: A request to expand an attribute of the protocol.
  init(
    _ declaration: DeclarationSyntax,
    _ type: TypeDeclaration,
    className: String,
    in request: MacroRequest,
    _ diagnostics: inout [Diagnostic]
  ) {
    self.declaration = declaration
    self.type = type
    self.className = className
    macro = request.macro
    source = request.declaration
    contexts = [source] + request.lexicalContext
    hasInternalImports = request.buildConfiguration.includes("\"InternalImportsByDefault\"")
    extensionLevel = AccessLevel(ofExtensionIn: request.lexicalContext)
    let arguments = MacroArguments(request.attribute, &diagnostics)
    self.arguments = arguments
    let closures = type.functionAliases
    members = [MemberTree](type.members, of: source).compactMapped { member in
      // An inherited spy already has the requirements that the protocol repeats with `override`.
      arguments.inheritsSpy && member.declaration.has(.override)
        ? nil : member.withoutHiddenSelf.withClosures(of: closures)
    }
  }

  /// Reads a protocol whose members a class with `@Spryable` lists.
  ///
  /// - Returns: The protocol, or `nil` if the source is not one.
  package convenience init?(listedIn className: String, _ source: SourceText) {
    guard let declaration = parseDeclaration(source), case .type(let type) = declaration.kind else {
      return nil
    }
    let request = MacroRequest(
      role: .peer, macro: .spryable, attribute: SourceText("@Spryable"), declaration: source)
    var diagnostics: [Diagnostic] = []
    self.init(declaration, type, className: className, in: request, &diagnostics)
  }

  /// Whether it is inside a type or an extension. An extension of it is at the top level of the
  /// file, where other types are visible.
  var isNested: Bool { contexts.count > 1 }

  /// Whether a spy must not show SpryKit in its interface, because its import can be internal.
  ///
  /// Requirements that SpryKit implements need a public import.
  var hidesRuntime: Bool {
    isMoreVisibleThanImports
      && !inherited.contains { protocolsOfGeneratedClasses.contains($0.lastName) }
  }

  private var isMoreVisibleThanImports: Bool {
    hasInternalImports && !accessLevel.memberPrefix.isEmpty
  }

  /// What to do if the compiler says that the class uses an internal type.
  var importAdvice: [String] {
    isMoreVisibleThanImports
      ? ["// With 'InternalImportsByDefault', write '\(accessLevel.rawValue) import SpryMacros'."]
      : []
  }

  var accessLevel: AccessLevel { arguments.accessLevel ?? ownLevel }

  /// The access level of the protocol.
  var ownLevel: AccessLevel { AccessLevel(of: declaration) ?? extensionLevel ?? .internal }

  /// The access modifier before the class. If the extension around it states the same level, there
  /// is none, because the compiler would warn.
  var accessPrefix: String {
    guard let extensionLevel else { return accessLevel.prefix }
    return accessLevel == extensionLevel ? "" : accessLevel.rawValue + " "
  }

  /// The `nonisolated` of the protocol, which overrides a default isolation.
  var isolationPrefix: String {
    declaration.has(.nonisolated) && !isActor ? "nonisolated " : ""
  }

  /// The global actor of the protocol before the conformance to it, or nothing.
  ///
  /// A member on the actor can implement a requirement of the standard library, such as
  /// `description`, only in a conformance that is on the actor. A conformance that is `Sendable`
  /// cannot be.
  var isolatedConformance: String {
    guard inherits(protocolsWithIsolatedMembers), !inherits(["Sendable", "SendableMetatype"]),
      let actor = declaration.attributes.first(where: \.isGlobalActor)
    else { return "" }
    return source[actor.range] + " "
  }

  /// The conformances that SpryKit implements on no actor. With a default isolation to the main
  /// actor, one that only follows from the protocol would be on that actor.
  var nonisolatedConformances: [String] {
    let requirements: Set<String> = ["==", "<", "hash", "hashValue", "encode", "init"]
    // A superclass may have the conformance.
    guard !isActor, isolatedConformance.isEmpty, !needsNSObject, arguments.superclass == nil,
      members.all.allSatisfy({ !requirements.contains($0.name.text) })
    else { return [] }
    return inherited.filter { nonisolatedProtocols.contains($0.lastName) }
      .map { "nonisolated " + renderer.text($0) }
  }

  package var isActor: Bool { inherits(["Actor"]) }

  var renderer: TypeRenderer { TypeRenderer(source: source, selfName: className) }

  /// A renderer for a member of the class. Its generic parameters must not have the names of the
  /// class's.
  package func renderer(of member: Member) -> TypeRenderer {
    let shadowing = member.genericNames.intersection(associatedTypeNames)
    var renderer = renderer
    renderer.genericNames = Dictionary(
      uniqueKeysWithValues: shadowing.map { ($0, quoted("Member" + $0.capitalizedFirst)) })
    return renderer
  }

  /// The protocols that this one inherits from. Compositions are split.
  var inherited: [TypeSyntax] {
    let required = requirementsOfProtocol.filter { $0.left.isSelf && $0.relation == .conforms }
    return (type.inheritance + required.map(\.right)).flatMap(\.composedTypes)
  }

  /// The constraints in the `where` clause of the protocol.
  var requirementsOfProtocol: [GenericRequirement] { type.requirements?.requirements ?? [] }

  /// Whether the protocol inherits directly from one of the protocols.
  func inherits(_ names: Set<String>) -> Bool { inherited.contains { names.contains($0.lastName) } }

  /// A renderer for the extension of the protocol.
  var protocolRenderer: TypeRenderer { TypeRenderer(source: source) }

  /// Whether Objective-C can see the protocol. An extension cannot implement its members.
  var isObjectiveC: Bool { declaration.attributes.contains { $0.name.lastName == "objc" } }

  /// The attributes of the class. It can conform to an `@objc` protocol without being visible to
  /// Objective-C.
  package var classAttributes: [String] {
    attributes(of: declaration).filter { !$0.hasPrefix("@objc") }
  }

  /// The `@available` and `@_spi` of the protocol.
  var visibility: [String] {
    attributes(of: declaration).filter { $0.hasPrefix("@available") || $0.hasPrefix("@_spi") }
  }

  /// The `@_spi` of the protocol, with a space, which an extension must repeat.
  var spi: String {
    attributes(of: declaration).filter { $0.hasPrefix("@_spi") }.map { $0 + " " }.joined()
  }

  /// An expansion, in the `#if` that the attribute requests.
  func conditional(_ write: (inout SourceWriter) -> Void) -> String {
    var content = SourceWriter()
    write(&content)
    guard let flag = arguments.flag, !content.text.isEmpty else { return content.text }
    return "#if \(flag)\n\(content.text)#endif\n"
  }
}

private let protocolsWithIsolatedMembers: Set<String> = [
  "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
  "CustomDebugStringConvertible",
]

private let nonisolatedProtocols: Set<String> = [
  "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
]
