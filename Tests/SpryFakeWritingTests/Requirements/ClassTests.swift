import TestSupport
import Testing

@Suite("Fakes of classes") struct ClassTests {
  @Test("A class gets a fake", arguments: fakes)
  func fake(_ sample: FakeSample) throws { try sample.expectGoldenFake() }

  static let fakes = [
    FakeSample(
      "A class gets overrides of all members that a subclass can override", of: "Engine",
      source: """
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
        """),
    FakeSample(
      "Only open members of a class in another package are overridden", of: "Session",
      source: "import Base",
      base: """
        open class Session: @unchecked Sendable {
          open func load() {}
          public func close() {}
          func reset() {}
          open private(set) var count: Int { get { 0 } }
        }
        """),
    FakeSample(
      "An override with a more specific result is overridden once", of: "Dog",
      source: """
        class Animal { func child() -> Animal { self } }
        class Dog: Animal { override func child() -> Dog { self } }
        """),
    FakeSample(
      "An override of a member of a generic superclass is overridden once", of: "BookShelf",
      source: """
        class Shelf<Item> { func put(_ item: Item, at index: [Item]) {}; var last: Item? { nil } }
        class BookShelf: Shelf<String> { override func put(_ item: String, at index: [String]) {} }
        """),
    FakeSample(
      "Members of a class keep all conditions that make them count", of: "Engine",
      source: """
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
        """),
    FakeSample(
      "The fake of a generic class is generic", of: "Cache",
      source: """
        class Cache<Key: Hashable, Value> where Value: Codable {
          func value(_ key: Key) -> Value? { nil }
        }
        """),
    FakeSample(
      "A generic parameter of a class hides a type of the same name", of: "Store",
      source: """
        import Core
        class Store<Item>: Depot { func put(_ item: Item) {} }
        """,
      core: """
        public struct Item {}
        open class Depot { open func move(_ item: Item) {} }
        """),
  ]
}
