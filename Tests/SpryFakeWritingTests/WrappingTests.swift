import TestSupport
import Testing

@testable import SpryFakeWriting

@Suite("The option '--wraps'") struct WrappingTests {
  private let source = """
    import Core

    public protocol Archive: Store {
      var name: String { get set }
      var size: Int { get async throws }
      func load(_ id: String, from page: Int) async throws -> String
      func fill(_ pages: inout [Int])
      func join(_ parts: String...) -> String
      static func make() -> Int
    }

    public protocol Shelf<Book> {
      associatedtype Book
      func take() -> Book?
      mutating func put(_ book: Book)
    }
    """

  private let core = """
    public protocol Store: AnyObject {
      subscript(key: String, or other: Int) -> Int { get set }
      func close()
    }
    """

  private let path = "Tests/AppTests/Fakes/FakeArchive.swift"

  @Test("The fake of a protocol wraps an object", arguments: ["Archive", "Shelf"])
  func shortForm(_ type: String) throws {
    expectGolden(try Workspace(source, core: core).fake(of: type, "--wraps"), "listed: \(type)")
  }

  @Test("The whole class wraps an object", arguments: ["Archive", "Shelf"])
  func expandedForm(_ type: String) throws {
    let package = try Workspace(source, core: core)
    expectGolden(try package.fake(of: type, "--wraps", "--expanded"), "expanded: \(type)")
  }

  @Test("A later run without the option keeps it", arguments: [[], ["--expanded"]])
  func update(form: [String]) throws {
    let package = try Workspace(source, core: core)
    try package.run(form + ["--wraps", "Archive"])
    #expect(try package.run(["--check"]) == "")
    try package.write(
      source.replacing("func fill", with: "func open() -> Int\n  func fill"),
      "Sources/App/App.swift")
    #expect(try package.run([]).hasPrefix("updated \(path)"))
    let text = try #require(package.read(path))
    #expect(text.contains("func open() -> Int"))
    #expect(text.contains("@Spryable(wraps: true)") || text.contains("init(wrapping real:"))
    #expect(try package.run(["--wraps", "--check"]) == "")
  }

  @Test("A fake that wraps nothing is not changed", arguments: [[], ["--expanded"]])
  func otherFake(form: [String]) throws {
    let package = try Workspace(source, core: core)
    try package.run(form + ["Archive"])
    let text = package.read(path)
    expectGolden(
      try package.run(form + ["--wraps", "Archive"]),
      "wraps nothing: \(form.isEmpty ? "listed" : "expanded")")
    #expect(package.read(path) == text)
  }

  @Test(
    "A type that no fake can wrap",
    arguments: ["Opened", "Chained", "Desk", "Sorted", "Pair", "Framed", "Rack"])
  func errors(_ type: String) throws {
    let package = try Workspace(
      """
      protocol Opened { init(id: Int) }
      protocol Chained: Parent { func chain() }
      protocol Parent<Item> { associatedtype Item; func item() -> Item }
      class Desk { func open() {} }
      protocol Sorted { associatedtype Item; func item() -> Item }
      class Canvas {}
      protocol Framed: Canvas { func frame() }
      protocol Rack { associatedtype Place = Int; func place() -> Place }
      protocol Pair<Value, Key> { associatedtype Key; associatedtype Value; func pair() -> Value }
      """)
    expectGolden(try package.run("--wraps", type), type)
  }

  @Test("A fixed associated type needs no place in the name of the protocol")
  func fixedType() throws {
    let package = try Workspace(
      """
      protocol Parent<Item> { associatedtype Item; func item() -> Item }
      protocol Numbers: Parent where Item == Int { func count() -> Int }
      """)
    expectGolden(try package.fake(of: "Numbers", "--wraps", "--expanded"))
  }
}
