import DeclarationParser

extension DeclaredType {
  /// Whether it is a protocol of the standard library that every class or fake satisfies.
  fileprivate var isMarker: Bool { module == "Swift" && markerProtocols.contains(name) }

  fileprivate var isGenerated: Bool { module == "Swift" && generatedProtocols.contains(name) }
}

extension FlatType {
  /// Reads a protocol and everything that it inherits.
  ///
  /// - Parameter visible: The modules whose extensions the fake can see.
  init(
    protocol type: DeclaredType, _ library: TypeLibrary, visible: [String], _ file: FileNames
  ) throws(FakeError) {
    let inherited = try InheritedProtocols(type, library, file)
    let associated = AssociatedTypes(of: inherited, library)
    if let constraint = associated.recursive { throw .recursive(constraint.text, of: type) }
    let names = Set(inherited.protocols.map(\.module) + visible).sorted()
    let defaults = DefaultImplementations(
      of: inherited, in: names.compactMap(library.module), associated)
    members = Self.members(of: inherited, defaults, library)
    typealiases = Self.typealiases(of: inherited, for: members, library)
    used = inherited.used
    self.type = type
    name = library.spelling(of: type, in: type, file)
    fileNames = used.names(with: associated.names)
    associatedTypes = associated.lines
    defaultedTypes = associated.defaulted
    superclass = inherited.superclass
    if inherited.needsGeneratedFake || type.isGenerated { conformances.append("SpryGeneratedFake") }
    let attributes = type.declaration.attributes.map { type.source[$0.range] + "\n" }.joined()
    let requirements = associated.requirements
    let isolation = type.declaration.has(.nonisolated) ? "nonisolated " : ""
    head =
      "\(attributes)\(isolation)protocol \(type.path.last ?? "")"
      + (inherited.isActor ? ": Actor" : superclass == "NSObject" ? ": NSObjectProtocol" : "")
      + (requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", "))
  }

  private static func members(
    of inherited: InheritedProtocols, _ defaults: DefaultImplementations, _ library: TypeLibrary
  ) -> [Requirement] {
    var members: [Requirement] = []
    var seen: [MemberKey] = []
    // A child can repeat a requirement that it inherits. Its declaration counts.
    for parent in inherited.protocols.reversed() where !parent.isMarker && !parent.isGenerated {
      let editor = NameEditor(library, parent, inherited.used)
      var own: [Requirement] = []
      for declaration in parent.type?.members ?? [] {
        let keys = editor.keys(of: declaration)
        let isNew = keys.contains { key in !seen.contains { $0.isSameOverload(as: key) } }
        guard isNew else { continue }
        seen += keys
        own.append(
          Requirement(
            text: editor.text(of: declaration),
            isOptional: declaration.has(.optional) || defaults.implement(declaration, of: parent)))
      }
      members = own + members
    }
    return members
  }
}
