import Foundation

/// Compares the public declarations with the examples and the release notes, or writes files.
@main enum Main {
  static func main() throws {
    let examples = try Examples(in: "Tests/ReadmeTests")
    let graphs = CommandLine.arguments.dropFirst().filter { $0.hasSuffix(".symbols.json") }
    if !graphs.isEmpty {
      for graph in graphs { try Pages.prepare(URL(fileURLWithPath: graph), with: examples) }
      return
    }
    let modules = try ["SpryKit", "SpryMacros", "SpryMatchers", "SpryObjects"].map {
      try Module($0, in: URL(fileURLWithPath: ".build/docs"))
    }
    let errors = try checkInterface(of: modules) + examples.errors(for: modules)
    for error in errors { print("error: \(error)") }
    if !errors.isEmpty { exit(1) }
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private static func checkInterface(of modules: [Module]) throws -> [String] {
    let path = "Tests/Checks/PublicInterface/Declarations.txt"
    let notes = try read("Sources/SpryKit/SpryKit.docc/ReleaseNotes.md")
    let sections = notes.split(separator: "\n### ").dropFirst().prefix(2)
    let versions = sections.map { $0.prefix { $0 != "\n" } }
    let current = Interface.lines(of: modules)
    if CommandLine.arguments.contains("--release") {
      let text = Interface.text(current, version: versions[0])
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let old = Interface.read(try read(path))
    guard versions.contains(old.version) else {
      return ["\(path) is of \(old.version). Write it: Tests/Checks/PublicInterface/run --release"]
    }
    return Interface.breaks(from: old.lines, to: current)
      .filter { !sections.first!.contains("`\($0.name)`") }
      .map { line in
        """
        \(old.lines.contains(line) ? "gone or changed" : "new") since \(old.version): \(line.text)
          change it back, or mention `\(line.name)` in the first section of the release notes
        """
      }
  }
}
