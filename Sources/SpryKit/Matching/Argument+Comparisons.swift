extension Argument {
  /// Fits a value in a range: `.in(1...5)`, `.in(..<0)`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Argument {
    rule("in \(words(for: range))") { actual in
      (actual as? Range.Bound).map(range.contains) ?? false
    }
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

  /// Fits a value of the same type that is greater than a value.
  public static func greaterThan<Value: Comparable>(_ value: Value) -> Argument {
    comparison("greater than", value, >)
  }

  /// Fits a value of the same type that is greater than a value, or equal to it.
  public static func atLeast<Value: Comparable>(_ value: Value) -> Argument {
    comparison("at least", value, >=)
  }

  /// Fits a value of the same type that is less than a value.
  public static func lessThan<Value: Comparable>(_ value: Value) -> Argument {
    comparison("less than", value, <)
  }

  /// Fits a value of the same type that is less than a value, or equal to it.
  public static func atMost<Value: Comparable>(_ value: Value) -> Argument {
    comparison("at most", value, <=)
  }

  /// Fits a string that contains a text, and a sequence that has the text as an element.
  public static func contains(_ text: String) -> Argument {
    rule("something that contains \(describe(text))") { actual in
      (actual as? any StringProtocol).map { $0.contains(text) } ?? hasElement(text, actual)
    }
  }

  /// Fits a sequence that contains an element.
  public static func contains<Element: Equatable>(_ element: Element) -> Argument {
    rule("a collection that contains \(describe(element))") { actual in
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
    rule("\(words) \(describe(value))") { actual in
      (actual as? Value).map { compare($0, value) } ?? false
    }
  }
}
