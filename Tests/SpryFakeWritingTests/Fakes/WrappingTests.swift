import TestSupport
import Testing

@testable import SpryFakeWriting

@Suite("Fakes that wrap an object") struct WrappingTests {
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

  /// A package whose fake the user lets wrap an object.
  private func wrapping(_ type: String) throws -> Workspace {
    let package = try Workspace(source, core: core)
    let text = try #require(try package.fake(of: type))
    try package.write(
      text.replacing("@Spryable", with: "@Spryable(wraps: true)") + "\n",
      "Tests/AppTests/Fakes/Fake\(type).swift")
    return package
  }

  @Test("The bodies forward calls after an update", arguments: ["Archive", "Shelf"])
  func forwarding(_ type: String) throws {
    let package = try wrapping(type)
    let check = try package.run("--check")
    expectGolden([check, try package.fake(of: type) ?? ""], "listed: \(type)")
    try package.expectUpToDate()
  }

  @Test("A class without members gets those of a fake that wraps an object")
  func newFake() throws {
    let package = try Workspace(source, core: core)
    try package.write(
      "@Spryable(wraps: true) final class FakeArchive: Archive, Spryable, Sendable {}\n", path)
    let text = try #require(try package.fake(of: "Archive"))
    let other = try #require(try wrapping("Archive").fake(of: "Archive"))
    #expect(text.split(separator: "@Spryable").last == other.split(separator: "@Spryable").last)
  }

  @Test("A new member is added, and a body that the command wrote is removed")
  func update() throws {
    let package = try wrapping("Archive")
    try package.run()
    try package.write(
      source.replacing("func fill", with: "func open() -> Int\n  func fill")
        .replacing("  var size: Int { get async throws }\n", with: ""),
      "Sources/App/App.swift")
    #expect(
      try package.run() == "updated \(path): removed 'size', added 'open()'")
    let text = try #require(package.read(path))
    #expect(text.contains("@Spryable(wraps: true) final class FakeArchive"))
    #expect(text.contains("  func open() -> Int\n") && !text.contains("size"), "\(text)")
    try package.expectUpToDate()
  }

  @Test("A body of the user does not change")
  func ownBodies() throws {
    let package = try wrapping("Archive")
    try package.run()
    let text = try #require(package.read(path))
    let own = text.replacing(
      "    get async throws {\n", with: "    get async throws {\n      open()\n")
    try package.write(own, path)
    try package.expectUpToDate()
    #expect(package.read(path) == own)
  }

  @Test("A fake that is named by a type alias stays one that wraps an object")
  func typeAlias() throws {
    let package = try wrapping("Archive")
    try package.run()
    try package.write(source + "\ntypealias Vault = Archive", "Sources/App/App.swift")
    #expect(try package.run("Vault") == "\(path) is up to date")
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
    try package.write(
      "@Spryable(wraps: true) final class Fake\(type): \(type), Spryable {}\n",
      "Tests/AppTests/Fakes/Fake\(type).swift")
    expectGolden(try package.run(type), type)
  }

  @Test("A fixed associated type needs no place in the name of the protocol")
  func fixedType() throws {
    let package = try Workspace(
      """
      protocol Parent<Item> { associatedtype Item; func item() -> Item }
      protocol Numbers: Parent where Item == Int { func count() -> Int }
      """)
    try package.write(
      "@Spryable(wraps: true) final class FakeNumbers: Numbers, Spryable {}\n",
      "Tests/AppTests/Fakes/FakeNumbers.swift")
    expectGolden(try package.fake(of: "Numbers"))
  }
}
