/// The modules of a package and of its dependencies, as the plugin describes them.
///
/// A plugin cannot import a module of its package, so it passes the values on as JSON.
package struct PackageLayout: Codable, Sendable {
  /// A target with Swift sources.
  package struct Module: Codable, Sendable {
    /// The name of the module, as `import` spells it.
    package var name: String
    /// The name of the target.
    package var target: String
    /// Whether it belongs to the package that the command runs for.
    package var isLocal: Bool
    package var isTest: Bool
    /// The absolute path of the target's folder.
    package var folder: String
    /// The absolute paths of the Swift files.
    package var files: [String]
    /// The names of all modules that it can import, also from dependencies of its dependencies.
    package var dependencies: [String]

    package init(
      name: String, isLocal: Bool = true, isTest: Bool = false, folder: String, files: [String],
      dependencies: [String] = []
    ) {
      self.name = name
      target = name
      self.isLocal = isLocal
      self.isTest = isTest
      self.folder = folder
      self.files = files
      self.dependencies = dependencies
    }
  }

  /// The absolute path of the package.
  package var folder: String
  package var modules: [Module]

  package init(folder: String, modules: [Module]) {
    self.folder = folder
    self.modules = modules
  }
}
