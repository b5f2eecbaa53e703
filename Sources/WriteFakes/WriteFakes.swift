import Foundation
import PackagePlugin

/// `swift package write-fakes`: describes the package, and starts the executable that does the work.
@main
struct WriteFakes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "SpryFakeWriter")
    let layout = context.pluginWorkDirectoryURL.appending(path: "layout.json")
    try JSONEncoder().encode(PackageLayout(context.package)).write(to: layout)
    let process = Process()
    process.executableURL = tool.url
    process.arguments = [layout.path(percentEncoded: false)] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The executable has printed what is wrong.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
