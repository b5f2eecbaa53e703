package import Foundation

/// The folders in which the products of this build can be, the likeliest first.
///
/// The runner is in the folder of its build, unless it was copied. `.build/debug` of the repository
/// is the default place of a build.
private let buildFolders: [URL] = {
  let repository = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  // On Apple's platforms, the runner is Xcode's, and the bundle of the tests is among the arguments.
  // A relative path is relative to the current folder.
  let runners = ["/proc/self/exe"] + CommandLine.arguments.filter { $0.contains("/") }
  let folders = runners.flatMap { path in
    sequence(first: URL(fileURLWithPath: path).resolvingSymlinksInPath()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
  }
  return folders + [repository.appendingPathComponent(".build/debug")]
}()

/// A product of this build, by one of its names, or `nil` if there is none.
package func product(named names: String...) -> URL? {
  buildFolders.lazy
    .flatMap { folder in names.map { folder.appendingPathComponent($0) } }
    .first { FileManager.default.fileExists(atPath: $0.path) }
}
