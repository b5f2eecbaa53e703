import Foundation
import Testing

@Suite("The articles about other libraries") struct ArticlesAboutOthersTests {
  private static let articles = [
    "FromCuckoo", "FromHandWrittenSpies", "FromMockable", "FromSpry", "FromSpryKit3",
    "FromSwiftMocking", "FromSwiftSpyable",
  ]

  @Test("There is an article for each library, and one for Nimble")
  func list() throws {
    let files = try Readme.articlesAboutOthers().map(\.lastPathComponent)
    #expect(files == (Self.articles + ["Nimble"]).map { "\($0).md" })
  }

  @Test("Each article has the same chapters", arguments: articles)
  func shape(_ name: String) throws {
    let text = try Self.text(of: name)
    let headings = [
      "### The code under test", "### The tests before", "### The tests after",
      "### What is different", "### What has no counterpart",
    ]
    for heading in headings { #expect(text.contains("\n\(heading)\n"), "\(heading)") }
    #expect(Self.calls(in: text).count > 25)
    let foreign = try Readme.blocks(of: "swift", in: Self.file(name)).filter(Readme.isForeign)
    #expect(foreign.count == 1)
  }

  @Test("What a table says for SpryKit is compiled", arguments: articles + ["Nimble"])
  func tables(_ name: String) throws {
    let sources = try Readme.sources().map { $0.joined(separator: " ") }
    for call in Self.calls(in: try Self.text(of: name)) {
      #expect(sources.contains { $0.contains(call) }, "not compiled: \(call)")
    }
  }

  private static func file(_ name: String) -> URL {
    Readme.root.appendingPathComponent("Sources/SpryKit/SpryKit.docc/ComingFrom/\(name).md")
  }

  private static func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// The code in the last column of the tables, as it is in a joined source. Of a name with labels, only the name.
  private static func calls(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row in
      (row.components(separatedBy: " | ").last ?? "").matches(of: #/`([^`]+)`/#).map {
        String($0.1).replacing(#/\((\w+:)+\)$/#, with: "").replacing("; ", with: " ")
      }
    }
  }
}
