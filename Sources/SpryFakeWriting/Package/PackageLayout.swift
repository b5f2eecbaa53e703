/// The modules of a package and of its dependencies, as the plugin describes them.
///
/// A plugin cannot import a module of its package, so it passes the values on as JSON.
package struct PackageLayout: Codable {
  /// A target with Swift sources.
  struct Module: Codable {
    /// The name of the module, as `import` spells it.
    var name: String
    /// The name of the target.
    var target: String
    /// Whether it belongs to the package that the command runs for.
    var isLocal = true
    var isTest = false
    /// The absolute path of the target's folder.
    var folder: String
    /// The absolute paths of the Swift files.
    var files: [String]
    /// The names of all modules that it can import, also from dependencies of its dependencies.
    var dependencies: [String] = []
  }

  /// The absolute path of the package.
  var folder: String
  var modules: [Module]
}
