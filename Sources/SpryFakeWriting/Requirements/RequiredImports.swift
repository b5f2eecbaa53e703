import DeclarationParser

/// What the file of a fake has to import.
struct RequiredImports {
  /// The modules of the types that the fake mentions.
  private(set) var modules: Set<String> = []
  /// The modules with internal types that the fake mentions.
  private(set) var testable: Set<String> = []
  /// The imports of files with names that none of the modules declares.
  private(set) var others: Set<String> = []
  /// The attributes with which modules are imported, such as `@_spi(Testing)`.
  private var interfaces: [String: Set<String>] = [:]
  /// The conditions of imports inside `#if`, in files whose types the fake mentions.
  private var conditions: [String: String] = [:]
  /// The other imports of these files.
  private var unconditional: Set<String> = []

  mutating func add(_ type: DeclaredType, in library: TypeLibrary) {
    let module = TypeLibrary.umbrella(of: type.module)
    if type.access < .package, library.module(module)?.isLocal == true { testable.insert(module) }
    modules.insert(module)
    addInterfaces(of: type.declaration, in: type)
  }

  /// Notes the `@_spi` of a type or a member, which is only visible to a file that imports it.
  mutating func addInterfaces(of declaration: DeclarationSyntax, in type: DeclaredType) {
    let attributes = DeclarationSyntax.flattened([declaration]).flatMap(\.attributes)
      .filter { $0.name.lastName == "_spi" }.map { type.source[$0.range] }
    interfaces[type.module, default: []].formUnion(attributes)
  }

  mutating func add(module: String) { modules.insert(module) }

  mutating func formUnion(_ other: RequiredImports) {
    modules.formUnion(other.modules)
    testable.formUnion(other.testable)
    others.formUnion(other.others)
    conditions.merge(other.conditions) { first, _ in first }
    unconditional.formUnion(other.unconditional)
    interfaces.merge(other.interfaces) { $0.union($1) }
  }

  mutating func makeTestable(_ module: String) { testable.insert(module) }

  mutating func addImports(of file: SourceFile) { others.formUnion(file.imports) }

  /// Notes the conditions of a file's imports.
  ///
  /// A name can come from another module on another platform. If the fake mentions a module with a
  /// condition, it imports all modules that the file imports with a condition.
  mutating func addConditions(of file: SourceFile) {
    conditions.merge(file.conditionalImports) { first, _ in first }
    unconditional.formUnion(file.imports.filter { file.conditionalImports[$0] == nil })
    if !modules.union(others).isDisjoint(with: file.conditionalImports.keys) {
      others.formUnion(file.conditionalImports.keys)
    }
  }

  /// The lines for a file of a module, without modules that every file imports, and SpryKit's own.
  func lines(in module: String) -> [String] {
    let testable = testable.subtracting([module])
    let plain = modules.union(others).subtracting(testable).filter {
      !$0.hasPrefix("_") && !["Swift", "SpryKit", "SpryMacros", "SpryObjects", module].contains($0)
    }
    return plain.sorted().map { name in
      guard let condition = conditions[name], !unconditional.contains(name) else {
        return line(name)
      }
      return "#if \(condition)\n  \(line(name))\n#endif"
    }
      + testable.sorted().map { line($0, "@testable") }
  }

  private func line(_ module: String, _ attribute: String? = nil) -> String {
    let attributes = (interfaces[module] ?? []).sorted() + (attribute.map { [$0] } ?? [])
    return (attributes + ["import", module]).joined(separator: " ")
  }
}
