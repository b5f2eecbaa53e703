import SpryMacros
import SpryMatchers
import Testing

@Spryable private protocol Chest: Identifiable where ID: Sendable {
  var id: ID { get }
  func find(_ id: ID) -> Int
}
@Spryable @Spyable private protocol Suit: CaseIterable where AllCases == [Self] {
  func name() -> String
}

// An alias of a function type that the macro sees is a closure that does not escape.
@Spryable private protocol Pipe<Item> {
  associatedtype Item
  typealias Step = (Item) -> Int
  func run(_ step: Step) -> Int
  func keep(_ step: @escaping Step)
}

@Suite("Associated types that a protocol shares with the standard library", .spry)
struct IdentifierTests {
  @Test("An identifier of the test's type")
  func identifiers() {
    let rack = FakeChest()
    rack.stub.find(.any).andReturn(3)
    #expect(rack.find(ObjectIdentifier(rack)) == 3)
  }

  @Test("The cases of a fake")
  func cases() {
    let suit = FakeSuit()
    suit.stub.name().andReturn("hearts")
    #expect(suit.name() == "hearts")
    #expect(FakeSuit.allCases.isEmpty)
  }

  @Test("A closure behind an alias of the protocol")
  func aliases() {
    let pipe = FakePipe<String>()
    pipe.stub.run(.any).andDo { step in step("abc") }
    #expect(pipe.run { $0.count } == 3)
    pipe.keep { _ in 1 }
    expectHaveReceived(pipe.calls.keep(.any), .once)
  }
}
