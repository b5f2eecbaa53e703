import SpryKit
import SpryMacros
import SpryMatchers
import TestSupport
import Testing

struct Guest: Equatable, Sendable {
  var name = "Ann"
  static let bob = Guest(name: "Bob")
}

enum Floor: Equatable, Sendable { case ground, first(Int) }

/// A type with string literals that doesn't conform to `MatchableByStringLiteral`.
struct RoomID: Equatable, Sendable, ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral text: String) { self.text = text }
}

@Spryable protocol Hotel: AnyObject {
  func book(_ guest: Guest, nights: Int) -> Int
  func move(_ guest: Guest, to room: RoomID?, at floor: Floor) async throws -> Bool
  func pay(_ price: Double, _ cents: Int64, by card: String?)
  func list(_ rooms: [String], prices: [String: Int], open: Bool) -> [String]
  func each(_ guest: Guest, rooms: String...) -> Int
  func call(_ guest: Guest, then action: ((Int) -> Void)?, times: UInt8)
  func find(_ id: Int, on floor: Int64) -> Guest?
  func find(_ id: String, on floor: Int64) -> Guest?
  func put<Item: Equatable>(_ item: Item, for key: String) -> Int
  func fetch<Item>(_ type: Item.Type, for key: String) -> Item
  func both(_ first: (some Equatable)?, _ second: Int?) -> Bool
  static func open(_ name: String, rooms: Int) -> Bool
  subscript(_ guest: Guest, at index: Int) -> String { get set }
}

extension TypedMatcher<Int> {
  static var few: Self { .lessThan(3) }
}

extension TypedMatcher where Matched == Guest {
  static var ann: Self { .having(\.name, "Ann") }
}

@Suite("Values and matchers in any combination", .spry(unusedStubs: .off)) @MainActor
struct AnyCombinationTests {
  private let hotel = FakeHotel()
  private let guest = Guest()
  private let nights = 2
  private let price = 1.5
  private let cents: Int64 = 50
  private let card = "gold"
  private let rooms = ["12"]
  private let room = RoomID(stringLiteral: "12")

  init() {
    hotel.stub.book().andReturn(0)
    hotel.stub.list().andReturn([])
    hotel.stub.each(.any, rooms: .any).andReturn(0)
    hotel.stub.find(.any(Int.self), on: .any).andReturn(nil)
    hotel.stub.find(.any(String.self), on: .any).andReturn(nil)
    hotel.stub.put(.any(Int.self), for: .any).andReturn(0)
    hotel.stub.put(.any(Guest.self), for: .any).andReturn(0)
    hotel.stub.both(.any(Int?.self), .any).andReturn(true)
  }

  @Test("Two arguments, of which one is a variable, a literal, a case, or an expression")
  func two() {
    hotel.stub.book(guest, nights: .few).andReturn(1)
    hotel.stub.book(.ann, nights: nights + 1).andReturn(2)
    hotel.stub.book(.bob, nights: .any).andReturn(3)
    hotel.stub.book(.init(name: "Cid"), nights: .in(1...2)).andReturn(4)
    hotel.stub.book(.any, nights: 9).andReturn(5)
    #expect(hotel.book(guest, nights: 1) == 1)
    #expect(hotel.book(guest, nights: 3) == 2)
    #expect(hotel.book(.bob, nights: 7) == 3)
    #expect(hotel.book(Guest(name: "Cid"), nights: 2) == 4)
    #expect(hotel.book(Guest(name: "Cid"), nights: 9) == 5)
    expectHaveReceived(hotel.calls.book(guest, nights: .any), .exactly(2))
    expectHaveReceived(hotel.calls.book(.not(.bob), nights: nights), .once)
    expectInOrder {
      hotel.calls.book(guest, nights: .atMost(nights))
      hotel.calls.book(.match { $0.name == "Ann" }, nights: nights + 1)
      hotel.calls.book(.not(guest), nights: .greaterThan(nights))
    }
  }

  @Test("Three arguments, in each combination")
  func three() async throws {
    let floor = Floor.first(2)
    hotel.stub.move(.any, to: .any, at: .any).andReturn(true)
    hotel.stub.move(guest, to: nil, at: .any).andReturn(false)
    _ = try await hotel.move(guest, to: "12", at: floor)
    let isMoved = try await hotel.move(guest, to: nil, at: .ground)
    #expect(!isMoved)
    expectHaveReceived(hotel.calls.move(guest, to: room, at: .any), .once)
    expectHaveReceived(hotel.calls.move(guest, to: .any, at: .equal(floor)), .once)
    expectHaveReceived(hotel.calls.move(.any, to: room, at: floor), .once)
    expectHaveReceived(hotel.calls.move(guest, to: .some(.any), at: .any), .once)
    expectHaveReceived(hotel.calls.move(.any, to: nil, at: .any), .once)
    expectHaveReceived(hotel.calls.move(guest, to: nil, at: .ground), .once)
    expectHaveReceived(hotel.calls.move(.ann, to: .nil(), at: .ground), .once)
    expectHaveReceived(hotel.calls.move(.any, to: .any, at: floor), .once)
    expectHaveReceived(hotel.calls.move(guest, to: "12", at: .match { _ in true }), .once)
  }

  @Test("A literal beside a variable is a value of the parameter's type")
  func literals() {
    hotel.pay(price, 50, by: "gold")
    hotel.pay(2, cents, by: nil)
    expectHaveReceived(hotel.calls.pay(price, 50, by: .any), .once)
    expectHaveReceived(hotel.calls.pay(.any, 50, by: card), .once)
    expectHaveReceived(hotel.calls.pay(price, 50, by: "gold"), .once)
    expectHaveReceived(hotel.calls.pay(2, .any, by: nil), .once)
    expectHaveReceived(hotel.calls.pay(2, cents, by: nil), .once)
    expectHaveReceived(hotel.calls.pay(.close(to: 2, within: 0.1), cents, by: nil), .once)
    expectHaveReceived(hotel.calls.pay(.any, cents, by: "go" + "ld"), .once)
    _ = hotel.list(["a"], prices: ["a": 1], open: true)
    expectHaveReceived(hotel.calls.list(["a"], prices: .any, open: true), .once)
    expectHaveReceived(hotel.calls.list(.any, prices: ["a": 1], open: .any), .once)
    expectHaveReceived(hotel.calls.list(["a"] + [], prices: .count(1), open: .any), .once)
    expectHaveNotReceived(hotel.calls.list(rooms + ["b"], prices: [:], open: .any))
  }

  @Test("Variadic parameters, closures, and overloads")
  func otherParameters() {
    _ = hotel.each(guest, rooms: "1", "2")
    expectHaveReceived(hotel.calls.each(guest, rooms: .count(2)), .once)
    expectHaveReceived(hotel.calls.each(.any, rooms: "1", card == "" ? "1" : "2"), .once)
    expectHaveReceived(hotel.calls.each(guest, rooms: "1", "2"), .once)
    hotel.call(guest, then: nil, times: 3)
    expectHaveReceived(hotel.calls.call(guest, then: nil, times: .any), .once)
    expectHaveReceived(hotel.calls.call(.any, then: .nil(), times: 3), .once)
    _ = hotel.find(7, on: 1)
    _ = hotel.find("7", on: 2)
    expectHaveReceived(hotel.calls.find(7, on: .any), .once)
    expectHaveReceived(hotel.calls.find(.any(String.self), on: cents / 25), .once)
    expectHaveReceived(hotel.calls.find(nights + 5, on: .any), .once)
    expectHaveReceived(hotel.calls.find("7", on: 2), .once)
  }

  @Test("Generic members, for one type and for any")
  func generics() {
    _ = hotel.put(3, for: "a")
    _ = hotel.put(guest, for: card)
    expectHaveReceived(hotel.calls.put(3, for: .any), .once)
    expectHaveReceived(hotel.calls.put(guest, for: .prefix("g")), .once)
    expectHaveReceived(hotel.calls.put(.any, for: card), .once)
    expectHaveReceived(hotel.calls.put(.any(Int.self), for: "" + "a"), .once)
    expectHaveReceived(hotel.calls.put(.any, for: "a"), .once)
    hotel.stub.fetch(Int.self, for: card).andReturn(3)
    #expect(hotel.fetch(Int.self, for: "gold") == 3)
    expectHaveReceived(hotel.calls.fetch(.any, for: card), .once)
    _ = hotel.both(4, nil)
    expectHaveReceived(hotel.calls.both(4, .any), .once)
    expectHaveReceived(hotel.calls.both(.some(4), nil), .once)
  }

  @Test("Static members, subscripts, and closures")
  func otherMembers() {
    FakeHotel.stub.open(card, rooms: .any).andReturn(true)
    #expect(FakeHotel.open("gold", rooms: 3))
    expectHaveReceived(FakeHotel.calls.open(.any, rooms: nights + 1), .once)
    hotel.stub[guest, at: .any].andReturn("x")
    #expect(hotel[guest, at: 7] == "x")
    expectHaveReceived(hotel.calls[.ann, at: nights + 5], .once)
    let done = SpyClosure<(Int, String?, Double), Bool>("done")
    done.stub(nights, .any, .any).andReturn(true)
    #expect(done.closure(2, "gold", 1))
    expectHaveReceived(done.calls(.few, card, 1), .once)
    expectHaveReceived(done.calls(2, .some("gold"), price - 0.5), .once)
    expectHaveReceived(done.calls(nights, card, .any), .once)
    expectHaveReceived(done.calls(.any, card, .lessThan(price)), .once)
    expectHaveNotReceived(done.calls(nights, nil, .any))
    let sent = SpyClosure<(Guest, Int), Void>("sent")
    sent.closure(guest, 1)
    expectHaveReceived(sent.calls(guest, .any), .once)
    expectHaveReceived(sent.calls(.ann, nights - 1), .once)
  }

  // An expectation has an overload that ignores the result. The compiler prefers it to a disfavored
  // form of the member.
  @Test("An expectation of no calls fails if there are calls, whatever the arguments")
  func isEmptyFails() {
    _ = hotel.list(["a"], prices: ["a": 2], open: true)
    _ = hotel.put(1, for: "a")
    hotel.stub[.any, at: .any].andReturn("x")
    _ = hotel[guest, at: 7]
    let done = SpyClosure<(Int, String), Void>("done")
    done.closure(1, "a")
    withKnownIssue { #expect(hotel.calls.list(.any, prices: [:], open: true).isEmpty == false) }
    withKnownIssue { #expect(hotel.calls.list(["a"], prices: .any, open: true).isEmpty) }
    withKnownIssue { #expect(hotel.calls.list(["a"], prices: ["a": 2], open: .any).isEmpty) }
    withKnownIssue { #expect(hotel.calls.list(.any, prices: .any, open: true).isEmpty) }
    withKnownIssue {
      #expect(!hotel.calls.list(.any, prices: .any, open: true).contains { _ in true })
    }
    withKnownIssue { #expect(hotel.calls.put(1, for: .any).isEmpty) }
    withKnownIssue { #expect(hotel.calls.put(.any(Int.self), for: "a").isEmpty) }
    withKnownIssue { #expect(hotel.calls[.any, at: 7].isEmpty) }
    withKnownIssue { #expect(done.calls(.any, "a").isEmpty) }
    withKnownIssue { #expect(done.calls(1, .any).isEmpty) }
  }

  @Test("A matcher of another name, and one from a variable")
  func ownMatchers() {
    #expect(ArgumentOf<Int>.few.matches(2))
    let isAnn: ArgumentOf<Guest> = .ann
    _ = hotel.book(guest, nights: 2)
    expectHaveReceived(hotel.calls.book(.all(isAnn), nights: .equal(nights)), .once)
    expectHaveReceived(hotel.calls.book(.all(isAnn), nights: nights), .once)
  }
}
