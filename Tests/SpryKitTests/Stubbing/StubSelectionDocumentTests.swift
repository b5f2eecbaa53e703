import Foundation
import Testing

@Suite("The documentation says which stub answers")
struct StubSelectionDocumentTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The statements of a tested row: the lines of its closure in the source.
  private func statements(of row: String, in source: [String]) throws -> [String] {
    let start = try #require(source.firstIndex { $0.contains("Row(\"\(row)\",") })
    let first = source[start]
    let lines: [String]
    if first.hasSuffix("{") {
      lines = Array(source[(start + 1)...].prefix { !$0.hasPrefix("}") })
    } else {
      let code = try #require(first.split(separator: "{", maxSplits: 1).last)
      lines = [String(code.prefix { $0 != "}" })]
    }
    return lines.map {
      $0.replacingOccurrences(of: "$0.", with: "").trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("The table in the article is the table of the tests")
  func theDocumentedTableIsTheTestedOne() throws {
    let source = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Tests/SpryKitTests/Stubbing/StubSelectionTests.swift"),
      encoding: .utf8
    ).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let rows = try StubSelectionTests.order.map { row in
      let stubs = try statements(of: row.name, in: source).map { "`\($0)`" }
      let answer = try #require(row.answer as? String)
      return "| \(row.name) | `\(answer)` | \(stubs.joined(separator: ", then ")) |"
    }
    let article = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/SpryKit/SpryKit.docc/Stubbing.md"),
      encoding: .utf8
    )
    #expect(article.contains(rows.joined(separator: "\n")), "\(rows.joined(separator: "\n"))")
  }
}
