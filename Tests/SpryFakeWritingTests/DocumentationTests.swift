import Foundation
import Testing

@Suite("The command in the documentation") struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "The README and the article show the file that the command writes",
    arguments: [
      "README.md", "Sources/SpryMacros/SpryMacros.docc/WritingFakes.md",
    ])
  func file(_ path: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    let package = try Workspace(
      """
      protocol Library: Sendable {
        func lend(_ book: String) throws -> Int
      }

      protocol Archive: Library {
        var count: Int { get }
      }
      """)
    let command = try #require(text.firstMatch(of: /write-fakes --target AppTests Archive/))
    let arguments = command.output.split(separator: " ").dropFirst().map(String.init)
    #expect(try package.run(arguments) == "wrote Tests/AppTests/Fakes/FakeArchive.swift")
    let file = try #require(package.read("Tests/AppTests/Fakes/FakeArchive.swift"))
    #expect(text.contains("```swift\n\(file)```"), "\(file)")
    #expect(text.contains("Tests/AppTests/Fakes/FakeArchive.swift"))
  }

  @Test("Each option in the article is in the help, and the other way round")
  func options() throws {
    let article = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/SpryMacros/SpryMacros.docc/WritingFakes.md"), encoding: .utf8)
    let help = try Workspace("").run("--help")
    let shown = article.matches(of: /`write-fakes (--[a-z-]+)/).map { String($0.1) }
    #expect(shown.count > 3)
    for option in shown { #expect(help.contains("  \(option) "), "\(option)") }
    for option in help.matches(of: /\n  (--[a-z-]+)/).map({ String($0.1) }) where option != "--help"
    {
      #expect(article.contains(option), "\(option)")
    }
  }
}
