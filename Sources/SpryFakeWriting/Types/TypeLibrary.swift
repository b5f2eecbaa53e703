import DeclarationParser

/// All types that can be faked: from the package, its dependencies, and the system.
final class TypeLibrary {
  private let layout: PackageLayout
  let printer: any InterfacePrinting
  private var modules: [String: ModuleTypes?] = [:]

  init(_ layout: PackageLayout, printer: any InterfacePrinting) {
    self.layout = layout
    self.printer = printer
  }

  /// The types of a module, or `nil` if it does not exist.
  func module(_ name: String) -> ModuleTypes? {
    if let known = modules[name] { return known }
    let module = load(name)
    modules[name] = module
    return module
  }

  private func load(_ name: String) -> ModuleTypes? {
    if let module = layout.modules.first(where: { $0.name == name }) {
      return ModuleTypes(
        name: name, isLocal: module.isLocal, content: SourceContent(paths: module.files))
    }
    guard let text = printer.interface(of: name) else { return nil }
    let content = InterfaceContent(module: name, text: text)
    let reexports = content.imports.filter { Self.umbrella(of: $0) == name && $0 != name }
    return ModuleTypes(name: name, isLocal: false, reexports: reexports, content: content)
  }

  /// The module that users import for another one.
  static func umbrella(of module: String) -> String {
    ["FoundationEssentials", "FoundationInternationalization"].contains(module)
      ? "Foundation" : module
  }

  /// The types of a name in a module, and in what an import of it makes visible as well.
  func types(named name: String, in module: String) -> [DeclaredType] {
    guard let types = self.module(module) else { return [] }
    let own = types.types(named: name)
    if !own.isEmpty { return own }
    return types.reexports.lazy.map { self.types(named: name, in: $0) }.first { !$0.isEmpty } ?? []
  }

  /// The type that a name means in a place, if it is in a module with sources.
  func resolveLocally(_ parts: [String], in place: DeclaredType) -> DeclaredType? {
    let name = parts.joined(separator: ".")
    for count in stride(from: place.path.count, through: 0, by: -1) {
      let inner = (place.path.prefix(count) + [name]).joined(separator: ".")
      if let type = types(named: inner, in: place.module).first { return type }
    }
    let sources = place.file.imports.filter(isSourceModule)
    return sources.lazy.flatMap { self.types(named: name, in: $0) }.first { $0.access >= .package }
  }

  /// The type that a name means in a place.
  ///
  /// - Parameters:
  ///   - parts: The parts of the name: `["Outer", "Archive"]`.
  ///   - place: A type in whose declaration the name stands.
  func resolve(_ parts: [String], in place: DeclaredType) -> DeclaredType? {
    let name = parts.joined(separator: ".")
    if let type = resolveLocally(parts, in: place) { return type }
    for module in place.file.imports where module != place.module {
      if let type = types(named: name, in: module).first(where: { $0.access >= .package }) {
        return type
      }
    }
    let inner = parts.dropFirst().joined(separator: ".")
    if !inner.isEmpty, let type = types(named: inner, in: parts[0]).first { return type }
    return ["Swift", "_Concurrency"].lazy.compactMap { self.types(named: name, in: $0).first }.first
  }

  /// The name of a type at the top level of the fake's file: with the types around it, and with the
  /// module if several modules have such a name.
  ///
  /// - Parameters:
  ///   - place: The type in whose declaration the name stands.
  ///   - file: What names can mean in the file of the fake.
  func spelling(of type: DeclaredType, in place: DeclaredType, _ file: FileNames) -> String {
    // A fake sees the types that are inside the type that it stands in for.
    let isInherited = type.path.count > place.path.count
    if type.path.count > 1, type.module != place.module || isInherited {
      return type.path.last ?? ""
    }
    let name = type.path[0]
    let (isSource, own) = (isSourceModule(type.module), Self.umbrella(of: type.module))
    let isAmbiguous =
      file.associatedTypes.contains(name)
      || file.modules.union(place.file.imports).contains { module in
        Self.umbrella(of: module) != own && (isSource || isSourceModule(module))
          && sees(name, in: module, file)
      }
    // A type with the name of a module hides the module.
    let hidesModule = isAmbiguous && file.modules.union([own]).contains { sees(own, in: $0, file) }
    return isAmbiguous && !hidesModule ? "\(own).\(type.name)" : type.name
  }

  /// The associated type of a name that a protocol declares or inherits from one with sources.
  func associatedType(_ name: String, of type: DeclaredType) -> AssociatedTypeDeclaration? {
    for case .associatedtype(let associated) in type.type?.members.map(\.kind) ?? []
    where associated.name.text == name {
      return associated
    }
    let parents = type.keyword == .protocol ? type.type?.inheritance ?? [] : []
    return parents.flatMap(\.composedTypes).lazy.compactMap { parent in
      parent.nameParts.flatMap { self.resolveLocally($0, in: type) }
        .flatMap { self.associatedType(name, of: $0) }
    }.first
  }

  /// Whether the package or a dependency has the sources of a module.
  func isSourceModule(_ name: String) -> Bool { layout.modules.contains { $0.name == name } }
}
