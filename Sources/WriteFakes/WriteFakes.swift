import Foundation
import PackagePlugin

/// `swift package write-fakes`: describes the package, and starts the executable that does the
/// work.
@main
struct WriteFakes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "SpryFakeWriter")
    let layout = context.pluginWorkDirectoryURL.appending(path: "layout.json")
    var seen: Set<String> = []
    let modules = modules(of: context.package, isLocal: true, &seen)
    let folder = context.package.directoryURL.path(percentEncoded: false)
    let description: [String: Any] = ["folder": folder, "modules": modules]
    try JSONSerialization.data(withJSONObject: description).write(to: layout)
    let process = Process()
    process.executableURL = tool.url
    process.arguments = [layout.path(percentEncoded: false)] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The executable has printed what is wrong.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The modules of a package and of its dependencies, as `PackageLayout` of SpryFakeWriting reads
  /// them.
  private func modules(
    of package: Package, isLocal: Bool, _ seen: inout Set<String>
  ) -> [[String: Any]] {
    guard seen.insert(package.id).inserted else { return [] }
    var modules: [[String: Any]] = []
    for target in package.targets {
      guard let target = target as? SwiftSourceModuleTarget else { continue }
      let dependencies = target.recursiveTargetDependencies.compactMap {
        ($0 as? any SourceModuleTarget)?.moduleName
      }
      modules.append([
        "name": target.moduleName, "target": target.name, "isLocal": isLocal,
        "isTest": target.kind == .test, "dependencies": dependencies,
        "folder": target.directoryURL.path(percentEncoded: false),
        "files": target.sourceFiles(withSuffix: "swift").map {
          $0.url.path(percentEncoded: false)
        },
      ])
    }
    return modules
      + package.dependencies.flatMap { self.modules(of: $0.package, isLocal: false, &seen) }
  }
}
