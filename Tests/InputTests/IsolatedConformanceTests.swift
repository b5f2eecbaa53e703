import Foundation
import SpryMacros
import SpryMatchers
import Testing

// Members on an actor that implement requirements of the standard library.
@MainActor @Spryable @Spyable private protocol Badge: CustomStringConvertible {
  var text: String { get }
}
extension Badge { var description: String { "badge \(text)" } }

@MainActor @Spryable @Spyable private protocol Entry: Hashable { var key: Int { get } }
extension Entry {
  static func == (left: Self, right: Self) -> Bool { left.key == right.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

@MainActor @Spryable @Spyable private protocol Item: Identifiable { var id: Int { get } }
@MainActor @Spryable private protocol Volume: Item, Identifiable { func read() }

@MainActor @Spryable @Spyable private protocol Rank: Comparable { var place: Int { get } }
extension Rank { static func < (left: Self, right: Self) -> Bool { left.place < right.place } }

// These conformances are `Sendable`, so that they are on no actor.
@MainActor @Spryable @Spyable private protocol Key: Hashable, Sendable { func open() }
@MainActor @Spryable @Spyable private protocol Stored: Codable, Sendable { func keep() }

// The superclass of these is `Hashable`.
@Spryable private protocol Window: NSObjectProtocol, Hashable { func open() }
@Spyable(inheriting: NSObject.self) private protocol Gateway: NSObjectProtocol, Hashable {
  func open()
}

@MainActor @Suite("Conformances to protocols of the library on the main actor", .spry)
struct IsolatedConformanceTests {
  @Test("The protocol's own implementation is used")
  func ownImplementations() {
    let badge = FakeBadge()
    badge.stub.text.andReturn("7")
    #expect((badge as any Badge).description == "badge 7")

    let (entry, other) = (FakeEntry(), FakeEntry())
    entry.stub.key.andReturn(1)
    other.stub.key.andReturn(1)
    #expect(Set([entry, other]).count == 1)

    let (low, high) = (FakeRank(), FakeRank())
    low.stub.place.andReturn(1)
    high.stub.place.andReturn(2)
    #expect([high, low].sorted().first === low)
  }

  @Test("An identifier is a member like another, in a child as well")
  func identifiers() {
    func identifier<Value: Identifiable>(of value: Value) -> Value.ID { value.id }
    let (item, book, spy) = (FakeItem(), FakeVolume(), ItemSpy())
    item.stub.id.andReturn(1)
    book.stub.id.andReturn(2)
    spy.underlyingId = 3
    let found: [Int] = [identifier(of: item), identifier(of: book), identifier(of: spy)]
    #expect(found == [1, 2, 3])
    expectHaveReceived(item.calls.id, .once)
  }
}

@Suite("Sendable conformances of a protocol on the main actor", .spry)
struct SendableConformanceTests {
  @Test("They are on no actor")
  func onNoActor() async throws {
    let (key, spy) = (FakeKey(), await KeySpy())
    #expect(Set([key, key]).count == 1)
    #expect(spy == spy)
    await key.open()
    expectHaveReceived(key.calls.open(), .once)
    _ = StoredSpy()
    let (window, door) = (FakeWindow(), GatewaySpy())
    #expect(Set([window, window]).count == 1)
    #expect(Set([door, door]).count == 1)
  }
}
