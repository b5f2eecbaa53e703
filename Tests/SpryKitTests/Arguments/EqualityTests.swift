import Foundation
import SpryKit
import Testing
import TestSupport

@Suite("When arguments are equal")
struct EqualityTests {
  enum Outcome {
    case equal, different
    /// Not equal, and the failure says why the arguments cannot be equal.
    case explained
  }

  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    let left: Any?
    let right: Any?
    let outcome: Outcome

    init(_ name: String, _ left: Any?, _ right: Any?, _ outcome: Outcome) {
      (self.name, self.left, self.right, self.outcome) = (name, left, right, outcome)
    }

    var testDescription: String { name }
  }

  @Test(
    "Values are equal or not",
    arguments: nils + partsOfNestedOptionals + numbers + texts + collections + tuples)
  func plainValues(_ row: Row) {
    check(row)
  }

  @Test(
    "Of a nested optional, two values are equal if their depths are", arguments: nestedOptionals)
  func depths(_ value: Int???) {
    for other in Self.nestedOptionals {
      #expect(isEqual(wrapped(value), to: wrapped(other)) == (value == other))
    }
  }

  @Test("Enums, structs, objects, and functions are equal or not", arguments: types)
  func valuesOfOtherKinds(_ row: Row) {
    check(row)
  }

  @Test("A failure explains why arguments that look equal are not")
  func explanations() {
    let rows = (Self.texts + Self.collections + Self.tuples + Self.types).filter {
      $0.outcome == .explained
    }
    expectGolden(
      rows.map { row in
        let fake = FakeService()
        fake.accept(row.left)
        return "\(row.name): \(fake.didCall(.accept, withArguments: [row.right]))"
      }
    )
  }

  private func check(_ row: Row) {
    #expect(isEqual(row.left, to: row.right) == (row.outcome == .equal))
    #expect(isEqual(row.right, to: row.left) == (row.outcome == .equal), "the other way round")
  }

  static let nils = [
    Row("nil and nil", nil, nil, .equal),
    Row("nil of two types", Int?.none as Any, String?.none as Any, .equal),
    Row("nil of two depths", nil, Int???.some(.some(nil)) as Any, .different),
    Row("nil and a value", nil, 0, .different),
    Row("nil and an optional value", nil, optional(0), .different),
    Row("nil and Void", nil, (), .different),
    Row("nil and an empty array", nil, [Int](), .different),
    Row("a value and the same in optionals", 1, optional(optional(1)) as Any, .equal),
    Row("optionals of two depths", optional(1), Int???.some(.some(1)) as Any, .equal),
    Row("optionals of two values", optional(1), optional(optional(2)) as Any, .different),
    Row("nil and an object", nil, Plain(), .different),
    Row("nil wrapped in Any", nil, wrapped(Int?.none), .equal),
    Row("nil in arrays of two types", [nil] as [Int?], [nil] as [Any?], .equal),
    Row("nil in arrays of two depths", [nil] as [Int??], [nil] as [Any?], .equal),
    Row(".some(nil) and nil in arrays", [.some(nil)] as [Int??], [nil] as [Int?], .equal),
    Row(".some(nil) in arrays", [.some(nil)] as [Any??], [.some(nil)] as [Int??], .equal),
  ]

  /// The values of a nested optional, of which no two are equal.
  static let nestedOptionals = [Int???.none, .some(.none), .some(.some(.none)), 1]

  static let partsOfNestedOptionals = [
    Row("nil and .some(nil) in arrays", [none], [some], .different),
    Row("nil and .some(nil) in arrays of Any", [none as Any], [some as Any], .different),
    Row(".some(nil) in arrays of two types", [some as Any], [some], .equal),
    Row("both in arrays", [none, some], [none, some], .equal),
    Row("nil and .some(nil) in dictionaries", ["a": none], ["a": some], .different),
    Row("nil and .some(nil) in tuples", (none, 3), (some, 3), .different),
    Row(".some(nil) in tuples", (some, 3), (some, 3), .equal),
  ]

  static let numbers = [
    Row("Int and Int", 1, 1, .equal),
    Row("Int and another", 1, 2, .different),
    Row("Int and Int8", 1, Int8(1), .equal),
    Row("Int and Int64", 1, Int64(1), .equal),
    Row("Int and Double", 1, 1.0, .equal),
    Row("Int and Bool", 1, true, .different),
    Row("Double and Float", 0.5, Float(0.5), .equal),
    Row("Double and Float that is rounded", 0.1, Float(0.1), .different),
    Row("zeros of two signs", 0.0, -0.0, .equal),
    Row("NaN and itself", Double.nan, Double.nan, .different),
    Row("arrays with NaN", [Double.nan], [Double.nan], .different),
    Row("Any and Int", wrapped(1), 1, .equal),
    Row("Any in Any", wrapped(wrapped(1)), 1, .equal),
    Row("AnyHashable and Int", AnyHashable(1), 1, .equal),
    Row("AnyHashable and another Int", AnyHashable(1), 2, .different),
    Row("AnyHashable twice", AnyHashable(1), AnyHashable(1), .equal),
    Row("existential and Int", 1 as any Hashable, 1, .equal),
  ]

  static let texts = [
    Row("String and String", "a", "a", .equal),
    Row("String and another", "a", "b", .different),
    Row("canonically equivalent", "caf\u{e9}", "cafe\u{301}", .equal),
    Row("in arrays", ["\u{e9}"], ["e\u{301}"], .equal),
    Row("as keys", ["\u{e9}": 1], ["e\u{301}": 1], .equal),
    Row("compatible only", "\u{fb01}", "fi", .different),
    Row("String and Substring", "a", "a"[...], .equal),
    Row("String and Character", "a", Character("a"), .equal),
    Row("String and NSString", "a", NSString(string: "a"), .equal),
    Row("String and StaticString", "a", "a" as StaticString, .different),
    Row("StaticString", "a" as StaticString, "a" as StaticString, .explained),
  ]

  static let collections = [
    Row("arrays", [1, 2], [1, 2], .equal),
    Row("arrays in another order", [1, 2], [2, 1], .different),
    Row("arrays of two lengths", [1, 2], [1], .different),
    Row("arrays of optionals", [1, nil], [1, nil], .equal),
    Row("[Int] and [Int?]", [1, 2], [optional(1), 2], .equal),
    Row("[Int] and [Int?] with nil", [1, 2], [optional(1), nil], .different),
    Row("[Int] and [Any]", [1, 2], [1, 2] as [Any], .equal),
    Row("[Int] and [Any] of two types", [1, 2], [1, "2"] as [Any], .different),
    Row("[Any] and [Any?]", [1, "a"] as [Any], [1, "a"] as [Any?], .equal),
    Row("[Any?] with nil", [1, nil] as [Any?], [1, nil] as [Any?], .equal),
    Row("[Int] and [Int64]", [1], [Int64(1)], .equal),
    Row("empty arrays of two types", [Int](), [String](), .equal),
    Row("nested arrays", [[1], []], [[1], []] as [[Any]], .equal),
    Row("array and its element", [1], 1, .different),
    Row("array of opaque values and a number", [Opaque(id: 1)], 1, .different),
    Row("array and a string", ["a"], "a", .different),
    Row("array and a tuple", [1, 2], (1, 2), .different),
    Row("array and an object", [1], Plain(), .different),
    Row("array and an object with a rule", [1], Token("a"), .different),
    Row("array and a dictionary", [Int](), [Int: Int](), .different),
    Row("array and a slice", [1, 2], [1, 2][...], .equal),
    Row("opaque arrays", [Opaque(id: 1)], [Opaque(id: 1)], .explained),
    Row("opaque arrays of two lengths", [Opaque(id: 1)], [Opaque](), .different),
    Row("one opaque, one different", mixed(1), mixed(2), .different),
    Row("dictionaries", ["a": 1], ["a": 1], .equal),
    Row("dictionaries of two values", ["a": 1], ["a": 2], .different),
    Row("dictionaries of two keys", ["a": 1], ["b": 1], .different),
    Row("dictionaries of two sizes", ["a": 1], ["a": 1, "b": 2], .different),
    Row("nested dictionaries", ["a": ["b": 1]], ["a": ["b": 1]], .equal),
    Row("nested dictionaries of two values", ["a": ["b": 1]], ["a": ["b": 2]], .different),
    Row("[String: Any]", bag(1, "x"), bag(1, "x"), .equal),
    Row(
      "[String: Any] of two keys", ["a": 1] as [String: Any], ["b": 1] as [String: Any], .different),
    Row("[String: Any] of two values", bag(1, "x"), bag(2, "x"), .different),
    Row("[String: Any] and [String: Int]", ["a": 1] as [String: Any], ["a": 1], .equal),
    Row("[String: Any?] with nil", ["a": nil] as [String: Any?], ["a": nil as Int?], .equal),
    Row("[AnyHashable: Any]", ["a": 1] as [AnyHashable: Any], ["a": 1], .equal),
    Row(
      "one opaque value, one different", bag(1, Opaque(id: 1)), bag(2, Opaque(id: 1)), .different),
    Row("opaque dictionary values", bag(1, Opaque(id: 1)), bag(1, Opaque(id: 1)), .explained),
    Row("dictionary and a number", ["a": 1], 1, .different),
    Row("opaque dictionary and a number", ["a": Opaque(id: 1)], 1, .different),
    Row("dictionary and a set", [Int: Int](), Set<Int>(), .different),
    Row("sets", Set([1, 2]), Set([2, 1]), .equal),
    Row("sets of two values", Set([1]), Set([2]), .different),
    Row("set and array", Set([1]), [1], .equal),
    Row("Set<Int> and Set<Int8>", Set([1]), Set([Int8(1)]), .equal),
    Row("[Int: Int] and [Int8: Int]", [1: 1], [Int8(1): 1], .equal),
    Row("array and a set of it", [[1]], [Set([1])], .equal),
    Row(
      "sets of arrays", Set([[1], [2]]),
      Set([AnyHashable([2]), AnyHashable([1] as [AnyHashable])]), .equal),
    Row("Set<Int> and Set<AnyHashable>", Set([1]), Set([AnyHashable(1)]), .equal),
    Row("Set<Int> and a larger Set<AnyHashable>", Set([1]), Set([AnyHashable(1), 2]), .different),
    Row("[Int] and a longer [Any]", [1], [1, 2] as [Any], .different),
    Row("dictionaries of two key types and sizes", [1: 1], [AnyHashable(1): 1, 2: 2], .different),
    Row("empty set and a set of another type", Set<Int>(), Set(["a"]), .different),
    Row("empty sets of two types", Set<Int>(), Set<String>(), .equal),
    Row(
      "own rules in sets of two sizes", Set([Nickname("Ann")]),
      Set([Nickname("Ann"), Nickname("Bo")]), .different),
    Row("ranges", 1..<3, 1..<3, .equal),
    Row("range and closed range", 1..<3, 1...2, .equal),
  ]

  static let tuples = [
    Row("Void", (), (), .equal),
    Row("Void and a tuple", (), (1, 2), .different),
    Row("tuples", (1, "a"), (1, "a"), .equal),
    Row("tuples of two values", (1, "a"), (1, "b"), .different),
    Row("tuples of two lengths", (1, 2), (1, 2, 3), .different),
    Row("labelled tuples", (a: 1, b: 2), (1, 2), .equal),
    Row("tuples with nil", (1, nil as Int?), (1, nil as String?), .equal),
    Row("nested tuples", (1, (2, "a")), (1, (2, "a")), .equal),
    Row("tuples with opaque values", (1, Opaque(id: 1)), (1, Opaque(id: 1)), .explained),
    Row("tuples, one opaque, one different", (Opaque(id: 1), 1), (Opaque(id: 1), 2), .different),
  ]

  private static let none = String??.none
  private static let some = String??.some(nil)

  private static func mixed(_ number: Int) -> [Any] { [Opaque(id: 1), number] }
  private static func bag(_ number: Int, _ other: Any) -> [String: Any] {
    ["number": number, "other": other]
  }
}
