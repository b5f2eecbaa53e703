import DeclarationParser

/// The types and extensions of a module, by name.
final class ModuleTypes {
  let name: String
  /// Whether its sources are in the package, so that a test can see internal declarations.
  let isLocal: Bool
  /// The modules that an `import` of this one makes visible as well.
  let reexports: [String]
  private let content: any ModuleContent
  private var files: Set<ObjectIdentifier> = []
  private var types: [String: [DeclaredType]] = [:]
  private var found: [String: [DeclaredExtension]] = [:]

  init(name: String, isLocal: Bool, reexports: [String] = [], content: any ModuleContent) {
    self.name = name
    self.isLocal = isLocal
    self.reexports = reexports
    self.content = content
  }

  /// The names of the types at the top level.
  var names: [String] { content.names }

  /// All types, also inside other types, by name. Several clauses of an `#if` declare one type.
  var all: [DeclaredType] {
    names.forEach(load)
    return types.values.compactMap(\.first).sorted { $0.name < $1.name }
  }

  /// The modules that its files import.
  var imports: [String] { content.imports }

  /// The types of a name: `Archive`, or `Outer.Archive`. Several can be in different clauses of an
  /// `#if`.
  func types(named name: String) -> [DeclaredType] {
    load(name)
    return types[name] ?? []
  }

  /// The extensions of a type.
  func extensions(of name: String) -> [DeclaredExtension] {
    load(name)
    return (found[name] ?? []) + (found["\(self.name).\(name)"] ?? [])
  }

  private func load(_ name: String) {
    let first = name.prefix { $0 != "." }
    for file in content.files(about: String(first))
    where files.insert(ObjectIdentifier(file)).inserted {
      add(file.declarations, [], .public, file)
    }
  }

  /// - Parameter outer: The access level of the types around the declarations.
  private func add(
    _ declarations: [DeclarationSyntax], _ path: [String], _ outer: DeclaredType.Access,
    _ file: SourceFile, in outerCondition: String? = nil
  ) {
    let all = DeclarationSyntax.withConditions(declarations, of: file.source, in: outerCondition)
    for (declaration, condition) in all {
      let own = DeclaredType.Access(of: declaration, otherwise: .internal)
      let access = outer < .public ? min(outer, own) : own
      switch declaration.kind {
      case .type(let type) where declaration.introducer.keyword == .extension:
        let name = type.name.text.filter { $0 != " " }
        found[name, default: []].append(
          DeclaredExtension(
            file: file, declaration: declaration, type: type, condition: condition))
        let access = DeclaredType.Access(of: declaration, otherwise: isLocal ? .internal : .public)
        add(type.members, name.split(separator: ".").map(String.init), access, file, in: condition)
      case .type(let type):
        append(declaration, path + [type.name.text], access, file, condition)
        add(type.members, path + [type.name.text], access, file, in: condition)
      case .typealias(let alias):
        append(declaration, path + [alias.name.text], access, file, condition)
      default: break
      }
    }
  }

  private func append(
    _ declaration: DeclarationSyntax, _ path: [String], _ access: DeclaredType.Access,
    _ file: SourceFile, _ condition: String?
  ) {
    let name = path.joined(separator: ".")
    let isOnly = types[name] == nil
    types[name, default: []].append(
      DeclaredType(
        module: self.name, path: path, file: file, declaration: declaration, access: access,
        condition: isOnly ? condition : nil))
    if !isOnly { types[name]?[0].condition = nil }
  }
}
