import Foundation
import PackagePlugin

/// The modules of a package and of its dependencies. `SpryFakeWriting` reads the same structure.
struct PackageLayout: Encodable {
  struct Module: Encodable {
    var name: String
    var target: String
    var isLocal: Bool
    var isTest: Bool
    var folder: String
    var files: [String]
    var dependencies: [String]
  }

  var folder: String
  var modules: [Module] = []
}

extension PackageLayout {
  init(_ package: Package) {
    folder = package.directoryURL.path(percentEncoded: false)
    var seen: Set<String> = []
    add(package, isLocal: true, &seen)
  }

  private mutating func add(_ package: Package, isLocal: Bool, _ seen: inout Set<String>) {
    guard seen.insert(package.id).inserted else { return }
    for case let target as any SourceModuleTarget in package.targets {
      guard let target = target as? SwiftSourceModuleTarget else { continue }
      modules.append(
        Module(
          name: target.moduleName, target: target.name, isLocal: isLocal,
          isTest: target.kind == .test, folder: target.directoryURL.path(percentEncoded: false),
          files: target.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) },
          dependencies: target.recursiveTargetDependencies.compactMap {
            ($0 as? any SourceModuleTarget)?.moduleName
          }))
    }
    for dependency in package.dependencies { add(dependency.package, isLocal: false, &seen) }
  }
}
