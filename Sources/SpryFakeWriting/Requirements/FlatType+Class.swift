import DeclarationParser
import SpryMacroExpansion

extension FlatType {
  /// Reads the members of a class, and of its superclasses, that a subclass can override.
  init(
    class type: DeclaredType, _ library: TypeLibrary, _ file: FileNames
  ) throws(FakeError) {
    let isLocal = library.module(type.module)?.isLocal == true
    try Self.checkClass(type, isLocal: isLocal)
    var hierarchy = ClassHierarchy(library: library, used: RequiredImports(file))
    hierarchy.add(type, replacements: [:])
    self.type = type
    name = library.spelling(of: type, in: type, file)
    members = hierarchy.members.map { Requirement(text: $0) }
    used = hierarchy.used
    let editor = NameEditor(library, type, used)
    associatedTypes = (type.type?.genericParameters?.parameters ?? []).map { parameter in
      let bound = parameter.inherited.map { ": " + editor.text(of: $0) } ?? ""
      return "associatedtype \(parameter.name.text)\(bound)"
    }
    let constraints = (type.type?.requirements?.requirements ?? []).map {
      Constraint($0, editor).text
    }
    head =
      "protocol \(type.path.last ?? "")"
      + (constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", "))
    used.add(type, in: library)
    fileNames = used.names(with: type.genericNames)
    // A public class can only be subclassed by a module that sees everything in it.
    if type.access < .open, isLocal { used.makeTestable(type.module) }
    let names = type.genericNames.joined(separator: ", ")
    superclass = name + (names.isEmpty ? "" : "<\(names)>")
    if hierarchy.isUncheckedSendable { conformances.append("@unchecked Sendable") }
    isOverriding = true
  }

  /// Throws the reason why another module cannot have a subclass.
  static func checkClass(_ type: DeclaredType, isLocal: Bool) throws(FakeError) {
    if type.keyword == .actor || type.declaration.has(.final) { throw .isFinal(type) }
    if type.access < .open, !isLocal { throw .notOpen(type) }
    if type.hasOnlyPrivateInitializers { throw .privateInitializers(type) }
  }
}

extension DeclaredType {
  /// Whether every initializer that a subclass could call is private to its file.
  fileprivate var hasOnlyPrivateInitializers: Bool {
    let initializers = (type?.members ?? []).filter { declaration in
      !declaration.has(.convenience)
        && Member.members(of: declaration).contains { $0.kind == .initializer }
    }
    return !initializers.isEmpty
      && initializers.allSatisfy { Access(of: $0, otherwise: .internal) == .hidden }
  }
}

/// A class and its superclasses.
private struct ClassHierarchy {
  let library: TypeLibrary
  let used: RequiredImports
  var members: [String] = []
  var isUncheckedSendable = false
  /// The members of subclasses, even if no further class can override them.
  var seen: [MemberKey] = []

  /// - Parameter replacements: The types of the generic parameters.
  mutating func add(_ type: DeclaredType, replacements: [String: String]) {
    // The fake itself uses the members of Foundation's root class.
    guard let syntax = type.type, type.name != "NSObject" else { return }
    let editor = NameEditor(library, type, used, replacements: replacements)
    let isLocal = library.module(type.module)?.isLocal == true
    addExtensions(of: type)
    let overriding = seen
    for (declaration, condition) in DeclarationSyntax.withConditions(
      syntax.members, of: type.source)
    {
      let keys = editor.keys(of: declaration)
      guard let key = keys.first, !overriding.contains(where: { $0.overrides(key) }) else {
        continue
      }
      seen += keys
      if declaration.isOverridable(isLocal: isLocal) {
        // Only a module that sees everything in the other module can override a member that is not
        // open.
        if !declaration.has(.open) { used.makeTestable(type.module) }
        members += declaration.requirements(
          in: type.source, editor.edits(of: declaration), spelling: editor.spelling
        ).map { requirement in
          condition.map { "#if \($0)\n\(requirement)\n#endif" } ?? requirement
        }
      }
    }
    addSuperclass(of: type, syntax, editor)
  }

  /// The members of extensions, which no class can override, hide members of the same name.
  private mutating func addExtensions(of type: DeclaredType) {
    let modules = Set([type.module, TypeLibrary.umbrella(of: type.module)]).compactMap(
      library.module)
    for found in modules.flatMap({ $0.extensions(of: type.name) }) {
      isUncheckedSendable =
        isUncheckedSendable || found.type.inheritance.contains(where: \.isUnchecked)
      seen += found.type.members.flatMap(\.flattened).flatMap {
        MemberKey.keys(of: $0, in: found.file.source)
      }
    }
  }

  private mutating func addSuperclass(
    of type: DeclaredType, _ syntax: TypeDeclaration, _ editor: NameEditor
  ) {
    isUncheckedSendable = isUncheckedSendable || syntax.inheritance.contains(where: \.isUnchecked)
    for parent in syntax.inheritance {
      guard let parts = parent.nameParts, !standardNames.contains(parts[0]),
        let found = library.resolve(parts, in: type), found.keyword == .class
      else { continue }
      let arguments = zip(found.genericNames, parent.arguments.map(editor.text))
      return add(found, replacements: Dictionary(arguments) { first, _ in first })
    }
  }
}

extension TypeSyntax {
  /// Whether it is `@unchecked Sendable`.
  fileprivate var isUnchecked: Bool {
    stripped.attributes.contains { $0.keyword == .unchecked }
  }
}

extension DeclarationSyntax {
  /// Whether a subclass in another module can override it.
  ///
  /// - Parameter isLocal: Whether that module can see internal declarations.
  fileprivate func isOverridable(isLocal: Bool) -> Bool {
    let access = DeclaredType.Access(of: self, otherwise: .internal)
    if access == .hidden || has(.final) || has(.static) || introducer.keyword == .let {
      return false
    }
    if introducer.keyword == .`init` || (access < .open && !isLocal) { return false }
    return !attributes.contains { attribute in attribute.name.lastName == "_alwaysEmitIntoClient" }
  }
}
