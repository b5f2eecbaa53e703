/// What a name can mean in the file of a fake.
///
/// Only the whole fake shows which modules its file imports. So the command reads the type twice, and
/// knows these names the second time.
struct FileNames {
  /// The module of the file, and those that it imports.
  var modules: Set<String>
  /// The modules whose internal types the file sees.
  var testable: Set<String>
  /// The associated types, which the class declares.
  var associatedTypes: Set<String> = []

  /// - Parameter module: The module of the file.
  init(in module: String, imports: [String]) {
    modules = Set(imports + [module, "SpryKit"])
    testable = [module]
  }
}

extension TypeLibrary {
  /// Whether the file of a fake sees a type of a name in a module.
  func sees(_ name: String, in module: String, _ file: FileNames) -> Bool {
    let lowest: DeclaredType.Access =
      file.testable.contains(module)
      ? .internal : self.module(module)?.isLocal == true ? .package : .public
    return types(named: name, in: module).contains { $0.access >= lowest }
  }

  /// Whether a type of the standard library needs its module in front of its name.
  func isHidden(_ standardName: String, _ file: FileNames) -> Bool {
    file.associatedTypes.contains(standardName)
      || file.modules.contains { isSourceModule($0) && sees(standardName, in: $0, file) }
  }
}
