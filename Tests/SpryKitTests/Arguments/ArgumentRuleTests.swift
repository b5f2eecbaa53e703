import Testing

@testable import SpryKit

@Suite("What each Argument fits, and its words")
struct ArgumentRuleTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let argument: Any
    let words: String
    var fits: [Any?] = []
    var others: [Any?] = []
    /// What is said of the first that does not fit.
    var mismatch: String?

    var testDescription: String { words }
  }

  @Test(arguments: cases + equalities + comparisons + compounds)
  func rule(_ row: Row) {
    let argument = ExpectedArgument.make(row.argument)
    #expect(argument.description == row.words)
    for value in row.fits { #expect(argument.fits(value), "\(describe(value))") }
    for value in row.others { #expect(!argument.fits(value), "\(describe(value))") }
    if let mismatch = row.mismatch { #expect(argument.mismatch(row.others[0]) == mismatch) }
  }

  static let cases = [
    Row(argument: Argument.anything, words: "anything", fits: [1, nil, "a", plain, ()]),
    Row(
      argument: Argument.nonNil,
      words: "anything but nil",
      fits: [1, plain, [Int?.none]],
      others: [nil],
      mismatch: "nil is not anything but nil"
    ),
    Row(
      argument: Argument.nil,
      words: "nil",
      fits: [nil],
      others: [1, (), [Int]()],
      mismatch: "1 is not nil"
    ),
    Row(
      argument: Argument.pass { $0 as? Int == 1 },
      words: "what passes the closure",
      fits: [1],
      others: [2, nil, "1"],
      mismatch: "2 does not pass the closure"
    ),
    Row(
      argument: Argument.validator { $0 == nil },
      words: "what passes the closure",
      fits: [nil],
      others: ["a"],
      mismatch: "\"a\" does not pass the closure"
    ),
    Row(argument: Argument.captor(), words: "anything (captured)", fits: [1, nil, plain]),
    Row(argument: optional(Argument.nonNil) as Any, words: "anything but nil", others: [nil]),
  ]

  static let equalities = [
    Row(
      argument: Argument.equal(to: Person("Ann")),
      words: "equal to a Person",
      fits: [Person("Ann")],
      others: [Person("Bo"), 1, nil],
      mismatch: "a Person is not equal to a Person"
    ),
    Row(
      argument: Argument.equal(to: Int?.none),
      words: "equal to nil",
      fits: [nil],
      others: [1],
      mismatch: "1 is not equal to nil"
    ),
    Row(
      argument: Argument.equal(to: optional(1)),
      words: "equal to 1",
      fits: [1],
      others: [2, nil],
      mismatch: "2 is not equal to 1"
    ),
    Row(
      argument: Argument.identical(to: plain),
      words: "the same object as a Plain",
      fits: [plain],
      others: [Plain(), 1, nil],
      mismatch: "a Plain is not the same object as a Plain"
    ),
    Row(
      argument: Argument.identical(to: note),
      words: "the same object as Note a",
      fits: [note],
      others: [Note("a")],
      mismatch: "Note a is not the same object as Note a"
    ),
    Row(
      argument: Argument.any(Int.self),
      words: "any Int",
      fits: [1],
      others: ["1", nil, Int8(1)],
      mismatch: "\"1\" is not any Int"
    ),
    Row(
      argument: Argument.any(Plain.self),
      words: "any Plain",
      fits: [plain, SubPlain()],
      others: [note]
    ),
    Row(
      argument: Argument.any((any Error).self),
      words: "any Error",
      fits: [NotFound()],
      others: [1, nil]
    ),
    Row(
      argument: Argument.any(Int?.self),
      words: "any Int?",
      fits: [1, nil],
      others: [""]
    ),
  ]

  static let comparisons = [
    Row(
      argument: Argument.in(1...3),
      words: "in 1...3",
      fits: [1, 3],
      others: [4, "2", nil],
      mismatch: "4 is not in 1...3"
    ),
    Row(argument: Argument.in(1..<3), words: "in 1..<3", fits: [2], others: [3, 2.0]),
    Row(argument: Argument.in(..<0), words: "in ..<0", fits: [-1], others: [0]),
    Row(argument: Argument.in(5...), words: "in 5...", fits: [5], others: [4]),
    Row(argument: Argument.in("a"..."c"), words: "in a...c", fits: ["b"], others: ["d"]),
    Row(
      argument: Argument.greaterThan(3),
      words: "greater than 3",
      fits: [4],
      others: [3, nil, 4.0],
      mismatch: "3 is not greater than 3"
    ),
    Row(argument: Argument.atLeast(3), words: "at least 3", fits: [3, 4], others: [2]),
    Row(argument: Argument.lessThan(3), words: "less than 3", fits: [2], others: [3]),
    Row(argument: Argument.atMost("b"), words: "at most \"b\"", fits: ["b"], others: ["c", 1]),
    Row(
      argument: Argument.contains("an"),
      words: "something that contains \"an\"",
      fits: ["Ann and", "an"[...], ["an", "b"], ["an": 1].keys],
      others: ["Ann", nil, 1, ["Jan"]],
      mismatch: "\"Ann\" is not something that contains \"an\""
    ),
    Row(
      argument: Argument.contains(2),
      words: "a collection that contains 2",
      fits: [[1, 2], Set([2]), 0..<3, [1, 2] as [Any]],
      others: [[1], 2, nil, ["2"]],
      mismatch: "[1] is not a collection that contains 2"
    ),
    Row(
      argument: Argument.match("an even number") { (n: Int) in n.isMultiple(of: 2) },
      words: "an even number",
      fits: [2],
      others: [3, "2", nil],
      mismatch: "3 is not an even number"
    ),
  ]

  static let compounds = [
    Row(
      argument: Argument.oneOf(1, "a", nil, Argument.in(5...6)),
      words: "one of 1 or \"a\" or nil or in 5...6",
      fits: [1, "a", nil, 5],
      others: [2, "b"],
      mismatch: "2 is not one of 1 or \"a\" or nil or in 5...6"
    ),
    Row(argument: Argument.oneOf(), words: "one of ", others: [1, nil]),
    Row(
      argument: Argument.not(5),
      words: "anything but 5",
      fits: [4, nil],
      others: [5],
      mismatch: "5 is not anything but 5"
    ),
    Row(argument: Argument.not(nil), words: "anything but nil", fits: [4], others: [nil]),
    Row(
      argument: Argument.not(Argument.in(1...2)),
      words: "anything but in 1...2",
      fits: [3, nil],
      others: [1]
    ),
    Row(
      argument: Argument.all(Argument.any(Int.self), Argument.not(0)),
      words: "any Int and anything but 0",
      fits: [1],
      others: [0, "1"],
      mismatch: "0 is not any Int and anything but 0"
    ),
    Row(argument: Argument.all(), words: "", fits: [1, nil]),
    Row(
      argument: Argument.either(1, Argument.nil),
      words: "either 1 or nil",
      fits: [1, nil],
      others: [2],
      mismatch: "2 is not either 1 or nil"
    ),
    Row(
      argument: Argument.either(1, Argument.all(Argument.greaterThan(4), Argument.lessThan(6))),
      words: "either 1 or greater than 4 and less than 6",
      fits: [1, 5],
      others: [4, 6]
    ),
    Row(
      argument: Argument.having(\String.count, 2),
      words: "a String with an Int that is 2",
      fits: ["ab"],
      others: ["a", nil, [1, 2]]
    ),
    Row(
      argument: Argument.having(\Point.x, Argument.in(1...2)),
      words: having("in 1...2"),
      fits: [Point(x: 1)],
      others: [Point(x: 3), 1, nil]
    ),
    Row(
      argument: Argument.having(\[Int].first, nil),
      words: "an Array<Int> with an Int? that is nil",
      fits: [[Int]()],
      others: [[1]]
    ),
  ]

  private static func having(_ words: String) -> String { "a Point with x that is \(words)" }
  nonisolated(unsafe) private static let plain = Plain()
  nonisolated(unsafe) private static let note = Note("a")
}
