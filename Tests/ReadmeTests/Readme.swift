import Foundation
import Testing

/// The README of the package.
enum Readme {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The fenced blocks of a language.
  static func blocks(of language: String) throws -> [String] {
    try blocks(of: language, in: root.appendingPathComponent("README.md"))
  }

  /// The articles of the documentation.
  static func articles() throws -> [URL] {
    try ["SpryKit", "SpryMatchers", "SpryObjects"].flatMap { module in
      try FileManager.default.contentsOfDirectory(
        at: root.appendingPathComponent("Sources/\(module)/\(module).docc"),
        includingPropertiesForKeys: nil
      )
    }
    .filter { $0.pathExtension == "md" }
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

  static func lineCount() throws -> Int {
    try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
      .reduce(0) { $1 == "\n" ? $0 + 1 : $0 }
  }

  /// The sources of this target, each as its lines without indentation.
  static func sources() throws -> [[String]] {
    let folder = root.appendingPathComponent("Tests/ReadmeTests")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try lines(of: String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The lines of a text that are not empty, without indentation.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

@Suite struct ReadmeTests {
  @Test("Each Swift block stands in this target, line by line, and so is compiled and run")
  func everyBlockIsCompiled() throws {
    let sources = try Readme.sources()
    let blocks = try Readme.blocks(of: "swift")
    #expect(blocks.count > 10)
    for block in blocks {
      let wanted = Readme.lines(of: block)
      #expect(sources.contains { $0.contains(wanted) }, "not compiled:\n\(block)")
    }
  }

  @Test("So does each of the articles")
  func everyBlockOfTheArticlesIsCompiled() throws {
    let sources = try Readme.sources()
    let articles = try Readme.articles()
    #expect(articles.count > 6)
    for article in articles {
      for block in try Readme.blocks(of: "swift", in: article) {
        #expect(
          sources.contains { $0.contains(Readme.lines(of: block)) },
          "not compiled, in \(article.lastPathComponent):\n\(block)"
        )
      }
    }
  }

  @Test("It is short")
  func length() throws {
    #expect(try Readme.lineCount() < 275)
  }
}
