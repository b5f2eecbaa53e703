import Foundation

/// Compares the public declarations with the reference page and the release notes, or writes files.
@main enum Main {
  static func main() throws {
    let modules = try ["SpryKit", "SpryMacros", "SpryMatchers", "SpryObjects"].map {
      try Module($0, in: URL(fileURLWithPath: ".build/docs"))
    }
    let errors = try checkInterface(of: modules) + checkReference(of: modules)
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

  private static func checkReference(of modules: [Module]) throws -> [String] {
    let path = "Sources/SpryKit/SpryKit.docc/Reference.md"
    var reference = Reference(modules)
    let page = reference.page(
      try Reference.chapters.map { title in
        let file = title.split(separator: " ").map(\.capitalized).joined() + "Examples.swift"
        return (title, Example.all(in: try read("Tests/ReadmeTests/Reference/\(file)")))
      })
    guard reference.errors.isEmpty else { return reference.errors }
    if CommandLine.arguments.contains("--record") {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
    }
    if try read(path) == page { return [] }
    return ["\(path) is not up to date. Write it: Tests/Checks/PublicInterface/run --record"]
  }
}
