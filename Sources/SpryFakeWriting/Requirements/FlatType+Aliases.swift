import DeclarationParser
import SpryMacroExpansion

extension FlatType {
  /// The type aliases of protocols that requirements name, for the class of the fake.
  ///
  /// The class conforms to the protocols, but the compiler of Swift 6.3 does not find these aliases
  /// in each type inside a generic class, nor outside the main actor if the protocol is isolated to
  /// it. No issue is filed. To see it, write such a fake with `--expanded`, and delete the alias.
  static func typealiases(
    of protocols: [DeclaredType], for members: [Requirement], _ library: TypeLibrary,
    _ used: inout RequiredImports
  ) -> [String] {
    var names = Set(
      members.compactMap { parseDeclaration(SourceText($0.text)) }.flatMap(\.types)
        .flatMap(\.rootNames).compactMap { $0.nameParts?.last })
    var lines: [String] = []
    // An alias can name those before it. The alias of a child hides that of a parent.
    for parent in protocols.reversed() {
      var editor = NameEditor(library, parent)
      for member in (parent.type?.members ?? []).reversed() {
        guard case .other(let name?) = member.kind, names.contains(name.text),
          let alias = parseTypeAlias(member, of: parent.source)
        else { continue }
        let renderer = TypeRenderer(source: parent.source)
        let parameters = alias.genericParameters.map(renderer.text) ?? ""
        lines.insert(
          "typealias \(name.text)\(parameters) = \(editor.text(of: alias.type))", at: 0)
        names.remove(name.text)
        names.formUnion(alias.type.rootNames.compactMap { $0.nameParts?.last })
      }
      used.formUnion(editor.used)
    }
    return lines
  }
}
