import TestSupport
import Testing

@Suite("Fakes of classes") struct ClassTests {
  @Test("A class gets overrides of all members that a subclass can override")
  func overrides() throws {
    let package = try Workspace(
      """
      import Core
      class Engine: Machine<Int> {
        init(power: Int) {}
        func start(_ key: String = "") -> Bool { true }
        final func stop() {}
        private func hidden() {}
        static func shared() {}
        class func make() -> Int { 0 }
        @discardableResult func turn() async throws -> Double { 0 }
        var speed: Int { get { 0 } set {} }
        var gear = 1, name: String = ""
        let id = 4
        subscript(index: Int) -> String { "" }
        override func warm() {}
      }
      extension Engine { func extended() {} }
      """,
      core: """
        open class Machine<Part> {
          open func warm() {}
          open func add(_ part: Part) -> [Part] { [] }
          public func seal() {}
        }
        """)
    expectGolden(try package.fake(of: "Engine"))
  }

  @Test("Only open members of a class in another package are overridden")
  func openMembers() throws {
    let package = try Workspace(
      "import Base",
      base: """
        open class Session: @unchecked Sendable {
          open func load() {}
          public func close() {}
          func reset() {}
          open private(set) var count: Int { get { 0 } }
        }
        """)
    expectGolden(try package.fake(of: "Session"))
  }

  @Test("An override with a more specific result is overridden once")
  func specificResults() throws {
    let package = try Workspace(
      """
      class Animal { func child() -> Animal { self } }
      class Dog: Animal { override func child() -> Dog { self } }
      """)
    let text = try #require(try package.fake(of: "Dog"))
    #expect(text.hasSuffix("Dog {\n  override func child() -> Dog\n}"), "\(text)")
  }

  @Test("An override of a member of a generic superclass is overridden once")
  func genericSuperclasses() throws {
    let package = try Workspace(
      """
      class Shelf<Item> { func put(_ item: Item, at index: [Item]) {}; var last: Item? { nil } }
      class BookShelf: Shelf<String> { override func put(_ item: String, at index: [String]) {} }
      """)
    let text = try #require(try package.fake(of: "BookShelf"))
    #expect(
      text.hasSuffix(
        "{\n  override func put(_ item: String, at index: [String])\n  override var last: String?\n}"
      ), "\(text)")
  }

  @Test("Members of a class keep all conditions that make them count")
  func conditions() throws {
    let package = try Workspace(
      """
      class Engine {
        func start() {}
        #if DEBUG
          func dump() {}
          class func make() -> Int { 0 }
        #elseif os(Linux)
          func dump() {}
        #else
          #if os(macOS)
            var level: Int { 0 }
          #endif
        #endif
      }
      """)
    expectGolden(try package.fake(of: "Engine"))
    #expect(try package.run("--check") == "")
    #expect(try package.run() == "Tests/AppTests/Fakes/FakeEngine.swift is up to date")
  }

  @Test("The fake of a generic class is generic")
  func genericClasses() throws {
    let package = try Workspace(
      "class Cache<Key: Hashable, Value> where Value: Codable { func value(_ key: Key) -> Value? { nil } }"
    )
    let text = try #require(try package.fake(of: "Cache"))
    #expect(
      text.contains(
        "final class FakeCache<Key: Hashable, Value>: Cache<Key, Value> where Value: Codable {"))
  }
}
