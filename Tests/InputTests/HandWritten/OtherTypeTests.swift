import Foundation
import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// A value, and what a rule of its own says about its content.
private struct Sample: @unchecked Sendable {
  /// The content of a value. Values of one kind can be compared, and equal contents are equal values.
  enum Content: Hashable {
    case number(String)
    case text(String)
    case list([Content])
    case set(Set<Content>)
    case pairs([Content: Content])
    case range(Int, Int)
    /// A value of a type that is compared only with itself.
    case other(String, String)
  }

  let name: String
  let value: Any
  let content: Content
  /// Records the value with its static type.
  let record: @Sendable (FakeTaker) -> Int

  init<Value>(_ name: String, _ value: Value, _ content: Content) {
    (self.name, self.value, self.content) = (name, value, content)
    nonisolated(unsafe) let value = value
    record = { $0.take(value) }
  }
}

private final class FakeTaker: Spryable {
  enum Function: String, StringRepresentable { case take }
  enum ClassFunction: String, StringRepresentable { case take }
  func take<Value>(_ value: Value) -> Int { spryify(arguments: value) }
}

private struct Point: Equatable { var x = 1 }
private enum Kind { case one }

private func numbers(_ texts: String...) -> [Sample.Content] { texts.map(Sample.Content.number) }

private let samples: [Sample] = [
  Sample("Int 5", 5, .number("5")),
  Sample("Int 6", 6, .number("6")),
  Sample("Int8 5", Int8(5), .number("5")),
  Sample("UInt64 5", UInt64(5), .number("5")),
  Sample("UInt64 max", UInt64.max, .number("18446744073709551615")),
  Sample("Int -1", -1, .number("-1")),
  Sample("Double 5", 5.0, .number("5")),
  Sample("Double 5.5", 5.5, .number("5.5")),
  Sample("Float 5.5", Float(5.5), .number("5.5")),
  Sample("Double 0.1", 0.1, .number("0.1 as Double")),
  Sample("Float 0.1", Float(0.1), .number("0.1 as Float")),
  Sample("CGFloat 5", CGFloat(5), .number("5")),
  Sample("Decimal 5", Decimal(5), .number("5")),
  Sample("Decimal 5.5", Decimal(string: "5.5")!, .number("5.5")),
  Sample("String 5", "5", .text("5")),
  Sample("String ab", "ab", .text("ab")),
  Sample("Substring ab", "ab"[...], .text("ab")),
  Sample("String a", "a", .text("a")),
  Sample("Character a", Character("a"), .text("a")),
  Sample("Bool", true, .other("Bool", "true")),
  Sample("[Int]", [5, 6], .list(numbers("5", "6"))),
  Sample("[Int] reversed", [6, 5], .list(numbers("6", "5"))),
  Sample("[Double]", [5.0, 6], .list(numbers("5", "6"))),
  Sample("ArraySlice", [4, 5, 6][1...], .list(numbers("5", "6"))),
  Sample("ContiguousArray", ContiguousArray<UInt8>([5, 6]), .list(numbers("5", "6"))),
  Sample("Data", Data([5, 6]), .list(numbers("5", "6"))),
  Sample("Set<Int>", Set([6, 5]), .set(Set(numbers("5", "6")))),
  Sample("Set<Int64>", Set<Int64>([6, 5]), .set(Set(numbers("5", "6")))),
  Sample("[String]", ["a", "ab"], .list([.text("a"), .text("ab")])),
  Sample("Set<Substring>", Set(["ab"[...], "a"[...]]), .set([.text("a"), .text("ab")])),
  Sample("[String: Int]", ["a": 5], .pairs([.text("a"): .number("5")])),
  Sample("[Substring: Double]", ["a"[...]: 5.0], .pairs([.text("a"): .number("5")])),
  Sample("Range<Int>", 1..<4, .range(1, 3)),
  Sample("ClosedRange<Int>", 1...3, .range(1, 3)),
  Sample("ClosedRange<Int8>", Int8(1)...Int8(3), .range(1, 3)),
  Sample("ClosedRange<Int> to 4", 1...4, .range(1, 4)),
  Sample("Point", Point(), .other("Point", "1")),
  Sample("Kind", Kind.one, .other("Kind", "one")),
]

extension Sample.Content {
  /// Whether the values are equal.
  fileprivate func equals(_ other: Sample.Content) -> Bool {
    switch (self, other) {
    case (.list(let list), .set(let set)), (.set(let set), .list(let list)):
      list.count == set.count && list.allSatisfy(set.contains)
    default: self == other
    }
  }

  /// Whether values of the two types can be compared, so that different ones are different.
  fileprivate func isComparable(to other: Sample.Content) -> Bool {
    switch (self, other) {
    case (.number, .number), (.text, .text), (.range, .range): true
    case (.list, .list), (.list, .set), (.set, .list), (.set, .set):
      zip(elements, other.elements).allSatisfy { $0.isComparable(to: $1) }
    case (.pairs, .pairs): true
    case (.other(let type, _), .other(let other, _)): type == other
    default: false
    }
  }

  private var elements: [Sample.Content] {
    switch self {
    case .list(let list): list
    case .set(let set): Array(set)
    default: []
    }
  }
}

@Suite("Expected values of other types than the recorded ones")
struct OtherTypeTests {
  /// A way to use an expected value, and the result for a pair of which the values are equal, or of
  /// which they can be compared.
  private enum Use: CaseIterable {
    case equal, matcher, negation, notReceived, stub, negatedStub, didCall, order

    func result(_ sample: Sample, _ expected: Any) async -> Bool {
      let answer = Locked(0)
      let texts = await problems {
        let taker = FakeTaker()
        if self == .stub { taker.stub(.take).with(expected).lenient().andReturn(1) }
        if self == .negatedStub {
          taker.stub(.take).with(Argument.not(expected)).lenient().andReturn(1)
        }
        taker.stub(.take).lenient().andReturn(2)
        let value = sample.record(taker)
        answer.withLock { $0 = value }
        switch self {
        case .equal: expectHaveReceived(taker, .take, with: expected)
        case .matcher:
          expectHaveReceived(taker, .take, with: Argument.all(Argument.oneOf("never", expected)))
        case .negation: expectHaveReceived(taker, .take, with: Argument.not(expected))
        case .notReceived: expectHaveNotReceived(taker, .take, with: expected)
        case .didCall:
          if taker.didCall(.take, with: expected).success { answer.withLock { $0 = 1 } }
        case .order: expectInOrder { taker.called(.take, with: expected) }
        case .stub, .negatedStub: break
        }
      }
      switch self {
      case .stub, .negatedStub, .didCall: return answer.withLock { $0 } == 1
      default: return texts.isEmpty
      }
    }

    /// The result by the rule.
    func isTrue(equal: Bool, comparable: Bool) -> Bool {
      switch self {
      case .equal, .matcher, .stub, .didCall, .order: equal
      // What can't be compared matches neither a matcher nor its opposite.
      case .negation, .negatedStub, .notReceived: comparable && !equal
      }
    }
  }

  @Test("Each pair of types, by the rule", arguments: samples.indices)
  func pairs(index: Int) async {
    let recorded = samples[index]
    for expected in samples {
      let equal = recorded.content.equals(expected.content)
      let comparable = recorded.content.isComparable(to: expected.content)
      for use in Use.allCases {
        let result = await use.result(recorded, expected.value)
        #expect(
          result == use.isTrue(equal: equal, comparable: comparable),
          "\(use): \(recorded.name) was recorded, \(expected.name) was expected")
      }
    }
  }
}
