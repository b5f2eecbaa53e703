import SpryKit
import Testing
import TestSupport

@Suite("Which arguments match a matcher")
struct MatcherTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let argument: Any
    var matching: [Any?] = []
    var others: [Any?] = []

    var testDescription: String { "\(argument)" }
  }

  @Test("These arguments match, and no others", arguments: rows)
  func match(_ row: Row) {
    for value in row.matching { #expect(matches(row, value), "\(String(describing: value))") }
    for value in row.others { #expect(!matches(row, value), "\(String(describing: value))") }
  }

  @Test("A failure describes the matcher and the argument that does not match")
  func texts() {
    expectGolden(
      Self.rows.map { row in
        let fake = FakeService()
        if let other = row.others.first { fake.accept(other) }
        return
          "\(fake.didCall(.accept, withArguments: [row.argument], countSpecifier: .exactly(7)))"
      }
    )
  }

  private func matches(_ row: Row, _ value: Any?) -> Bool {
    let fake = FakeService()
    fake.accept(value)
    return fake.didCall(.accept, withArguments: [row.argument]).success
  }

  private class Base {}
  private final class Derived: Base {}

  private static let types = [
    Row(argument: Argument.anything, matching: [1, nil, plain]),
    Row(
      argument: Argument.closure,
      matching: [
        { () -> Void in } as () -> Void, { (number: Int) -> Int in number } as (Int) -> Int,
        Optional { () -> Void in } as Any?, NonEscapingArgument({ () -> Void in } as () -> Void),
      ],
      others: [1, nil, "->", [{ () -> Void in } as () -> Void]]
    ),
    Row(
      argument: Argument.isType(Base.self),
      matching: [Base(), Base() as Base?],
      others: [Derived(), 1, nil]
    ),
  ]

  private static let rows = cases + types + equalities + comparisons + compounds

  private static let cases = [
    Row(argument: Argument.anything, matching: [1, nil, "a", plain, ()]),
    Row(
      argument: Argument.nonNil,
      matching: [1, plain, [Int?.none]],
      others: [nil]
    ),
    Row(
      argument: Argument.nil,
      matching: [nil],
      others: [1, (), [Int]()]
    ),
    Row(
      argument: Argument.pass { $0 as? Int == 1 },
      matching: [1],
      others: [2, nil, "1"]
    ),
    Row(
      argument: Argument.pass { $0 == nil },
      matching: [nil],
      others: ["a"]
    ),
    Row(argument: Argument.captor(), matching: [1, nil, plain]),
    Row(argument: optional(Argument.nonNil) as Any, others: [nil]),
  ]

  private static let equalities = [
    Row(
      argument: Argument.equal(to: Person("Ann")),
      matching: [Person("Ann")],
      others: [Person("Bo"), 1, nil]
    ),
    Row(
      argument: Argument.equal(to: Int?.none),
      matching: [nil],
      others: [1]
    ),
    Row(
      argument: Argument.equal(to: optional(1)),
      matching: [1],
      others: [2, nil]
    ),
    Row(
      argument: Argument.identical(to: plain),
      matching: [plain],
      others: [Plain(), 1, nil]
    ),
    Row(
      argument: Argument.identical(to: note),
      matching: [note],
      others: [Note("a")]
    ),
    Row(
      argument: Argument.any(Int.self),
      matching: [1],
      others: ["1", nil, Int8(1)]
    ),
    Row(
      argument: Argument.any(Plain.self),
      matching: [plain, SubPlain()],
      others: [note]
    ),
    Row(
      argument: Argument.any((any Error).self),
      matching: [NotFound()],
      others: [1, nil]
    ),
    Row(
      argument: Argument.any(Int?.self),
      matching: [1, nil],
      others: [""]
    ),
  ]

  private static let comparisons = [
    Row(
      argument: Argument.in(1...3),
      matching: [1, 3],
      others: [4, "2", nil]
    ),
    Row(argument: Argument.in(1..<3), matching: [2], others: [3, 2.0]),
    Row(argument: Argument.in(..<0), matching: [-1], others: [0]),
    Row(argument: Argument.in(5...), matching: [5], others: [4]),
    Row(argument: Argument.in("a"..."c"), matching: ["b"], others: ["d"]),
    Row(
      argument: Argument.greaterThan(3),
      matching: [4],
      others: [3, nil, 4.0]
    ),
    Row(argument: Argument.atLeast(3), matching: [3, 4], others: [2]),
    Row(argument: Argument.lessThan(3), matching: [2], others: [3]),
    Row(argument: Argument.atMost("b"), matching: ["b"], others: ["c", 1]),
    Row(
      argument: Argument.contains("an"),
      matching: ["Ann and", "an"[...], ["an", "b"], ["an": 1].keys],
      others: ["Ann", nil, 1, ["Jan"]]
    ),
    Row(
      argument: Argument.contains(2),
      matching: [[1, 2], Set([2]), 0..<3, [1, 2] as [Any]],
      others: [[1], 2, nil, ["2"]]
    ),
    Row(
      argument: Argument.match("an even number") { (n: Int) in n.isMultiple(of: 2) },
      matching: [2],
      others: [3, "2", nil]
    ),
  ]

  private static let compounds = [
    Row(
      argument: Argument.oneOf(1, "a", nil, Argument.in(5...6)),
      matching: [1, "a", nil, 5],
      others: [2, "b"]
    ),
    Row(
      argument: Argument.not(5),
      matching: [4, nil],
      others: [5]
    ),
    Row(argument: Argument.not(nil), matching: [4], others: [nil]),
    Row(
      argument: Argument.not(Argument.in(1...2)),
      matching: [3, nil],
      others: [1]
    ),
    Row(
      argument: Argument.all(Argument.any(Int.self), Argument.not(0)),
      matching: [1],
      others: [0, "1"]
    ),
    Row(
      argument: Argument.oneOf(1, Argument.nil),
      matching: [1, nil],
      others: [2]
    ),
    Row(
      argument: Argument.oneOf(1, Argument.all(Argument.greaterThan(4), Argument.lessThan(6))),
      matching: [1, 5],
      others: [4, 6]
    ),
    Row(
      argument: Argument.having(\String.count, 2),
      matching: ["ab"],
      others: ["a", nil, [1, 2]]
    ),
    Row(
      argument: Argument.having(\Point.x, Argument.in(1...2)),
      matching: [Point(x: 1)],
      others: [Point(x: 3), 1, nil]
    ),
    Row(
      argument: Argument.having(\[Int].first, nil),
      matching: [[Int]()],
      others: [[1]]
    ),
  ]

  nonisolated(unsafe) private static let plain = Plain()
  nonisolated(unsafe) private static let note = Note("a")
}
