import Foundation
import SpryMatchers
import Testing

/// The table of mistakes in the article about other libraries.
@Suite("The table of what the compiler finds")
struct MistakeTableTests {
  private struct Row {
    var mistake: String
    /// When SpryKit finds the mistake.
    var spryKit: String
    /// When the other libraries find it.
    var others: [String]

    /// The example at the end of the first cell.
    var example: String? {
      mistake.firstMatch(of: #/: `([^`]+)`$/#).map { String($0.1) }
    }
  }

  private let rows: [Row]

  init() throws {
    let article = Readme.root.appendingPathComponent("Sources/SpryKit/SpryKit.docc/ComingFrom.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let chapter = try #require(
      text.split(separator: "\n## ").first { $0.hasPrefix("What the compiler finds") })
    rows = chapter.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)
      return Row(mistake: cells[0], spryKit: cells[1], others: Array(cells[2...]))
    }
  }

  @Test("The table has 20 mistakes, and a cell for each library")
  func shape() {
    #expect(rows.count == 20)
    #expect(Set(rows.map(\.mistake)).count == rows.count)
    for row in rows {
      #expect(row.others.count == 4, "\(row.mistake)")
      for cell in row.others + [row.spryKit] {
        let known = ["compile time", "run time", "never", "–"]
        #expect(known.contains { cell.hasPrefix($0) }, "\(row.mistake): \(cell)")
      }
    }
  }

  @Test("SpryKit finds each mistake, and at compile time if another library does")
  func spryKit() {
    for row in rows {
      #expect(row.spryKit == "compile time" || row.spryKit.hasPrefix("run time"), "\(row.mistake)")
      if row.others.contains("compile time") {
        #expect(row.spryKit == "compile time", "\(row.mistake)")
      }
    }
  }

  @Test("Tests/Checks/CompileErrors has each mistake that the compiler finds")
  func compileTime() throws {
    let file = Readme.root.appendingPathComponent("Tests/Golden/CompileErrors.txt")
    let golden = try "\n" + String(contentsOf: file, encoding: .utf8)
    for row in rows where row.spryKit == "compile time" {
      let example = try #require(row.example, "no example: \(row.mistake)")
      #expect(golden.contains("\n\(example)\n  error: "), "not in \(file.path): \(example)")
    }
  }

  @Test("The mistakes that the compiler does not find are the two of the tests below")
  func runTime() {
    let mistakes = rows.filter { $0.spryKit.hasPrefix("run time") }.map(\.mistake)
    #expect(
      mistakes == [
        "a call that the test forgot to stub",
        "a stub that no call uses, because another stub answers",
      ])
  }

  @Test("A call that the test forgot to stub fails the test", .spry)
  func forgottenStub() {
    let mailer = FakeMailer()
    withKnownIssue {
      #expect(!mailer.send("Hello", to: "ann@example.com"))
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "'send(_:to:)' on FakeMailer has no stub that answers") == true
    }
  }

  @Test("A stub that no call uses is reported at the end of the test")
  func unusedStub() {
    withKnownIssue {
      withSpry(unusedStubs: .strict) {
        let mailer = FakeMailer()
        mailer.stub.send(.any, to: .any).andReturn(true)
        mailer.stub.send("Helo", to: .any).andReturn(false)
        #expect(mailer.send("Hello", to: "ann@example.com"))
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "stub of 'send(_:to:)' on FakeMailer with (\"Helo\", any String) was not used") == true
    }
  }
}
