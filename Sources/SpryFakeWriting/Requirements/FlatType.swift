import DeclarationParser

/// What a fake must implement, as a protocol that contains all members itself.
struct FlatType {
  /// A requirement, in names that the file of the fake can use.
  struct Requirement {
    var text: String
    /// Whether the fake works without it: an extension implements it.
    var isOptional = false
  }

  /// The type to fake.
  var type: DeclaredType
  /// Its name in the file of the fake.
  var name: String
  /// Everything before the brace of the protocol.
  var head: String
  var associatedTypes: [String] = []
  /// The associated types that only a default sets.
  var defaultedTypes: [String] = []
  /// The type aliases that the members name.
  var typealiases: [String] = []
  var members: [Requirement]
  /// The class that the fake inherits from, if there is one.
  var superclass: String?
  /// Further conformances of the class.
  var conformances: [String] = []
  /// Whether the members override members of a superclass.
  var isOverriding = false
  var used: RequiredImports
  /// What names can mean in the file of the fake.
  var fileNames: FileNames

  /// The source of the protocol.
  ///
  /// - Parameter lists: Whether the fake lists an optional requirement.
  func source(listing lists: (Requirement) -> Bool) -> String {
    let members = members.filter { !$0.isOptional || lists($0) }.map(\.text)
    return "\(head) {\n\((associatedTypes + typealiases + members).joined(separator: "\n"))\n}\n"
  }
}

extension FlatType.Requirement {
  /// The names of its members: `close(_:)`. Several can be in the clauses of an `#if`.
  var names: [String] {
    let source = SourceText(text)
    let keys = parseDeclaration(source)?.flattened.flatMap { MemberKey.keys(of: $0, in: source) }
    return keys?.map(\.name) ?? []
  }

  /// Whether a name is one of its names, or such a name without labels or `static`.
  func isNamed(_ name: String) -> Bool {
    let own = names.flatMap { [$0, String($0.prefix { $0 != "(" })] }
    return own.contains(name) || own.contains("static " + name)
  }
}

extension FlatType {
  /// The type aliases of protocols that requirements name, for the class of the fake.
  ///
  /// The class conforms to the protocols, but the compiler of Swift 6.3 does not find these aliases
  /// in each type inside a generic class, nor outside the main actor if the protocol is isolated to
  /// it. No issue is filed. To see it, delete the aliases from the fake of the corpus's
  /// `AliasedStream`.
  static func typealiases(
    of inherited: InheritedProtocols, for members: [Requirement], _ library: TypeLibrary
  ) -> [String] {
    var names = Set(
      members.compactMap { parseDeclaration(SourceText($0.text)) }.flatMap(\.types)
        .flatMap(\.rootNames).compactMap { $0.nameParts?.last })
    var lines: [String] = []
    // An alias can name aliases before it. A child's alias hides its parent's alias.
    for parent in inherited.protocols.reversed() {
      let editor = NameEditor(library, parent, inherited.used)
      for member in (parent.type?.members ?? []).reversed() {
        guard case .typealias(let alias) = member.kind, let name = names.remove(alias.name.text)
        else { continue }
        let parameters = alias.genericParameters.map { parent.source[$0.range] } ?? ""
        lines.insert("typealias \(name)\(parameters) = \(editor.text(of: alias.type))", at: 0)
        names.formUnion(alias.type.rootNames.compactMap { $0.nameParts?.last })
      }
    }
    return lines
  }
}
