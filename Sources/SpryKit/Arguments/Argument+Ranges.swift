extension Argument {
  /// Matches a value in a range: `.in(1...5)`, `.in(..<0)`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Argument {
    let isEmpty = (range as? Swift.Range<Range.Bound>)?.isEmpty == true
    let (lower, upper, isClosed) = bounds(of: range)
    return .matching(
      OrderMatcher<Range.Bound>(
        "in \(words(for: range))", impossibility: isEmpty ? "the range is empty" : nil,
        comparedWith: lower ?? upper
      ) {
        range.contains($0)
      } accepts: { value in
        let (start, end) = (lower.map { order(value, $0) }, upper.map { order(value, $0) })
        return (start == nil || start == .some(.greater) || start == .some(.same))
          && (end == nil || end == .some(.less) || isClosed && end == .some(.same))
      })
  }

  /// The bounds of a range, and whether the upper one belongs to it.
  private static func bounds<Range: RangeExpression>(
    of range: Range
  ) -> (lower: Range.Bound?, upper: Range.Bound?, isClosed: Bool) {
    switch range {
    case let range as ClosedRange<Range.Bound>: (range.lowerBound, range.upperBound, true)
    case let range as Swift.Range<Range.Bound>: (range.lowerBound, range.upperBound, false)
    case let range as PartialRangeFrom<Range.Bound>: (range.lowerBound, nil, false)
    case let range as PartialRangeUpTo<Range.Bound>: (nil, range.upperBound, false)
    case let range as PartialRangeThrough<Range.Bound>: (nil, range.upperBound, true)
    default: (nil, nil, false)
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

  /// Matches a value that is greater than the given value. A number can be of any type.
  public static func greaterThan<Value: Comparable>(_ value: Value) -> Argument {
    comparison("greater than", value, >) { $0 == .greater }
  }

  /// Matches a value that is greater than or equal to the given value. A number can be of any type.
  public static func atLeast<Value: Comparable>(_ value: Value) -> Argument {
    comparison("at least", value, >=) { $0 == .greater || $0 == .same }
  }

  /// Matches a value that is less than the given value. A number can be of any type.
  public static func lessThan<Value: Comparable>(_ value: Value) -> Argument {
    comparison("less than", value, <) { $0 == .less }
  }

  /// Matches a value that is less than or equal to the given value. A number can be of any type.
  public static func atMost<Value: Comparable>(_ value: Value) -> Argument {
    comparison("at most", value, <=) { $0 == .less || $0 == .same }
  }

  /// Matches a string that contains the given string, or a sequence that contains it as an element.
  public static func contains(_ text: String) -> Argument { .matching(ContainsMatcher(text)) }

  /// Matches a sequence that contains the given element.
  public static func contains<Element: Equatable>(_ element: Element) -> Argument {
    .matching(ContainsMatcher(element))
  }

  private static func comparison<Value: Comparable>(
    _ words: String,
    _ value: Value,
    _ compare: @escaping (Value, Value) -> Bool,
    _ accepts: @escaping (ValueOrder) -> Bool
  ) -> Argument {
    let words = "\(words) \(describe(value))"
    let isNaN = (value as? any FloatingPoint)?.isNaN == true
    return .matching(
      OrderMatcher(
        words, impossibility: isNaN ? "no value is \(words)" : nil, comparedWith: value
      ) {
        compare($0, value)
      } accepts: {
        order($0, value).map(accepts) ?? false
      })
  }
}
