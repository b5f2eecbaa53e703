import SpryMacros
import SpryMatchers
import Testing

@resultBuilder
struct Summing {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
}

/// Members with many features.
@Spryable
protocol Combined<Item>: AnyObject, Sendable {
  associatedtype Item: Sendable & Hashable
  @MainActor func load<Value: Sendable>(
    _ value: Value, or items: Self.Item?..., into list: inout [Item]
  ) async throws(DoorError) -> (Value, [Self.Item])
  @discardableResult static func make(
    _ item: borrowing Item, by body: (Item) async throws -> Bool
  ) async rethrows -> Item?
  func pass<each Value>(
    _ values: repeat each Value, to body: (Int) throws -> Int
  ) rethrows -> Int
  @Studio func build(@Summing _ body: () -> Int, then done: (@Sendable (Item) -> Void)?) -> Item!
  subscript<Key: Hashable>(key: Key, `default` value: @autoclosure () -> Item) -> Item { get set }
  subscript(later item: Item) -> [Item: Int] { get async throws(DoorError) }
  init(copy: Self, _ change: (inout Item) -> Void) async throws
  init?<Other: Combined>(_ other: Other, at index: inout Int) where Other.Item == Item
  #if !NOT_DEFINED
    @available(macOS 14, *) nonisolated func `repeat`(
      _: (any Combined<Item>)?, `while`: @escaping @Sendable (Self) async -> Bool
    ) async -> any Sequence<Item>
  #endif
}

@Spryable
protocol Held where Self: Actor {
  func hold(_ value: Int) -> Int
  func swap(_ value: inout Int, with body: (Int) throws -> Int) rethrows
}

@Spryable @Spyable
protocol Owned {
  consuming func use(_ value: Int) -> Int
  borrowing func look() -> Int
  func c(_ body: @convention(c) (Int32) -> Int32) -> Int
  func array(_ values: [3 of Int]) -> [3 of Int]
  func size<let count: Int>(_ values: [count of Int]) -> Int
  // No type can implement it in Swift 6.2.
  #if compiler(>=6.3)
    func sends(_ parcel: inout sending Parcel) -> Int
  #endif
}

/// A class with all kinds of members.
@Spryable
final class FakeCombinedClass<Item: Equatable>: Spryable, Sendable {
  @MainActor func load<Value: Sendable>(
    _ value: Value, or items: Item?..., into list: inout [Item]
  ) async throws(DoorError) -> Value
  @discardableResult static func make(by body: (Item) throws -> Bool) rethrows -> Item?
  func pass<each Value>(_ values: repeat each Value) throws -> Int
  @available(macOS 14, *) func build(_ body: @autoclosure () throws -> Item) throws -> Item?
}

// Its members can be named by texts as well.
extension FakeCombined { typealias Function = MemberName }

@Suite("Combinations of features", .spry) struct CombinationTests {
  @Test("Effects, isolation, and generics can be combined")
  @MainActor func severalEffects() async throws {
    let fake = FakeCombined<String>()
    fake.stub.load(1, or: "a", nil, into: ["b"]).andDo { value, items, list in
      list.append("c")
      return (value, ["d"])
    }
    fake.stub.load(.any(Int.self), or: .any, into: .any).andThrow(DoorError(code: 2))
    var list = ["b"]
    let answer = try await fake.load(1, or: "a", nil, into: &list)
    #expect(answer == (1, ["d"]))
    #expect(list == ["b", "c"])
    do { _ = try await fake.load(2, into: &list) } catch { #expect(error.code == 2) }
    expectHaveReceived(fake.calls.load(.equal(2), or: .empty, into: .elements("b", "c")), .once)
  }

  @Test("Closures and parameter packs can be combined")
  func closuresAndPacks() async throws {
    let fake = FakeCombined<String>()
    FakeCombined<String>.stub.make(.any, by: .any).andDo { _, body in
      try await body("a") ? "yes" : nil
    }
    fake.stub("pass(_:to:)").andReturn(3)
    fake.stub.build(.any, then: .any).andReturn("built")
    let made = await FakeCombined<String>.make("b") { $0 == "a" }
    #expect(made == "yes")
    #expect(fake.pass(1, "a") { $0 } == 3)
    let built: String = await fake.build({ 1 }, then: nil)
    #expect(built == "built")
    expectHaveReceived(FakeCombined<String>.calls.make("b", by: .any))
    expectHaveReceived(fake.calls.pass(1, "a", to: .any), .once)
  }

  @Test("Subscripts and initializers can have all features")
  func subscriptsAndInitializers() async throws {
    let fake = FakeCombined<String>()
    fake.stub[1, default: "d"].andReturn("one")
    fake.stub[later: .any].andThrow(DoorError(code: 1))
    #expect(fake[1, default: "d"] == "one")
    fake["k", default: "e"] = "two"
    do { _ = try await fake[later: "a"] } catch { #expect(error.code == 1) }
    expectHaveReceived(fake.calls["k", default: "e"].set("two"))
    FakeCombined<String>.stub.initializer(copy: .any, .any).andThrow(DoorError(code: 2))
    await #expect(throws: DoorError(code: 2)) { try await FakeCombined(copy: fake) { _ in } }
    FakeCombined<String>.stub.initializer(.any(FakeCombined<String>.self), at: .any).andReturn(nil)
    var index = 5
    #expect(FakeCombined<String>(fake, at: &index) == nil)
    expectHaveReceived(FakeCombined<String>.calls.initializer(.equal(fake), at: 5))
  }
}
