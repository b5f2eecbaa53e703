extension Argument {
  /// Matches a value in a range: `.in(1...5)`, `.in(..<0)`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Argument {
    let isEmpty = (range as? Swift.Range<Range.Bound>)?.isEmpty == true
    return predicate(
      "in \(words(for: range))", impossibility: isEmpty ? "the range is empty" : nil
    ) { range.contains($0) }
  }

  /// The range as it is written in Swift.
  private static func words<Range: RangeExpression>(for range: Range) -> String {
    switch range {
    case let range as ClosedRange<Range.Bound>:
      "\(describe(range.lowerBound))...\(describe(range.upperBound))"
    case let range as Swift.Range<Range.Bound>:
      "\(describe(range.lowerBound))..<\(describe(range.upperBound))"
    case let range as PartialRangeFrom<Range.Bound>: "\(describe(range.lowerBound))..."
    case let range as PartialRangeUpTo<Range.Bound>: "..<\(describe(range.upperBound))"
    case let range as PartialRangeThrough<Range.Bound>: "...\(describe(range.upperBound))"
    default: "\(range)"
    }
  }

  /// Matches a value that is greater than the given value and of the same type.
  public static func greaterThan<Value: Comparable>(_ value: Value) -> Argument {
    comparison("greater than", value, >)
  }

  /// Matches a value that is greater than or equal to the given value and of the same type.
  public static func atLeast<Value: Comparable>(_ value: Value) -> Argument {
    comparison("at least", value, >=)
  }

  /// Matches a value that is less than the given value and of the same type.
  public static func lessThan<Value: Comparable>(_ value: Value) -> Argument {
    comparison("less than", value, <)
  }

  /// Matches a value that is less than or equal to the given value and of the same type.
  public static func atMost<Value: Comparable>(_ value: Value) -> Argument {
    comparison("at most", value, <=)
  }

  /// Matches a string that contains the given string, or a sequence that contains it as an element.
  public static func contains(_ text: String) -> Argument {
    predicate("a string or collection that contains \(describe(text))") { (actual: Any?) in
      (actual as? any StringProtocol).map { $0.includes(text) } ?? hasElement(text, actual)
    }
  }

  /// Matches a sequence that contains the given element.
  public static func contains<Element: Equatable>(_ element: Element) -> Argument {
    predicate("a collection that contains \(describe(element))") { (actual: Any?) in
      hasElement(element, actual)
    }
  }

  private static func hasElement<Element: Equatable>(_ element: Element, _ actual: Any?) -> Bool {
    func search(_ elements: some Sequence) -> Bool {
      elements.contains { $0 as? Element == element }
    }
    return (actual as? any Sequence).map { search($0) } ?? false
  }

  private static func comparison<Value: Comparable>(
    _ words: String,
    _ value: Value,
    _ compare: @escaping (Value, Value) -> Bool
  ) -> Argument {
    let words = "\(words) \(describe(value))"
    let isNaN = (value as? any FloatingPoint)?.isNaN == true
    return predicate(words, impossibility: isNaN ? "no value is \(words)" : nil) {
      compare($0, value)
    }
  }
}
