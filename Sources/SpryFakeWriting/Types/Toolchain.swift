import Foundation

/// Prints the interfaces of modules without sources, such as Foundation.
package protocol InterfacePrinting {
  /// The public declarations of a module as Swift source, or `nil` if there is no such module.
  func interface(of module: String) -> String?
  /// The tool that is missing, or `nil`.
  var missingTool: String? { get }
}

/// The tools next to the compiler.
package struct Toolchain: InterfacePrinting {
  /// The folder for the interface while it is read.
  private let scratch: URL

  package init(scratch: String) { self.scratch = URL(fileURLWithPath: scratch) }

  package func interface(of module: String) -> String? {
    guard let tool = Self.tool, let target = Self.target else { return nil }
    let output = scratch.appendingPathComponent("\(module).swiftinterface.txt")
    defer { try? FileManager.default.removeItem(at: output) }
    // The sandbox of a plugin allows no other place for the cache.
    let cache = scratch.appendingPathComponent("ModuleCache").path
    let options = [
      "-module-name", module, "-target", target, "-module-cache-path", cache, "-o", output.path,
    ]
    guard Self.run(tool, options + Self.sdk) != nil else { return nil }
    return FileManager.default.contents(atPath: output.path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  package var missingTool: String? {
    if Self.target == nil { return "swiftc" }
    return Self.tool == nil ? "swift-synthesize-interface" : nil
  }

  private static let tool: String? = {
    let name = "swift-synthesize-interface"
    if let path = path(of: name) { return path }
    // The packages of some Linux distributions put a link to the compiler into `PATH`, and nothing
    // else.
    let compiler = path(of: "swiftc").map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    let neighbor = compiler?.deletingLastPathComponent().appendingPathComponent(name).path
    return neighbor.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }()

  private static let sdk: [String] =
    path(of: "xcrun").flatMap { run($0, ["--show-sdk-path"]) }.map { ["-sdk", trimmed($0)] } ?? []

  /// The triple that the compiler builds for.
  private static let target: String? = {
    guard let compiler = path(of: "swiftc"), let text = run(compiler, ["-print-target-info"]),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
    else { return nil }
    return info.target.triple
  }()

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    var target: Target
  }

  /// The path of a tool, in the folders of `PATH`, or in Xcode.
  private static func path(of tool: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(tool)" }
    if let path = paths.first(where: FileManager.default.isExecutableFile) { return path }
    guard tool != "xcrun", let xcrun = path(of: "xcrun") else { return nil }
    return run(xcrun, ["--find", tool]).map(trimmed)
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The output of a tool, or `nil` if it fails.
  private static func run(_ path: String, _ arguments: [String]) -> String? {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      // Nothing can be started there. Xcode compiles the target for these platforms nevertheless.
      return nil
    #else
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      // A tool that cannot be started is like one that fails.
      guard (try? process.run()) != nil else { return nil }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    #endif
  }
}
