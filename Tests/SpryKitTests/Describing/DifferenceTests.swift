import TestSupport
import Testing

@testable import SpryKit

@Suite("A failure names what differs")
struct DifferenceTests {
  struct Order: Equatable {
    var id = "2026-11-23-000042"
    var customer = "Ann Example, Example Street 7"
    var items = ["cup": 2, "pen": 3]
    var note: String?
    var lines: [Line] = [Line(), Line()]
    var state = State.open
  }

  struct Line: Equatable {
    var name = "cup"
    var price = 3.5
  }

  enum State: Equatable {
    case open
    case paid(by: String)
    case moved(Line, to: Int)
  }

  /// A class with `==`, whose description is only its name.
  final class Basket: Equatable {
    var order = Order()
    var log: () -> Void = {}

    init(_ change: (inout Order) -> Void = { _ in }) { change(&order) }

    static func == (left: Basket, right: Basket) -> Bool { left.order == right.order }
  }

  /// A struct that is not `Equatable`, and therefore cannot decide anything.
  struct Holder: Equatable {
    var opaque: Opaque
    var shape = OpaqueShape.dot

    static func == (left: Holder, right: Holder) -> Bool { left.opaque.id == right.opaque.id }
  }

  /// A struct whose `==` does not compare its objects by identity.
  struct Team: Equatable {
    var people = [Person("Ann")]
    var plain: Plain?
    var name: String

    static func == (left: Team, right: Team) -> Bool {
      left.people == right.people && left.name == right.name
    }
  }

  final class Node: Equatable {
    var next: Node?
    var number: Int

    init(_ number: Int) {
      self.number = number
      next = self
    }

    static func == (left: Node, right: Node) -> Bool { left.number == right.number }
  }

  private func order(_ change: (inout Order) -> Void) -> Order {
    var order = Order()
    change(&order)
    return order
  }

  /// The reason after the nearest call in the failure.
  private func reason(_ actual: Any?, not expected: Any?) -> String {
    let fake = FakeService()
    fake.accept(actual)
    let text = fake.didCall(.accept, withArguments: [expected]).failureDescription ?? "(nil)"
    return text.components(after: "   argument 1: ")
  }

  @Test("Plain values, and values that print alike")
  func plainValues() {
    expectGolden([
      reason(2, not: 1),
      reason(2, not: nil),
      reason(Int?.none, not: 2),
      reason(optional("b"), not: optional("a")),
      reason(Shape.circle(radius: 2), not: Shape.dot),
      reason(Point(x: 2), not: Point(x: 1)),
      reason([1], not: [1, 2]),
      reason(String.self, not: Int.self),
      reason(SubPlain(), not: Plain()),
      reason(Character("b"), not: "a"),
      reason(1, not: ()),
      reason(Int64(100), not: 101),
      reason("a", not: "b"[...]),
      reason(OpaqueShape.dot, not: Shape.dot),
      reason("a\r\nb", not: "a\nb"),
      reason(["a\nb"], not: 1),
    ])
  }

  @Test("The fields of a struct")
  func fields() {
    expectGolden([
      reason(order { $0.items["pen"] = 4 }, not: Order()),
      reason(Order(), not: order { $0.note = "paid" }),
      reason(order { $0.lines[1].price = 4 }, not: Order()),
      reason(order { $0.lines.removeLast() }, not: Order()),
      reason(order { $0.customer = $0.customer.uppercased() }, not: Order()),
      reason(
        order {
          $0.items = ["cup": 1, "bag": 7]
          $0.note = "?"
        },
        not: Order()
      ),
    ])
  }

  @Test("A payload of an enum")
  func payloads() {
    expectGolden([
      reason(order { $0.state = .paid(by: "Ann") }, not: order { $0.state = .paid(by: "Bo") }),
      reason(order { $0.state = .paid(by: "Ann") }, not: Order()),
      reason(
        State.moved(Line(price: 100_000), to: 1), not: State.moved(Line(price: 100_001), to: 2)),
      reason(Optional(State.paid(by: "Ann")), not: State.paid(by: "Bo")),
    ])
  }

  @Test("Elements of a long array")
  func elements() {
    var numbers = Array(1...100)
    numbers[41] = 0
    expectGolden([
      reason(numbers, not: Array(1...100)),
      reason(Array(2...100), not: Array(1...100)),
      reason(Array(1...99), not: Array(1...100)),
      reason(Array(101...200), not: Array(1...100)),
      reason(numbers as [Any], not: Array(1...100)),
      reason([numbers, numbers], not: [numbers, Array(1...100)]),
    ])
  }

  @Test("Members of sets, values of dictionaries, elements of tuples")
  func otherCollections() {
    let words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]
    let lengths = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
    expectGolden([
      reason(Set(words), not: Set(words.dropFirst() + ["omega"])),
      reason(Set(1...40), not: Set(2...40)),
      reason(lengths, not: lengths.merging(["alpha": 0]) { $1 }),
      reason(lengths.filter { $0.key != "beta" }, not: lengths.filter { $0.key != "zeta" }),
      reason(
        ["order": ["lines": lengths]], not: ["order": ["lines": lengths.mapValues { $0 / 6 }]]),
      reason((1, Order()), not: (1, order { $0.note = "paid" })),
      reason((count: 1, order: Order()), not: (2, order { $0.note = "paid" })),
    ])
  }

  @Test("Objects")
  func objects() {
    expectGolden([
      reason(Basket { $0.note = "paid" }, not: Basket()),
      reason([Basket(), Basket { $0.note = "paid" }], not: [Basket(), Basket()]),
      reason(Node(1), not: Node(2)),
      reason(Plain(), not: Plain()),
      reason([Plain()], not: [Plain()]),
      reason([Person("Ann")], not: [Person("Ann")]),
      reason([[Person("Ann")]], not: [[Person("Ann")]]),
      reason(
        Team(plain: Plain(), name: "the first of all teams"),
        not: Team(plain: Plain(), name: "the second of all teams")),
      reason([Team(name: "a")], not: [Team(name: "b")]),
      reason(Set([Member("Ann")]), not: Set([Member("Ann")])),
      reason(Listed(), not: Listed()),
      reason(Token("a"), not: Token("b")),
    ])
  }

  @Test("Parts that print alike or cannot be compared")
  func hiddenParts() {
    expectGolden([
      reason(Holder(opaque: Opaque(id: 1)), not: Holder(opaque: Opaque(id: 2))),
      reason(
        Holder(opaque: Opaque(id: 1), shape: .circle(Opaque(id: 1))),
        not: Holder(opaque: Opaque(id: 2))),
      reason([Double.nan, 1], not: [Double.nan, 1]),
      reason([1, Int64(1)] as [Any], not: [1, "1"] as [Any]),
      reason([1: "a"], not: [Int8(2): "a"]),
      reason("a\\nb", not: "a\nb"),
    ])
  }

  @Test("Types of values that look alike")
  func types() {
    expectGolden([
      reason(Float(0.1), not: 0.1),
      reason(["price": 3.5], not: ["price": 3]),
      reason("7", not: 7),
      reason(Set([1]), not: [2]),
      reason([1, 2] as [Any], not: [1, 3]),
      reason(Opaque(id: 1), not: Point(x: 1)),
      reason((1, 2), not: 12),
    ])
  }

  @Test("A difference only in upper and lower case")
  func letterCase() {
    expectGolden([
      reason("Ann", not: "ann"),
      reason("STRASSE", not: "straße"),
      reason(["name": "Ann"], not: ["name": "ann"]),
    ])
  }

  @Test("Dictionaries and sets are sorted, at every depth")
  func sorted() {
    let numbers = Dictionary(uniqueKeysWithValues: (1...12).map { ($0, "\($0)") })
    expectGolden([
      describe(numbers), describe(Set(["b", "a", "c"])), describe(Order()),
      describe([["b": optional(1), "a": nil]]), describe(State.moved(Line(), to: 1)),
      describe((1, name: "a\"b")), describe([String: Int]()), describe([Opaque(id: 1)]),
      describe(Box(content: Set([2, 1]))), describe([Plain()]), describe(\Point.x),
    ])
  }

  @Test("A text that is cut is never longer than the whole")
  func cutTexts() {
    for length in 90...140 {
      let text = String(repeating: "a", count: length)
      #expect(describe(text).count <= length + 2)
    }
  }

  @Test("Advice names what compiles: matchers of the typed API for a typed member")
  func advice() {
    typealias Typed<Value> = ArgumentOf<Value>
    func typed<Value>(_ actual: Value, not expected: Value) -> String {
      let matcher = Typed<Value>.equal(expected).matcher
      return matcher.mismatch(actual, matcher.compare(recorded: actual))
    }
    let closure: () -> Void = {}
    expectGolden([
      typed(Opaque(id: 1), not: Opaque(id: 1)),
      typed([Opaque(id: 1)], not: [Opaque(id: 1)]),
      typed(closure, not: closure),
      typed(Person("Ann"), not: Person("Ann")),
      typed([Person("Ann")], not: [Person("Ann")]),
      typed(Person("Ann") as AnyObject, not: Person("Ann")),
      typed(Person("Ann") as Any, not: Person("Ann")),
      reason(Person("Ann"), not: Person("Ann")),
      reason([Person("Ann")] as [Any], not: [Person("Ann")] as [Any]),
    ])
  }

  @Test("A long argument that matches is not printed")
  func longArgumentThatMatches() {
    let text = String(repeating: "long ", count: 30)
    let fake = FakeService()
    fake.stub(.pair).andReturn("")
    _ = fake.pair(text, 1)
    expectGolden(fake.didCall(.pair, withArguments: [text, 2]).failureDescription, "it matches")
    expectGolden(
      fake.didCall(.pair, withArguments: ["short", 1]).failureDescription, "it does not match")
  }
}

extension String {
  fileprivate func components(after separator: String) -> String {
    split(separator: separator).last.map(String.init) ?? self
  }
}
