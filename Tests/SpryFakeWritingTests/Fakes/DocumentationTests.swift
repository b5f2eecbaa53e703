import Foundation
import Testing

@Suite("The command in the documentation") struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "The README and the article name the file that the command writes, and the article shows it",
    arguments: [
      ("README.md", "UserService", false),
      ("Sources/SpryMacros/SpryMacros.docc/WritingFakes.md", "Archive", true),
    ])
  func file(_ path: String, _ name: String, isShown: Bool) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    let package = try Workspace(
      """
      protocol Library: Sendable {
        func lend(_ book: String) throws -> Int
      }

      protocol Archive: Library {
        var count: Int { get }
      }

      protocol UserService {
        func load(id: String) async throws -> User
      }

      struct User {}
      """)
    let command = try #require(text.firstMatch(of: /write-fakes (--target AppTests (\w+))/))
    #expect(command.2 == name)
    let path = "Tests/AppTests/Fakes/Fake\(name).swift"
    #expect(try package.run(command.1.split(separator: " ").map(String.init)) == "wrote \(path)")
    let file = try #require(package.read(path))
    #expect(!isShown || text.contains("```swift\n\(file)```"), "\(file)")
    #expect(text.contains(path))
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
