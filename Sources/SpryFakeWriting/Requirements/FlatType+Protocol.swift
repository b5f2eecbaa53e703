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
    protocol type: DeclaredType, _ library: TypeLibrary, visible: [String]
  ) throws(FakeError) {
    let inherited = try InheritedProtocols(type, library)
    used = inherited.used
    let associated = AssociatedTypes(of: inherited, library, &used)
    if let constraint = associated.recursive { throw .recursive(constraint.text, of: type) }
    let names = Set(inherited.protocols.map(\.module) + visible).sorted()
    let defaults = DefaultImplementations(
      of: inherited, in: names.compactMap(library.module), associated)
    members = Self.members(of: inherited.protocols, defaults, library, &used)
    typealiases = Self.typealiases(of: inherited.protocols, for: members, library, &used)
    self.type = type
    name = library.spelling(ofRoot: type)
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
    of protocols: [DeclaredType], _ defaults: DefaultImplementations, _ library: TypeLibrary,
    _ used: inout RequiredImports
  ) -> [Requirement] {
    var groups: [[Requirement]] = []
    var seen: [MemberKey] = []
    // A child can repeat a requirement that it inherits. Its declaration counts.
    for parent in protocols.reversed() where !parent.isMarker && !parent.isGenerated {
      var editor = NameEditor(library, parent)
      var members: [Requirement] = []
      for declaration in parent.type?.members ?? [] {
        let all = DeclarationSyntax.withConditions(
          [declaration], of: parent.source, in: parent.condition
        ).flatMap { declaration, condition in
          MemberKey.keys(of: declaration, in: parent.source).map { key in
            (
              key,
              defaults.implements(
                key, isSettable: declaration.isSettable, in: [condition, parent.condition])
            )
          }
        }
        let isNew = all.contains { key, _ in !seen.contains { $0.isSameOverload(as: key) } }
        guard isNew else { continue }
        seen += all.map { key, _ in key }
        members.append(
          Requirement(
            text: TextEdit.apply(
              editor.edits(of: declaration), to: parent.source, in: declaration.range),
            isOptional: declaration.has(.optional) || all.allSatisfy { _, hasDefault in hasDefault }
          ))
      }
      used.formUnion(editor.used)
      groups.insert(members, at: 0)
    }
    return groups.flatMap { $0 }
  }
}
