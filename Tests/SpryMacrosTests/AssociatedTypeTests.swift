import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Store<Item> {
  associatedtype Item
  func add(_ item: Item)
  func first() -> Item?
  func all() async throws -> [Self.Item]
  subscript(index: Int) -> Item { get set }
}

@Spryable @Spyable
protocol Cache<Key, Value> {
  associatedtype Key: Hashable & Sendable
  associatedtype Value: Codable where Value: Equatable
  associatedtype Keys: Sequence where Keys.Element == Key
  associatedtype Index: Comparable = Int
  var keys: Keys { get }
  func value(for key: Key) -> Value?
  func merge<Other: Cache>(_ other: Other) where Other.Key == Self.Key, Other.Value == Value
  func map<Result>(_ transform: @escaping (Self.Value) -> Result) -> [Self.Key: Result]
  func at(_ index: Self.Index) -> Self.Keys.Element
  static func make(_ pairs: [(Key, Value)]) -> Self
  init(keys: Keys)
}

@Spryable
protocol Clause where First: Equatable, Self.Second == [First] {
  associatedtype First
  associatedtype Second
  func both(_ first: First) -> Second
}

@Spryable
protocol Linked: AnyObject where Self: Sendable {
  associatedtype Next: Linked
  associatedtype Failure: Error
  associatedtype Root: AnyObject, Sendable
  associatedtype `Type`
  var next: Next? { get }
  func root(_ root: Root) throws(Failure) -> Root
  func type(_ value: `Type`) -> `Type`
}

final class Roots: Sendable {}

final class LastLinked: Linked {
  var next: LastLinked? { nil }
  func root(_ root: Roots) throws(DoorError) -> Roots { root }
  func type(_ value: Int) -> Int { value }
}

@Suite("Protocols with associated types", .spry) struct AssociatedTypeTests {
  @Test("Associated types become generic parameters of the fake")
  func areGenericParameters() async throws {
    let fake = FakeStore<String>()
    fake.stub.first().andReturn("a")
    fake.stub.all().andReturn(["b"])
    fake.stub[.any].andReturn("c")
    let store: any Store<String> = fake
    store.add("x")
    #expect(store.first() == "a")
    #expect(try await store.all() == ["b"])
    #expect(fake[0] == "c")
    fake[1] = "d"
    expectHaveReceived(fake.calls.add("x"), .once)
    expectHaveReceived(fake.calls[1].set("d"))
  }

  @Test("The fake has the constraints of the associated types")
  func constraintsAreKept() {
    let fake = FakeCache<String, Int, [String], Int>()
    let other = FakeCache<String, Int, Set<String>, Double>()
    fake.stub.keys.andReturn(["a"])
    fake.stub.value(for: "a").andReturn(1)
    fake.stub.map(.any(((Int) -> String).self)).andDo { transform in ["a": transform(2)] }
    fake.stub.at(3).andReturn("c")
    #expect(fake.keys == ["a"])
    #expect(fake.value(for: "a") == 1)
    fake.merge(other)
    #expect(fake.map { "\($0)" } == ["a": "2"])
    #expect(fake.at(3) == "c")
    expectHaveReceived(fake.calls.merge(.identical(to: other)))
  }

  @Test("Specializations of a fake have separate static stubs")
  func typesHaveTheirOwnStubs() {
    typealias Fake = FakeCache<String, Int, [String], Int>
    let made = Fake(keys: ["a"])
    Fake.stub.make(.any).andReturn(made)
    #expect(Fake.make([("a", 1)]) === made)
    expectHaveReceived(Fake.calls.initializer(keys: ["a"]))
    #expect(FakeCache<String, Int, Set<String>, Int>.calls.initializer(keys: .any).isEmpty)
  }

  @Test("An associated type can be constrained to the protocol itself")
  func ofTheirOwnKind() throws {
    let fake = FakeLinked<LastLinked, DoorError, Roots, Int>()
    let next = LastLinked()
    fake.stub.next.andReturn(next)
    fake.stub.root(.any).andThrow(DoorError(code: 1))
    fake.stub.type(2).andReturn(3)
    #expect(fake.next === next)
    do { _ = try fake.root(Roots()) } catch { #expect(error.code == 1) }
    #expect(fake.type(2) == 3)
    let deeper = FakeLinked<FakeLinked<LastLinked, DoorError, Roots, Int>, DoorError, Roots, Int>()
    deeper.stub.next.andReturn(fake)
    #expect(deeper.next === fake)
  }

  @Test("A spy is generic as well, and its specializations have separate static names")
  func spies() async throws {
    let spy = StoreSpy<String>()
    spy.allReturnValue = ["a"]
    let store: any Store<String> = spy
    #expect(try await store.all() == ["a"])
    store.add("b")
    #expect(spy.addReceivedItem == "b")
    typealias First = CacheSpy<String, Int, [String], Int>
    typealias Second = CacheSpy<String, Int, Set<String>, Int>
    let (first, second) = (First(keys: ["a"]), Second(keys: ["b"]))
    First.makeReturnValue = first
    Second.makeReturnValue = second
    #expect(First.make([]) === first)
    First.resetSpy()
    #expect(Second.make([]) === second)
    first.underlyingKeys = ["c"]
    #expect(first.keys == ["c"])
  }
}
