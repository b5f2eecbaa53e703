import SpryMatchers
import SpryObjects
import Testing

/// Accessors of every form.
private class Card: ObjectSpyable, ClassSpyable {
  private(set) var stored = "stored"
  var items = ["a", "b"]
  nonisolated(unsafe) static var shared = 1

  var title: String {
    @Spied get { stored }
    @Spied set { stored = newValue }
  }

  var onlySet: Int {
    get { items.count }
    @Spied set(count) {
      items = []
      for index in 0..<count { items.append("\(index)") }
    }
  }

  var first: String? {
    @Spied get {
      guard let first = items.first else { return nil }
      return first + "!"
    }
  }

  var described: some CustomStringConvertible { @Spied get { items.count } }

  var itself: Card { @Spied get { self } }

  var token: String {
    @Spied get async throws {
      await Task.yield()
      if items.isEmpty { throw CardError.empty }
      return items[0]
    }
  }

  var checked: Int {
    @Spied get throws(CardError) {
      if items.isEmpty { throw .empty }
      return items.count
    }
  }

  class var count: Int {
    @Spied get { shared }
    @Spied set { shared = newValue }
  }

  static var asyncCount: Int { @Spied get async { shared } }

  subscript(index: Int) -> String {
    @Spied get { items[index] }
    @Spied set { items[index] = newValue }
  }

  subscript<Key: Hashable>(key key: Key, default text: @autoclosure () -> String) -> String
  where Key: Sendable {
    @Spied get { items.first { $0.hashValue == key.hashValue } ?? text() }
  }

  subscript(later index: Int) -> String {
    @Spied get async throws {
      if index < 0 { throw CardError.empty }
      return items[index]
    }
  }

  static subscript(index: Int) -> Int { @Spied get { index * 2 } }

  subscript(newValue newValue: Int) -> Int {
    get { newValue }
    @Spied set(other) { items = ["\(newValue)", "\(other)"] }
  }
}

private enum CardError: Error, Equatable { case empty }

@Suite("@Spied on accessors", .spry)
struct SpiedAccessorTests {
  private let card = Card()

  @Test("A property is read and written")
  func property() {
    card.expectLife(of: "title", returned: "stored", stubbed: "x") { card.title }
    let spy = Spy(on: card, "title")
    spy.spy { card.title = "new" }
    #expect(card.stored == "new")
    #expect(spy.called("title").arguments(as: String.self) == ["new"])
    let silent = Spy(on: card, "title", forwardsInvocations: false)
    silent.spy { card.title = "newer" }
    card.title += "est"
    #expect(card.stored == "newest")
  }

  @Test("A setter is spied without its getter")
  func setterOnly() {
    card.onlySet = 1
    let spy = Spy(on: card)
    spy.spy { card.onlySet += 2 }
    #expect(card.items == ["0", "1", "2"])
    expectHaveReceived(spy, "onlySet", with: 3, countSpecifier: .exactly(1))
  }

  @Test("Getters of every form")
  func getters() throws {
    card.expectLife(of: "first", returned: "a!", stubbed: nil) { card.first }
    card.expectLife(of: "described", returned: "2", stubbed: "2") { card.described.description }
    let spy = Spy(on: card)
    #expect(spy.spy { card.itself } === card)
    try card.expectLife(of: "checked", returned: 2, stubbed: 9) { try card.checked }
    card.items = []
    #expect(throws: CardError.empty) { try card.checked }
    #expect(throws: CardError.empty) { try spy.spy { try card.checked } }
  }

  @Test("An async throwing getter")
  func asynchronous() async throws {
    try await card.expectLife(of: "token", returned: "a", stubbed: "x") { try await card.token }
    card.items = []
    let spy = Spy(on: card)
    await #expect(throws: CardError.empty) { try await spy.spy { try await card.token } }
  }

  @Test("Accessors of the class")
  func ofTheClass() async {
    Card.shared = 1
    Card.expectLife(of: "count", returned: 1, stubbed: 5) { Card.count }
    let spy = Spy(on: Card.self)
    spy.spy { Card.count = 3 }
    expectHaveReceived(spy, "count", with: 3)
    await Card.expectLife(of: "asyncCount", returned: 3, stubbed: 5) { await Card.asyncCount }
    Card.expectLife(of: "subscript(4)", returned: 8, stubbed: 5) { Card[4] }
  }

  @Test("Accessors of subscripts")
  func subscripts() async throws {
    card.expectLife(of: "subscript(1)", returned: "b", stubbed: "x") { card[1] }
    let spy = Spy(on: card)
    spy.spy { card[1] = "c" }
    #expect(card.items == ["a", "c"])
    expectHaveReceived(spy, "subscript(_:)", with: 1, "c")
    card.expectLife(
      of: "subscript(key: 7, default: a function of type () -> String)", returned: "none",
      stubbed: "x"
    ) { card[key: 7, default: "none"] }
    try await card.expectLife(of: "subscript(later: 0)", returned: "a", stubbed: "x") {
      try await card[later: 0]
    }
    spy.spy { card[newValue: 1] = 2 }
    #expect(card.items == ["1", "2"])
    expectHaveReceived(spy, "subscript(newValue:)", with: 1, 2)
    card[newValue: 3] = 4
    #expect(card.items == ["3", "4"])
  }
}
