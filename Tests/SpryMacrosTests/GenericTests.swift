import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Printer {
  func show<Value>(_ value: Value)
  func echo<Value: Equatable>(_ value: Value) -> Value
  func sum<Item, List>(_ items: List) -> Item where List: Sequence, List.Element == Item
  func pair<A, B>(_ a: A, with b: B) -> (A, B) where A: Hashable, B: Comparable & Sendable
  func make<Value>(_ type: Value.Type) -> Value
  func maybe<Value>(_ value: Value?) async throws -> Value?
  func pack<each Value>(_ values: repeat each Value) -> Int
  func packed<each Value: Equatable>(
    _ first: String, _ values: repeat each Value
  ) -> (repeat each Value)
  func packThrows<each Value>(_ values: repeat each Value, last: Int) async throws -> Int
  func boxed<Value>(_ box: Box<Value>) -> Box<[Value]>
  static func create<Value: Sendable>(_ type: Value.Type) -> Value?
  func nested<Value>(_ values: [String: [Value]]) -> ((Value) -> Bool)?
}

struct Box<Value> { var value: Value }

// Its members can be named by texts as well.
extension FakePrinter { typealias Function = MemberName }

@Suite("Generic functions", .spry) struct GenericTests {
  let fake = FakePrinter()

  @Test("A generic argument is recorded with its own type")
  func parametersAreRecordedAsWhatTheyAre() {
    fake.stub.echo("a").andReturn("b")
    fake.stub.echo(1).andReturn(2)
    fake.show([1])
    #expect(fake.echo("a") == "b")
    #expect(fake.echo(1) == 2)
    expectHaveReceived(fake.calls.show([1]), .once)
    expectHaveReceived(fake.calls.echo("a"), .once)
  }

  @Test("A function keeps its constraints")
  func clausesAreKept() async throws {
    fake.stub.sum(.any([Int].self)).andReturn(6)
    fake.stub.pair(.any(Int.self), with: .any(String.self)).andReturn((1, "b"))
    fake.stub.make(Int.self).andReturn(3)
    fake.stub.make(String.self).andReturn("3")
    fake.stub.maybe("a").andReturn(nil)
    #expect(fake.sum([1, 2, 3]) == 6)
    #expect(fake.pair(1, with: "a") == (1, "b"))
    #expect(fake.make(Int.self) == 3)
    #expect(fake.make(String.self) == "3")
    #expect(try await fake.maybe("a") == nil)
    expectHaveReceived(fake.calls.sum([1, 2, 3]))
    expectHaveReceived(fake.calls.pair(1, with: "a"))
  }

  @Test("A function can have a parameter pack")
  func packs() async throws {
    fake.stub.pack(1, "a", true).andReturn(3)
    fake.stub("pack(_:)").andReturn(0)
    fake.stub.packed(.any, .any(Int.self), .any(Bool.self)).andReturn((1, true))
    fake.stub.packThrows(.any(Int.self), .any(String.self), last: .any).andThrow(DoorError(code: 1))
    #expect(fake.pack(1, "a", true) == 3)
    #expect(fake.pack() == 0)
    #expect(fake.packed("first", 2, false) == (1, true))
    await #expect(throws: DoorError(code: 1)) { try await fake.packThrows(1, "a", last: 3) }
    expectHaveReceived(fake.calls.packed("first", 2, false))
    #expect(fake.calls.packed(.prefix("f"), .greaterThan(1), .equal(true)).isEmpty)
    expectHaveReceived(fake.calls.packThrows(1, "a", last: 3))
    #expect(
      fake.called("pack(_:)").map(\.description) == [#"pack(1, "a", true)"#, "pack()"])
  }
}
