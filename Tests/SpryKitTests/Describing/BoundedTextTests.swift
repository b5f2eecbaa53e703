import TestSupport
import Testing

@testable import SpryKit

@Suite("A description has bounds")
struct BoundedTextTests {
  private indirect enum List: Equatable {
    case end
    case node(Int, List)

    init(_ count: Int, end: List = .end) {
      self = (0..<count).reduce(end) { .node($1, $0) }
    }
  }

  private struct Link {
    var next: Any
  }

  private final class Ring: Equatable {
    var next: Ring?
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (left: Ring, right: Ring) -> Bool { left.number == right.number }

    /// Rings of as many objects, of which the last refers to the first.
    static func make(_ numbers: some Sequence<Int>) -> Ring {
      let rings = numbers.map { Ring($0) }
      for (ring, next) in zip(rings, rings.dropFirst()) { ring.next = next }
      rings.last?.next = rings.first
      return rings[0]
    }
  }

  private struct Holder: Equatable {
    var name = "holder"
    var numbers: [Int]
    var words: Set<String> = []
    var counts: [String: Int] = [:]
  }

  /// Not equal to any other, although it may look the same.
  private struct Unequal: Equatable {
    var list: List
    static func == (left: Unequal, right: Unequal) -> Bool { false }
  }

  private static let numbers = Array(0..<100_000)

  private func changed(_ change: (inout [Int]) -> Void) -> [Int] {
    var numbers = Self.numbers
    change(&numbers)
    return numbers
  }

  private func reason(_ actual: Any?, not expected: Any?) -> String {
    let matcher = ArgumentMatcher.make(expected)
    return matcher.mismatch(actual, matcher.compare(recorded: actual))
  }

  @Test("In breadth: elements of lists")
  func lists() {
    expectGolden([
      describe(Self.numbers),
      reason(changed { $0[0] = -1 }, not: Self.numbers),
      reason(changed { $0[50_000] = -1 }, not: Self.numbers),
      reason(changed { $0[99_999] = -1 }, not: Self.numbers),
      reason(changed { $0.removeLast() }, not: Self.numbers),
      reason(changed { $0.removeFirst() }, not: Self.numbers),
      reason(Self.numbers.map { $0 + 1 }, not: Self.numbers),
      reason(Self.numbers[...], not: Array(Self.numbers.reversed())[...]),
      reason(Holder(numbers: changed { $0[99_999] = -1 }), not: Holder(numbers: Self.numbers)),
      reason(Self.numbers, not: 1),
    ])
  }

  @Test("In breadth: the greatest number of elements that are written, and one more")
  func elementsAtTheBound() {
    let long = String(repeating: "l", count: 80)
    expectGolden(
      [ValueWriter.most, ValueWriter.most + 1].map { describe(Array(repeating: long, count: $0)) })
  }

  @Test("In breadth: members of sets and values of dictionaries")
  func setsAndDictionaries() {
    let set = Set(Self.numbers)
    let values = Dictionary(uniqueKeysWithValues: Self.numbers.map { ("key \($0)", $0) })
    expectGolden([
      describe(set), describe(values),
      reason(set.symmetricDifference([5, -5]), not: set),
      reason(Set(Self.numbers.map { $0 + 200_000 }), not: set),
      reason(values.merging(["key 7": 0]) { $1 }, not: values),
      reason(values.filter { $0.key != "key 8" }, not: values),
      reason(values, not: values.filter { $0.key != "key 9" }),
      reason(values.mapValues { $0 + 1 }, not: values),
      reason(
        Holder(numbers: [], words: Set(values.keys), counts: values),
        not: Holder(numbers: [], words: ["key 5"], counts: [:])),
    ])
  }

  @Test("In depth: values inside one another")
  func depth() {
    let arrays = (0..<1_000).reduce([] as [Any]) { list, _ in [list] }
    let links = (0..<1_000).reduce(Link(next: 0)) { link, _ in Link(next: link) }
    expectGolden([
      describe(List(19)), describe(List(1_000)), describe(arrays), describe(links),
      reason(List(1_000), not: List.end),
      reason(List(1_000), not: List(1_000, end: .node(1, .end))),
      reason([List(1_000)], not: [List.end]),
      reason(arrays, not: [] as [Any]),
      reason(links, not: links),
      reason(Unequal(list: List(1_000)), not: Unequal(list: List(1_000))),
    ])
  }

  @Test("In depth: objects that refer to one another")
  func rings() {
    expectGolden([
      reason(Ring.make([4, 2, 3]), not: Ring.make(1...3)),
      reason([Ring.make([1, 2])], not: [Ring.make([2, 1])]),
      reason(Ring.make(2...1_000), not: Ring.make(1...999)),
    ])
  }

  @Test("In length: long strings, alone and in other values")
  func strings() {
    let text = String(repeating: "é", count: 100_000)
    let half = String(repeating: "l", count: 480)
    expectGolden([
      describe(text), describe([text]), describe(Link(next: text)),
      reason("a" + text, not: "b" + text),
      reason(text + "a", not: text + "b"),
      reason(text, not: text + "b"),
      reason(text + "e\u{301}x", not: text + "éy"),
      reason("\(half)x\(half)", not: "\(half)yy\(half)"),
      reason("\(half)x\(half)", not: "\(half)y\(half)"),
      reason(half, not: half + "l"),
      reason(half + "l", not: half),
      reason("first \(half)", not: "second \(half)"),
      reason(half + " first", not: half + "more second"),
      reason(Link(next: text), not: 1),
    ])
  }
}
