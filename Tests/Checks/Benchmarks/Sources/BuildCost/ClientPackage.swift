import Foundation

/// A package of a user's, in a temporary folder, that depends on this one.
struct ClientPackage {
  private let folder: URL
  private let products: [String]
  private var source: URL { folder.appendingPathComponent("Sources/Client/Client.swift") }

  /// - Parameter products: what it depends on; none for a package that needs nothing.
  init(products: [String]) throws {
    self.products = products
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SpryKit-BuildCost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try writeManifest()
  }

  /// - Parameter flags: those that the client alone is compiled with.
  private func writeManifest(flags: [String] = []) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../..").standardizedFileURL
    let package = products.isEmpty ? "" : ".package(name: \"SpryKit\", path: \"\(root.path)\")"
    let dependencies = products.map { ".product(name: \"\($0)\", package: \"SpryKit\")" }
      .joined(separator: ", ")
    let settings = flags.isEmpty ? "" : ", swiftSettings: [.unsafeFlags(\(flags))]"
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Client",
        platforms: [.macOS(.v13)],
        dependencies: [\(package)],
        targets: [.target(name: "Client", dependencies: [\(dependencies)]\(settings))]
      )
      """
    try manifest.write(
      to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }

  /// The folder with the modules and the macros that the client uses, once it is built.
  var buildFolder: URL { folder.appendingPathComponent(".build/debug") }

  func remove() {
    // The system clears its temporary folder where this fails.
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String) throws {
    try text.write(to: source, atomically: true, encoding: .utf8)
  }

  func clean() throws {
    let products = folder.appendingPathComponent(".build")
    if FileManager.default.fileExists(atPath: products.path) {
      try FileManager.default.removeItem(at: products)
    }
  }

  /// Forgets what was made of the client alone: an edit within the resolution of a file's date might
  /// otherwise pass for none.
  func forgetClient() throws {
    let products = folder.appendingPathComponent(".build/debug/Client.build")
    let files = try FileManager.default.contentsOfDirectory(
      at: products, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension != "json" {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Builds the client.
  ///
  /// - Returns: how long it took, in seconds.
  func build(_ configuration: String) throws -> Double {
    let start = ContinuousClock.now
    _ = try swift(["build", "-c", configuration, "-j", "2"])
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// What the macros write for the client's source, in its order.
  func expansions() throws -> [String] {
    try writeManifest(flags: ["-Xfrontend", "-dump-macro-expansions"])
    let output = try swift(["build", "-j", "2"])
    try writeManifest()
    // The compiler prints a name, dashes, a text, and dashes, once for the object and once for the module.
    // Some roles of a macro write nothing.
    let parts = output.components(separatedBy: String(repeating: "-", count: 30) + "\n")
    var seen: Set<String> = []
    let texts = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
    return texts.filter { $0.contains("Service") && seen.insert($0).inserted }
      .map {
        $0.replacing(#/@_SpryableMembers\((?<hashes>#+)"""(.|\n)*?"""\k<hashes>[^)]*\)/#, with: "")
      }
  }

  private func swift(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output) }
    return output
  }
}
