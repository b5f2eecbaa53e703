import SpryKit
import Testing
import TestSupport

@Suite("Which arguments match a matcher")
struct MatcherTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let argument: Any
    let matching: [Any?]
    let others: [Any?]

    init(_ argument: Any, _ matching: [Any?] = [], not others: [Any?] = []) {
      (self.argument, self.matching, self.others) = (argument, matching, others)
    }

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
    Row(Argument.anything, [1, nil, plain]),
    Row(
      Argument.closure,
      [
        { () -> Void in } as () -> Void, { (number: Int) -> Int in number } as (Int) -> Int,
        Optional { () -> Void in } as Any?, NonEscapingArgument({ () -> Void in } as () -> Void),
      ],
      not: [1, nil, "->", [{ () -> Void in } as () -> Void]]
    ),
    Row(Argument.isType(Base.self), [Base(), Base() as Base?], not: [Derived(), 1, nil]),
  ]

  private static let rows = cases + types + equalities + comparisons + compounds

  private static let cases = [
    Row(Argument.anything, [1, nil, "a", plain, ()]),
    Row(Argument.nonNil, [1, plain, [Int?.none]], not: [nil]),
    Row(Argument.nil, [nil], not: [1, (), [Int]()]),
    Row(Argument.pass { $0 as? Int == 1 }, [1], not: [2, nil, "1"]),
    Row(Argument.pass { $0 == nil }, [nil], not: ["a"]),
    Row(Argument.captor(), [1, nil, plain]),
    Row(optional(Argument.nonNil) as Any, not: [nil]),
  ]

  private static let equalities = [
    Row(Argument.equal(to: Person("Ann")), [Person("Ann")], not: [Person("Bo"), 1, nil]),
    Row(Argument.equal(to: Int?.none), [nil], not: [1]),
    Row(Argument.equal(to: optional(1)), [1], not: [2, nil]),
    Row(Argument.identical(to: plain), [plain], not: [Plain(), 1, nil]),
    Row(Argument.identical(to: note), [note], not: [Note("a")]),
    Row(Argument.any(Int.self), [1], not: ["1", nil, Int8(1)]),
    Row(Argument.any(Plain.self), [plain, SubPlain()], not: [note]),
    Row(Argument.any((any Error).self), [NotFound()], not: [1, nil]),
    Row(Argument.any(Int?.self), [1, nil], not: [""]),
  ]

  private static let comparisons = [
    Row(Argument.in(1...3), [1, 3], not: [4, "2", nil]),
    Row(Argument.in(1..<3), [2, 2.0, 2.5, Int8(2)], not: [3, 3.0, 0.5, "2"]),
    Row(Argument.in(..<0), [-1], not: [0]),
    Row(Argument.in(5...), [5], not: [4]),
    Row(Argument.in("a"..."c"), ["b"], not: ["d"]),
    Row(Argument.greaterThan(3), [4, 4.0, 3.5, UInt8(4)], not: [3, nil, 3.0, "4"]),
    Row(Argument.atLeast(3), [3, 4], not: [2]),
    Row(Argument.lessThan(3), [2], not: [3]),
    Row(Argument.atMost("b"), ["b"], not: ["c", 1]),
    Row(
      Argument.contains("an"),
      ["Ann and", "an"[...], ["an", "b"], ["an": 1].keys],
      not: ["Ann", nil, 1, ["Jan"]]),
    Row(
      Argument.contains(2),
      [[1, 2], Set([2]), 0..<3, [1, 2] as [Any]],
      not: [[1], 2, nil, ["2"]]),
    Row(
      Argument.match("an even number") { (n: Int) in n.isMultiple(of: 2) },
      [2],
      not: [3, "2", nil]),
  ]

  private static let compounds = [
    Row(Argument.oneOf(1, "a", nil, Argument.in(5...6)), [1, "a", nil, 5], not: [2, "b"]),
    Row(Argument.not(5), [4, nil], not: [5]),
    Row(Argument.not(nil), [4], not: [nil]),
    Row(Argument.not(Argument.in(1...2)), [3, nil], not: [1]),
    Row(Argument.all(Argument.any(Int.self), Argument.not(0)), [1], not: [0, "1"]),
    Row(Argument.oneOf(1, Argument.nil), [1, nil], not: [2]),
    Row(
      Argument.oneOf(1, Argument.all(Argument.greaterThan(4), Argument.lessThan(6))),
      [1, 5],
      not: [4, 6]),
    Row(Argument.having(\String.count, 2), ["ab"], not: ["a", nil, [1, 2]]),
    Row(Argument.having(\Point.x, Argument.in(1...2)), [Point(x: 1)], not: [Point(x: 3), 1, nil]),
    Row(Argument.having(\[Int].first, nil), [[Int]()], not: [[1]]),
  ]

  nonisolated(unsafe) private static let plain = Plain()
  nonisolated(unsafe) private static let note = Note("a")
}
