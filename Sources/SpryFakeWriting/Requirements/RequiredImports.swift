import DeclarationParser

/// What the file of a fake must import. Collects it while the text of the fake is written.
final class RequiredImports {
  /// The modules of the names that the fake mentions.
  private var modules: Set<String> = []
  /// The modules with internal types that the fake mentions.
  private var testable: Set<String> = []
  /// The attributes with which modules are imported, such as `@_spi(Testing)`.
  private var interfaces: [String: Set<String>] = [:]
  /// The conditions of imports inside `#if`, in files whose types the fake mentions.
  private var conditions: [String: String] = [:]
  /// The other imports of these files.
  private var unconditional: Set<String> = []
  /// What names can mean in the file.
  let names: FileNames

  init(_ names: FileNames) { self.names = names }

  /// What names can mean in the file, after all of the fake has been written.
  func names(with associatedTypes: [String]) -> FileNames {
    var names = names
    names.modules.formUnion(modules)
    names.testable.formUnion(testable)
    names.associatedTypes = Set(associatedTypes)
    return names
  }

  /// - Parameter file: The file that mentions the type, if the fake repeats its text.
  func add(_ type: DeclaredType, in library: TypeLibrary, for file: SourceFile? = nil) {
    let module = TypeLibrary.umbrella(of: type.module)
    if type.access < .package, library.module(module)?.isLocal == true { makeTestable(module) }
    add(module: module, for: file)
    addInterfaces(of: type.declaration, in: type)
  }

  /// A name can come from another module on another platform. If the fake mentions a module with a
  /// condition, it imports all modules that the file imports with a condition.
  func add(module: String, for file: SourceFile? = nil) {
    modules.insert(module)
    if let conditional = file?.conditionalImports, conditional[module] != nil {
      modules.formUnion(conditional.keys)
    }
  }

  func makeTestable(_ module: String) { testable.insert(module) }

  /// Adds the imports of a file with a name that none of the modules declares.
  func addImports(of file: SourceFile) { modules.formUnion(file.imports) }

  /// Notes the `@_spi` of a type or a member, which is only visible to a file that imports it.
  func addInterfaces(of declaration: DeclarationSyntax, in type: DeclaredType) {
    let attributes = declaration.flattened.flatMap(\.attributes)
      .filter { $0.name.lastName == "_spi" }.map { type.source[$0.range] }
    interfaces[type.module, default: []].formUnion(attributes)
  }

  /// Notes the conditions of a file's imports.
  func addConditions(of file: SourceFile) {
    conditions.merge(file.conditionalImports) { first, _ in first }
    unconditional.formUnion(file.imports.filter { file.conditionalImports[$0] == nil })
  }

  /// The lines for a file of a module, without modules that every file imports, and SpryKit's own.
  func lines(in module: String) -> [String] {
    let testable = testable.subtracting([module])
    // On Apple's platforms, Foundation contains the types of its modules on Linux.
    let isSplit = modules.contains("FoundationNetworking") || modules.contains("FoundationXML")
    let modules = modules.union(isSplit ? ["Foundation"] : [])
    let plain = modules.subtracting(testable).filter {
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
