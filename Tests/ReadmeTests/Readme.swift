import Foundation

/// The README of the package, and the other pages.
enum Readme {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the package.
  static func text(of path: String = "README.md") throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Whether the package has a file.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The path of a file in the package.
  static func path(of file: URL) -> String {
    String(file.path.dropFirst(root.path.count + 1))
  }

  /// The articles and the pages of symbols.
  static func articles() throws -> [URL] {
    try ["SpryKit", "SpryMacros", "SpryMatchers", "SpryObjects"].flatMap { module in
      try files(in: "Sources/\(module)/\(module).docc", "md")
    }
  }

  /// The path of an article.
  static func article(_ name: String) -> String {
    "Sources/SpryKit/SpryKit.docc/\(name).md"
  }

  /// The README, the articles, and the files with failures of the tutorial.
  static func pages() throws -> [URL] {
    try [root.appendingPathComponent("README.md")] + articles() + tutorialFiles("txt")
  }

  /// The files with an extension in a folder of the package, and in the folders inside it.
  static func files(in folder: String, _ pathExtension: String) throws -> [URL] {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appendingPathComponent($0) }
      .filter { $0.pathExtension == pathExtension }
  }

  /// The files with the tutorial's code, by name.
  private static func tutorialFiles(_ pathExtension: String) throws -> [URL] {
    try files(in: "Sources/SpryKit/SpryKit.docc/Tutorial/Code", pathExtension)
  }

  /// The lines of each step of the tutorial, in order, for each file that the steps write.
  static func tutorialSteps() throws -> [String: [[String]]] {
    try Dictionary(grouping: tutorialFiles("swift")) { file in
      file.lastPathComponent.replacing(#/-\d+\.swift/#, with: "")
    }
    .mapValues { steps in
      try steps.map { try lines(of: String(contentsOf: $0, encoding: .utf8)) }
    }
  }

  /// The fenced blocks of a language in a file of the package.
  static func blocks(of language: String, in path: String = "README.md") throws -> [String] {
    try blocks(of: language, in: root.appendingPathComponent(path))
  }

  static func blocks(of language: String, in file: URL) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    var blocks: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block {
        block = line == "```" ? nil : lines + [line]
        if block == nil { blocks.append(lines.joined(separator: "\n")) }
      } else if line == "```\(language)" {
        block = []
      }
    }
    return blocks
  }

  /// The sources of this target and of the recipes, each as its lines without indentation, and without the
  /// comments that name examples.
  static func sources() throws -> [[String]] {
    try ["Tests/ReadmeTests", "Examples/Sources/Recipes", "Examples/Tests/RecipesTests"]
      .flatMap { try files(in: $0, "swift") }
      .map { file in
        try lines(of: String(contentsOf: file, encoding: .utf8))
          .filter { !$0.starts(with: #/\/\/ Examples? of /#) }
      }
  }

  /// The lines of a text that are not empty, without indentation.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Whether a source contains the lines of a block.
  ///
  /// Imports can stand at another place in the source. `App` is the reader's own module, and a file of this target
  /// stands in for `Nimble`.
  static func contains(_ block: String, in source: [String]) -> Bool {
    let missing = ["@testable import App", "import Nimble"]
    let wanted = lines(of: block).filter { !missing.contains($0) }
    let imports = wanted.filter { $0.hasPrefix("import ") }
    let code = wanted.filter { !$0.hasPrefix("import ") }
    return imports.allSatisfy(source.contains) && source.contains(code)
  }

  /// The code in the last column of the tables of a text.
  static func codeInTables(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row in
      (row.components(separatedBy: " | ").last ?? "").matches(of: #/`([^`]+)`/#).map {
        String($0.1)
      }
    }
  }

  /// Whether a block is a test of another library, which the package does not depend on.
  static func isForeign(_ block: String) -> Bool { block.hasPrefix("// Before\n") }
}
