import Foundation
import TestSupport
import Testing

@testable import SpryFakeWriting

/// A type whose fake is in the golden file of its suite.
struct FakeSample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let type: String
  let options: [String]
  let sources: [String]

  /// - Parameters:
  ///   - name: The heading in the golden file.
  ///   - type: The type, and before it the options.
  ///   - source: The sources of the module `App`.
  ///   - core: The sources of the module `Core`.
  ///   - base: The sources of the module `Base`.
  init(
    _ name: String, of type: String..., source: String, core: String = "", base: String = ""
  ) {
    testDescription = name
    self.type = type[type.count - 1]
    options = type.dropLast()
    sources = [source, core, base]
  }

  /// Writes the fake, compares it with the golden text, and runs the command again.
  func expectGoldenFake(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let package = try Workspace(sources[0], core: sources[1], base: sources[2])
    let fake = try package.fake(of: type, options: options)
    expectGolden(fake, testDescription, sourceLocation: sourceLocation)
    guard fake?.contains("error: ") == false else { return }
    try package.expectUpToDate(sourceLocation: sourceLocation)
  }
}

/// A package in a folder of its own, and what the command prints for it.
final class Workspace {
  private let folder = TestFolder()
  private var modules: [PackageLayout.Module] = []
  private let interfaces: [String: String]

  /// - Parameters:
  ///   - sources: The sources of the module `App`.
  ///   - core: The sources of the module `Core`, which `App` depends on.
  ///   - base: The sources of the module `Base` of another package, which both depend on.
  ///   - interfaces: The public declarations of modules without sources.
  init(_ sources: String, core: String = "", base: String = "", interfaces: [String: String] = [:])
    throws
  {
    self.interfaces = interfaces
    try add("Base", base, isLocal: false)
    try add("Core", core, dependencies: ["Base"])
    try add("App", sources, dependencies: ["Base", "Core"])
    modules.append(
      PackageLayout.Module(
        name: "AppTests", target: "AppTests", isTest: true, folder: folder.path + "/Tests/AppTests",
        files: [], dependencies: ["Base", "Core", "App", "SpryKit", "SpryMacros"]))
  }

  private func add(
    _ name: String, _ text: String, isLocal: Bool = true, dependencies: [String] = []
  ) throws {
    let path = "Sources/\(name)/\(name).swift"
    try write(text, path)
    modules.append(
      PackageLayout.Module(
        name: name, target: name, isLocal: isLocal, folder: folder.path + "/Sources/\(name)",
        files: [folder[path]], dependencies: dependencies))
  }

  /// Changes the description of the package.
  func change(_ change: (inout [PackageLayout.Module]) -> Void) { change(&modules) }

  func write(_ text: String, _ path: String) throws { try folder.write(text, to: path) }

  /// The text of a file, or nil if it does not exist.
  func read(_ path: String) -> String? { try? folder.text(of: path) }

  /// Runs the command.
  ///
  /// - Returns: The lines that it prints, with `error: ` in front of problems.
  @discardableResult
  func run(_ arguments: String...) throws -> String { try run(arguments) }

  @discardableResult
  func run(_ arguments: [String]) throws -> String {
    var lines: [String] = []
    let layout = PackageLayout(folder: folder.path, modules: modules)
    do throws(FakeError) {
      let command = WriteFakesCommand(
        try Options(arguments), layout, printer: Interfaces(texts: interfaces)
      ) { lines.append($0) }
      lines += command.run().map { "error: \($0)" }
    } catch {
      lines.append("error: \(error.text)")
    }
    return lines.joined(separator: "\n").replacingOccurrences(of: folder.path, with: "/package")
  }

  /// The file of a fake after the command has run for its type.
  func fake(of type: String, _ options: String...) throws -> String? {
    try fake(of: type, options: options)
  }

  func fake(of type: String, options: [String]) throws -> String? {
    let output = try run(options + [type])
    if output.contains("error: ") { return output }
    let name = type.split(separator: ".").last ?? ""
    return read("Tests/AppTests/Fakes/Fake\(name).swift").map { String($0.dropLast()) }
  }

  /// Expects that the command finds nothing to change.
  func expectUpToDate(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try run("--check") == "", sourceLocation: sourceLocation)
    let lines = try run().split(separator: "\n")
    #expect(
      !lines.isEmpty && lines.allSatisfy { $0.hasSuffix(" is up to date") },
      sourceLocation: sourceLocation)
  }
}

private struct Interfaces: InterfacePrinting {
  var texts: [String: String]
  var missingTool: String? { texts["missing"] }

  func interface(of module: String) -> String? { texts[module] }
}
