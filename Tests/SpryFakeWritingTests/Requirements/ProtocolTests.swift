import TestSupport
import Testing

@Suite("Fakes of protocols") struct ProtocolTests {
  @Test("A protocol gets a fake", arguments: fakes)
  func fake(_ sample: FakeSample) throws { try sample.expectGoldenFake() }

  static let fakes = [
    FakeSample(
      "A fake lists the members without bodies", of: "Archive",
      source: """
        protocol Archive: AnyObject {
          /// Lends a book.
          func lend(_ book: String, for days: Int = 3) throws -> Int
          var count: Int { get }
          static func make() async -> Self
        }
        """),
    FakeSample(
      "Members of parents in three modules are listed, and their modules imported", of: "Archive",
      source: """
        import Core
        import Foundation
        protocol Archive: Shelf, Sendable where Self: Audited { func close() -> Receipt }
        protocol Audited { var auditor: Person { get async throws } }
        struct Receipt {}
        """,
      core: """
        import Base
        public protocol Shelf: Base.Container where Item == Book { func sort() -> Book? }
        public struct Book {}
        public struct Person {}
        """,
      base: """
        public protocol Container { associatedtype Item; func put(_ item: Item) -> Token }
        public struct Token {}
        """),
    FakeSample(
      "Overloads that differ only in their results or generic parameters are all listed",
      of: "Loader",
      source: """
        protocol Loader: Identified where ID == String {
          var id: String { get }
          func load(_ id: Int) -> Int
          func load(_ id: Int) -> String
          func load(_ id: Int) async throws -> Int
          func load<T: Numeric>(_ id: T)
          func load<T: Hashable>(_ id: T)
        }
        protocol Identified { associatedtype ID; var id: ID { get }; func load(_ id: Int) throws -> Int }
        """),
    FakeSample(
      "A member that the macro cannot write has a body", of: "Table",
      source: """
        protocol Table {
          init(rows: Int) throws
          subscript(row: Int) -> String { get set }
          var isOpen: Bool { get async }
          static func + (left: Self, right: Int) -> Self
        }
        """),
  ]

  @Test("Optional members for Objective-C are left out, unless they are asked for")
  func objectiveC() throws {
    let package = try Workspace(
      """
      @objc protocol Port: NSObjectProtocol {
        @objc(enter:) func enter(_ ship: Int) throws
        @objc optional var depth: Int { get }
        @objc optional func close(_ hours: Int)
      }
      """)
    expectGolden(
      """
      \(try package.fake(of: "Port") ?? "")
      --all-requirements
      \(try package.fake(of: "Port", "--all-requirements") ?? "")
      """)
  }

  @Test("One optional member can be asked for by name")
  func requirements() throws {
    let source = """
      protocol Player { func play(); static func stop(_ now: Bool); func pause(at: Int); var volume: Int { get } }
      extension Player { static func stop(_ now: Bool) {}; func pause(at: Int) {}; var volume: Int { 3 } }
      """
    let package = try Workspace(source)
    let text = try #require(
      try package.fake(of: "Player", "--requirement", "pause(at:)", "--requirement", "volume"))
    #expect(
      text.hasSuffix("{\n  func play()\n  func pause(at: Int)\n  var volume: Int\n}"), "\(text)")
    try package.expectUpToDate()
    #expect(try package.run("--requirement", "stop", "Player").hasPrefix("updated"))
    expectGolden(
      [
        try package.run("--requirement", "halt", "Player"), try package.run("--requirement"),
        try package.run("--requirement", "stop"), try package.run("--requirement", "a", "A", "B"),
        try Workspace("protocol Empty {}").run("--requirement", "halt", "Empty"),
      ])
  }

  @Test("Members with a default implementation are left out, unless they are asked for")
  func defaults() throws {
    let source = """
      protocol Player {
        func play()
        func stop()
        var volume: Int { get set }
        var title: String { get }
      }
      extension Player {
        func stop() {}
        var volume: Int { 3 }
        private var title: String { "" }
      }
      extension Player where Self: Equatable { func play() {} }
      """
    let without = try #require(try Workspace(source).fake(of: "Player"))
    #expect(!without.contains("func stop()"))
    #expect(without.contains("func play()") && without.contains("var title: String"))
    let with = try #require(try Workspace(source).fake(of: "Player", "--all-requirements"))
    #expect(with.contains("func stop()"))
  }

  @Test("A getter in an extension is no default implementation of a property that can be set")
  func settableProperties() throws {
    let package = try Workspace(
      """
      protocol Player { var volume: Int { get set } }
      extension Player { var volume: Int { 3 } }
      """)
    #expect(try package.fake(of: "Player")?.contains("var volume: Int") == true)
  }

  @Test("A member that a child repeats with another name of a generic parameter is listed once")
  func repeatedGenerics() throws {
    let package = try Workspace(
      """
      protocol Saving { func save<T: Encodable>(_ value: T) -> [T] where T: Sendable }
      protocol Storing: Saving { func save<Value>(_ value: Value) -> [Value] where Value: Encodable & Sendable }
      """)
    let text = try #require(try package.fake(of: "Storing"))
    #expect(text.split(separator: "func save").count == 2, "\(text)")
    try package.write(
      text.replacing("<Value>", with: "<T>").replacing("Value:", with: "T:")
        .replacing("value: Value", with: "value: T").replacing("[Value]", with: "[T]") + "\n",
      "Tests/AppTests/Fakes/FakeStoring.swift")
    #expect(try package.run("--check") == "")
  }

  @Test("Type aliases of parents and of closures are seen through")
  func typeAliases() throws {
    let package = try Workspace(
      """
      typealias Storage = Reading & Writing
      protocol Reading { func read(_ done: Completion<Int>) }
      protocol Writing { func write(_ done: @escaping Completion<String>, later: Completion<Int>?) }
      typealias Completion<Value> = (Value, (any Error)?) -> Void
      protocol Store: Storage {
        typealias Cell = Int
        typealias Row<Value> = [Cell: Value]
        typealias Unused = Cell
        func rows() -> Row<Self>
      }
      typealias Shop = Store
      """)
    #expect(try package.run("Shop") == "wrote Tests/AppTests/Fakes/FakeStore.swift")
    expectGolden(try package.fake(of: "Store"))
  }

  @Test("Open associated types are generic parameters, and fixed ones type aliases")
  func associatedTypes() throws {
    let package = try Workspace(
      """
      protocol Box<Item> { associatedtype Item: Equatable; associatedtype Key = Int; func put(_ item: Item, at key: Key) }
      protocol UserBox: Box<String> { func label() -> Item }
      """)
    expectGolden(try package.fake(of: "Box"), "an open type")
    expectGolden(try package.fake(of: "UserBox"), "a fixed type")
  }

  @Test(
    "Kinds of classes",
    arguments: [
      ("Vault", "protocol Vault: Actor { func open() }", "actor FakeVault: Vault"),
      (
        "Screen", "@MainActor protocol Screen { func show() }",
        "@Spryable\n@MainActor\nfinal class FakeScreen: Screen, Spryable, Sendable"
      ),
      (
        "Item", "protocol Item: Codable { func run() }",
        "final class FakeItem: Item, Spryable, SpryGeneratedFake, Sendable {\n  nonisolated init() {}"
      ),
      (
        "Row", "enum Table { protocol Row { func cell() -> Cell }; struct Cell {} }",
        "func cell() -> Table.Cell"
      ),
      (
        "Row", "class View {}; protocol Row: View { func cell() }",
        "final class FakeRow: View, Row, Spryable {"
      ),
      (
        "Data",
        "import Foundation; public protocol Data { func item() -> Date }; public struct Date {}",
        "final class FakeData: App.Data, Spryable, Sendable {\n  func item() -> App.Date"
      ),
    ])
  func kinds(_ name: String, _ source: String, _ expected: String) throws {
    let package = try Workspace(
      source, interfaces: ["Foundation": "public struct Data {\n}\npublic struct Date {\n}\n"])
    let type = source.hasPrefix("enum") ? "Table.\(name)" : name
    let text = try #require(try package.fake(of: type))
    #expect(text.contains(expected), "\(text)")
  }

  @Test("A second run changes no class inside #if")
  func conditionalClasses() throws {
    let package = try Workspace("#if os(Linux)\nprotocol Log { func write() }\n#endif")
    let text = try package.fake(of: "Log")
    #expect(text?.hasPrefix("#if os(Linux)\n") == true)
    try package.expectUpToDate()
  }

  @Test("A type that several clauses declare has no condition")
  func severalClauses() throws {
    let package = try Workspace(
      """
      #if os(Linux)
        protocol Log { func write() }
      #else
        protocol Log { func write() }
      #endif
      """)
    #expect(try package.fake(of: "Log")?.contains("#if") == false)
  }

  private let platforms = """
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(WinSDK)
      import WinSDK
    #else
      import Darwin
    #endif
    import Base
    #if canImport(Network)
      import Network
      protocol Wire {
        func send(_ packet: Packet) -> Token
        func close()
      }
    #endif
    protocol Log { func write(_ file: FILE) }
    protocol Plain { func token() -> Token }
    """

  @Test("The conditions around imports and protocols are copied")
  func conditionalPlatforms() throws {
    let package = try Workspace(platforms, base: "public struct Token {}")
    expectGolden(try package.fake(of: "Wire"), "a protocol in a clause")
    expectGolden(try package.fake(of: "Log"), "imports in clauses")
    expectGolden(try package.fake(of: "Plain"), "a type of a module without a condition")
    try package.expectUpToDate()
    try package.write(
      platforms.replacing("func close()", with: "func close() -> Int"), "Sources/App/App.swift")
    try package.run()
    let text = try #require(package.read("Tests/AppTests/Fakes/FakeWire.swift"))
    expectGolden(String(text.dropLast()), "an update")
  }
}
