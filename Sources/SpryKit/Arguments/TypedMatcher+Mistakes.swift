// MARK: - Mistakes that the compiler should explain

/// Without these, the compiler's error is that the matcher "requires 'Self' constraint in the
/// protocol extension".
extension TypedMatcher {
  /// Unavailable because the argument is not a string.
  @available(
    *, unavailable,
    message: "'prefix' matches a string; for an optional, write '.some(.prefix(…))'"
  )
  @_disfavoredOverload
  public static func prefix(_ text: String) -> Self { fatalError() }

  /// Unavailable because the argument is not a string.
  @available(
    *, unavailable,
    message: "'suffix' matches a string; for an optional, write '.some(.suffix(…))'"
  )
  @_disfavoredOverload
  public static func suffix(_ text: String) -> Self { fatalError() }

  /// Unavailable because the argument is not a string.
  @available(
    *, unavailable,
    message: "'matching' matches a string; for an optional, write '.some(.matching(…))'"
  )
  @_disfavoredOverload
  public static func matching(_ regex: Regex<some Any>) -> Self { fatalError() }

  /// Unavailable because the argument is not a string.
  @available(
    *, unavailable,
    message: "'ignoringCase' matches a string; for an optional, write '.some(.ignoringCase(…))'"
  )
  @_disfavoredOverload
  public static func ignoringCase(_ text: String) -> Self { fatalError() }

  /// Unavailable because the argument is not an optional.
  @available(
    *, unavailable, message: "'some' matches an optional; for any other argument, write '.any'"
  )
  @_disfavoredOverload
  public static func some() -> Self { fatalError() }

  /// Unavailable because the argument is neither a string nor a collection of strings.
  @available(
    *, unavailable,
    message:
      "'contains' takes a substring, or an element of a collection; for an optional, write '.some(.contains(…))'"
  )
  @_disfavoredOverload
  public static func contains(_ text: String) -> Self { fatalError() }

  /// Unavailable because the argument is not an optional.
  @available(*, unavailable, message: "'nil' matches an optional, but this argument is not one")
  @_disfavoredOverload
  public static func `nil`() -> Self { fatalError() }

  /// Unavailable because the argument is not a `Result`.
  @available(*, unavailable, message: "'success' matches a 'Result', but this argument is not one")
  @_disfavoredOverload
  public static func success(_ expected: ArgumentOf<Matched> = .any) -> Self { fatalError() }

  /// Unavailable because the argument is not a `Result`.
  @available(*, unavailable, message: "'failure' matches a 'Result', but this argument is not one")
  @_disfavoredOverload
  public static func failure(_ expected: ArgumentOf<Matched> = .any) -> Self { fatalError() }

  /// Unavailable because the argument is not a dictionary.
  @available(
    *, unavailable,
    message: "'value' matches a dictionary; for an optional, write '.some(.value(…))'"
  )
  @_disfavoredOverload
  public static func value(for key: Any, _ expected: Any) -> Self { fatalError() }

  /// Unavailable because the argument cannot be compared with the value.
  @available(
    *, unavailable,
    message:
      "'greaterThan' needs a 'Comparable' type; for an optional, write '.some(.greaterThan(…))'"
  )
  @_disfavoredOverload
  public static func greaterThan(_ value: Any) -> Self { fatalError() }

  /// Unavailable because the argument cannot be compared with the value.
  @available(
    *, unavailable,
    message: "'atLeast' needs a 'Comparable' type; for an optional, write '.some(.atLeast(…))'"
  )
  @_disfavoredOverload
  public static func atLeast(_ value: Any) -> Self { fatalError() }

  /// Unavailable because the argument cannot be compared with the value.
  @available(
    *, unavailable,
    message: "'lessThan' needs a 'Comparable' type; for an optional, write '.some(.lessThan(…))'"
  )
  @_disfavoredOverload
  public static func lessThan(_ value: Any) -> Self { fatalError() }

  /// Unavailable because the argument cannot be compared with the value.
  @available(
    *, unavailable,
    message: "'atMost' needs a 'Comparable' type; for an optional, write '.some(.atMost(…))'"
  )
  @_disfavoredOverload
  public static func atMost(_ value: Any) -> Self { fatalError() }

  /// Unavailable because the argument cannot be compared with the bounds of a range.
  @available(
    *, unavailable,
    message: "'in' needs a 'Comparable' type; for an optional, write '.some(.in(…))'"
  )
  @_disfavoredOverload
  public static func `in`(_ range: Any) -> Self { fatalError() }

  /// Unavailable because the argument is not a floating-point number.
  @available(
    *, unavailable, message: "'close' matches floating-point numbers; otherwise, write '.in(…)'"
  )
  @_disfavoredOverload
  public static func close(to value: Any, within tolerance: Any) -> Self { fatalError() }

  /// Unavailable because the argument is not a collection.
  @available(*, unavailable, message: "'empty' matches a collection, but this argument is not one")
  @_disfavoredOverload
  public static var empty: Self { fatalError() }
}
