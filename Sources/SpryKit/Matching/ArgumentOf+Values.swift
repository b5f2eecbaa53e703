// Matchers of numbers and of other values that can be compared.

extension ArgumentOf where Value: Comparable {
  /// Fits a value that is greater than another.
  public static func greaterThan(_ value: Value) -> Self { Self(.greaterThan(value)) }

  /// Fits a value that is greater than another, or equal to it.
  public static func atLeast(_ value: Value) -> Self { Self(.atLeast(value)) }

  /// Fits a value that is less than another.
  public static func lessThan(_ value: Value) -> Self { Self(.lessThan(value)) }

  /// Fits a value that is less than another, or equal to it.
  public static func atMost(_ value: Value) -> Self { Self(.atMost(value)) }

  /// Fits a value in a range: `.in(1...5)`, `.in(..<0)`.
  public static func `in`(_ range: some RangeExpression<Value>) -> Self { Self(.in(range)) }
}

// The same for optionals, which nil does not fit.
extension ArgumentOf {
  /// Fits a value that is greater than another.
  public static func greaterThan<Wrapped: Comparable>(_ value: Wrapped) -> Self
  where Value == Wrapped? { Self(.greaterThan(value)) }

  /// Fits a value that is greater than another, or equal to it.
  public static func atLeast<Wrapped: Comparable>(_ value: Wrapped) -> Self
  where Value == Wrapped? { Self(.atLeast(value)) }

  /// Fits a value that is less than another.
  public static func lessThan<Wrapped: Comparable>(_ value: Wrapped) -> Self
  where Value == Wrapped? { Self(.lessThan(value)) }

  /// Fits a value that is less than another, or equal to it.
  public static func atMost<Wrapped: Comparable>(_ value: Wrapped) -> Self
  where Value == Wrapped? { Self(.atMost(value)) }

  /// Fits a value in a range.
  public static func `in`<Wrapped: Comparable>(_ range: some RangeExpression<Wrapped>) -> Self
  where Value == Wrapped? { Self(.in(range)) }
}

extension ArgumentOf where Value: FloatingPoint {
  /// Fits a number that differs from another by a tolerance or less: `.close(to: 0.3, within: 0.001)`.
  public static func close(to value: Value, within tolerance: Value) -> Self {
    match("within \(tolerance) of \(value)") { abs($0 - value) <= tolerance }
  }
}

extension ArgumentOf where Value: StringProtocol {
  /// Fits a text that begins with another.
  public static func prefix(_ text: String) -> Self {
    match("a text that begins with \(describe(text))") { $0.hasPrefix(text) }
  }

  /// Fits a text that ends with another.
  public static func suffix(_ text: String) -> Self {
    match("a text that ends with \(describe(text))") { $0.hasSuffix(text) }
  }

  /// Fits a text that contains another.
  public static func contains(_ text: String) -> Self {
    match("a text that contains \(describe(text))") { $0.contains(text) }
  }

  /// Fits a text in which a regular expression has a match.
  public static func matching(_ regex: Regex<some Any>) -> Self {
    match("a text that matches the regular expression") { text in
      (try? regex.firstMatch(in: String(text))) != nil
    }
  }

  /// Fits a text that is equal to another if upper and lower case do not count.
  public static func ignoringCase(_ text: String) -> Self {
    match("\(describe(text)), ignoring case") { $0.lowercased() == text.lowercased() }
  }
}

// MARK: - Collections

extension ArgumentOf where Value: Collection {
  /// Fits a collection without elements.
  public static var empty: Self { match("an empty collection") { $0.isEmpty } }

  /// Fits a collection with this number of elements.
  public static func count(_ count: Int) -> Self {
    match("a collection of \(counted(count, "element"))") { $0.count == count }
  }

  /// Fits a collection whose number of elements fits a matcher: `.count(.atLeast(2))`.
  public static func count(_ expected: ArgumentOf<Int>) -> Self {
    match("a collection whose count is \(expected.matcher.description)") {
      expected.matcher.fits(recorded: $0.count)
    }
  }

  /// Fits a collection that has an element that fits a matcher.
  public static func contains(_ expected: ArgumentOf<Value.Element>) -> Self {
    match("a collection that contains \(expected.matcher.description)") { collection in
      collection.contains { expected.matcher.fits($0) }
    }
  }

  /// Fits a collection all of whose elements fit a matcher.
  public static func each(_ expected: ArgumentOf<Value.Element>) -> Self {
    match("a collection of which each element is \(expected.matcher.description)") { collection in
      collection.allSatisfy { expected.matcher.fits($0) }
    }
  }

  /// Fits a collection whose elements fit these matchers, in order.
  public static func elements(_ expected: ArgumentOf<Value.Element>...) -> Self {
    let words = expected.map(\.matcher.description).joined(separator: ", ")
    return match("a collection with the elements \(words)") { collection in
      collection.count == expected.count
        && zip(collection, expected).allSatisfy { $1.matcher.fits($0) }
    }
  }
}

extension ArgumentOf where Value: Collection, Value.Element: Equatable {
  /// Fits a collection that contains an element.
  @_disfavoredOverload
  public static func contains(_ element: Value.Element) -> Self {
    contains(.equal(element))
  }
}

extension ArgumentOf {
  /// Fits a dictionary whose value for a key fits a matcher.
  public static func value<Key: Hashable, Element>(
    for key: Key, _ expected: ArgumentOf<Element>
  ) -> Self where Value == [Key: Element] {
    match("a dictionary whose value for \(describe(key)) is \(expected.matcher.description)") {
      $0[key].map { expected.matcher.fits($0) } ?? false
    }
  }
}

// MARK: - Optionals and results

extension ArgumentOf {
  /// Fits nil.
  public static func `nil`<Wrapped>() -> Self where Value == Wrapped? { Self(.nil) }

  /// Fits every value except nil.
  public static func some<Wrapped>() -> Self where Value == Wrapped? { Self(.nonNil) }

  /// Fits an optional whose value fits a matcher: `.some(.greaterThan(3))`.
  public static func some<Wrapped>(_ expected: ArgumentOf<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(expected.matcher)
  }

  /// Fits only the same object.
  public static func identical<Wrapped: AnyObject>(to object: Wrapped) -> Self
  where Value == Wrapped? {
    Self(.identical(to: object))
  }

  /// Fits a `Result` whose value fits a matcher.
  public static func success<Success, Failure>(
    _ expected: ArgumentOf<Success> = .any
  ) -> Self where Value == Result<Success, Failure> {
    match("a success with \(expected.matcher.description)") { result in
      if case .success(let value) = result { expected.matcher.fits(value) } else { false }
    }
  }

  /// Fits a `Result` whose error fits a matcher.
  public static func failure<Success, Failure>(
    _ expected: ArgumentOf<Failure> = .any
  ) -> Self where Value == Result<Success, Failure> {
    match("a failure with \(expected.matcher.description)") { result in
      if case .failure(let error) = result { expected.matcher.fits(error) } else { false }
    }
  }
}
