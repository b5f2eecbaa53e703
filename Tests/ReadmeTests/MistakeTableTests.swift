import Foundation
import Testing

/// What the articles say that the compiler finds, and what it says.
@Suite("The tables of mistakes")
struct MistakeTableTests {
  private let golden: String
  /// The cells of the table in the article about other libraries: the mistake, when SpryKit finds it,
  /// and when the others do.
  private let rows: [[String]]

  init() throws {
    golden = try "\n" + Readme.text(of: "Tests/Golden/CompileErrors.txt")
    let text = try Readme.text(of: Readme.article("ComingFrom"))
    let chapter = try #require(
      text.split(separator: "\n## ").first { $0.hasPrefix("What the compiler finds") })
    rows = chapter.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)
    }
  }

  @Test("The table has 20 mistakes, and a cell for each library")
  func shape() {
    #expect(rows.count == 20)
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    for row in rows {
      #expect(row.count == 6, "\(row)")
      for cell in row[1...] {
        let known = ["compile time", "run time", "never", "–"]
        #expect(known.contains { cell.hasPrefix($0) }, "\(row)")
      }
      if row[2...].contains("compile time") { #expect(row[1] == "compile time", "\(row)") }
    }
  }

  @Test("SpryKit finds each mistake: Tests/Checks/CompileErrors has what the compiler finds")
  func mistakes() throws {
    for row in rows where row[1] == "compile time" {
      let example = try #require(row[0].firstMatch(of: #/: `([^`]+)`$/#), "no example: \(row)").1
      #expect(golden.contains("\n\(example)\n  error: "), "not in the golden file: \(example)")
    }
    // The failures of the article 'When a test fails' have these two.
    #expect(
      rows.filter { $0[1].hasPrefix("run time") }.map { $0[0] } == [
        "a call that the test forgot to stub",
        "a stub that no call uses, because another stub answers",
      ])
    #expect(!rows.contains { $0[1] == "never" || $0[1] == "–" })
  }

  @Test("Tests/Checks/CompileErrors has each error of the article, with the words of the compiler")
  func errors() throws {
    let article = try Readme.text(of: Readme.article("Troubleshooting"))
    let rows = article.matches(of: #/\n\| `(?<error>[^`]+)` \| `(?<code>[^`]+)` \|/#)
    #expect(rows.count == 8)
    for row in rows {
      #expect(
        golden.contains("\(row.code)\n  error: \(row.error)\n"),
        "not in the golden file: \(row.code)")
    }
  }

  @Test("Tests/Checks/CompileErrors has what the article says that the compiler says about parents")
  func parents() throws {
    let source = try Readme.text(of: "Tests/Checks/CompileErrors/Parents.swift")
    let article = try Readme.text(of: "Sources/SpryMacros/SpryMacros.docc/FakesOfProtocols.md")
    let messages = article.matches(of: #/The compiler says "(.+?)"/#)
    #expect(messages.count == 9)
    for message in messages {
      #expect(source.contains("// error: \(message.1)"), "not in Parents.swift: \(message.1)")
    }
  }
}
