/// What the file of a fake has to import.
struct RequiredImports {
  /// The modules of the types that the fake mentions.
  private(set) var modules: Set<String> = []
  /// The modules with internal types that the fake mentions.
  private(set) var testable: Set<String> = []
  /// The imports of files with names that none of the modules declares.
  private(set) var others: Set<String> = []

  mutating func add(_ type: DeclaredType, in library: TypeLibrary) {
    let module = TypeLibrary.umbrella(of: type.module)
    if type.access < .package, library.module(module)?.isLocal == true { testable.insert(module) }
    modules.insert(module)
  }

  mutating func add(module: String) { modules.insert(module) }

  mutating func formUnion(_ other: RequiredImports) {
    modules.formUnion(other.modules)
    testable.formUnion(other.testable)
    others.formUnion(other.others)
  }

  mutating func makeTestable(_ module: String) { testable.insert(module) }

  mutating func addImports(of file: SourceFile) { others.formUnion(file.imports) }

  /// The lines for a file of a module, without modules that every file imports, and SpryKit's own.
  func lines(in module: String) -> [String] {
    let testable = testable.subtracting([module])
    let plain = modules.union(others).subtracting(testable).filter {
      !$0.hasPrefix("_") && !["Swift", "SpryKit", "SpryMacros", "SpryObjects", module].contains($0)
    }
    return plain.sorted().map { "import \($0)" }
      + testable.sorted().map { "@testable import \($0)" }
  }
}
