extension Argument {
  /// Fits a value that lies in a range: `.in(1...5)`, `.in(..<0)`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Argument {
    rule("in \(words(for: range))") { actual in
      (actual as? Range.Bound).map(range.contains) ?? false
    }
  }

  /// The range as Swift writes it; the one-sided ones of the library do not print so.
  private static func words<Range: RangeExpression>(for range: Range) -> String {
    switch range {
    case let range as PartialRangeFrom<Range.Bound>: "\(range.lowerBound)..."
    case let range as PartialRangeUpTo<Range.Bound>: "..<\(range.upperBound)"
    case let range as PartialRangeThrough<Range.Bound>: "...\(range.upperBound)"
    default: "\(range)"
    }
  }

  /// Fits a value of the same type that is greater.
  public static func greaterThan<Value: Comparable>(_ value: Value) -> Argument {
    comparison("greater than", value, >)
  }

  /// Fits a value of the same type that is greater or equal.
  public static func atLeast<Value: Comparable>(_ value: Value) -> Argument {
    comparison("at least", value, >=)
  }

  /// Fits a value of the same type that is less.
  public static func lessThan<Value: Comparable>(_ value: Value) -> Argument {
    comparison("less than", value, <)
  }

  /// Fits a value of the same type that is less or equal.
  public static func atMost<Value: Comparable>(_ value: Value) -> Argument {
    comparison("at most", value, <=)
  }

  /// Fits a string that contains the text, and a sequence that contains it as an element.
  public static func contains(_ text: String) -> Argument {
    rule("something that contains \(describe(text))") { actual in
      (actual as? any StringProtocol).map { $0.contains(text) } ?? hasElement(text, actual)
    }
  }

  /// Fits a sequence that contains the element.
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
