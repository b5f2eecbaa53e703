// MARK: - Mistakes that the compiler should explain

/// Without these, the compiler's error is that the matcher "requires 'Self' constraint in the
/// protocol extension".
extension TypedMatcher {
  /// Not available, because the argument is neither a string nor a collection of strings.
  @available(
    *, unavailable,
    message:
      "'contains' takes a substring, or an element of a collection; for an optional, write '.some(.contains(…))'"
  )
  @_disfavoredOverload
  public static func contains(_ text: String) -> Self { fatalError() }

  /// Not available, because the argument cannot be compared with the value.
  @available(
    *, unavailable,
    message: "'greaterThan' takes a value of the argument's type, which must be 'Comparable'"
  )
  @_disfavoredOverload
  public static func greaterThan(_ value: Any) -> Self { fatalError() }

  /// Not available, because the argument cannot be compared with the value.
  @available(
    *, unavailable,
    message: "'atLeast' takes a value of the argument's type, which must be 'Comparable'"
  )
  @_disfavoredOverload
  public static func atLeast(_ value: Any) -> Self { fatalError() }

  /// Not available, because the argument cannot be compared with the value.
  @available(
    *, unavailable,
    message: "'lessThan' takes a value of the argument's type, which must be 'Comparable'"
  )
  @_disfavoredOverload
  public static func lessThan(_ value: Any) -> Self { fatalError() }

  /// Not available, because the argument cannot be compared with the value.
  @available(
    *, unavailable,
    message: "'atMost' takes a value of the argument's type, which must be 'Comparable'"
  )
  @_disfavoredOverload
  public static func atMost(_ value: Any) -> Self { fatalError() }

  /// Not available, because the argument is not in such a range.
  @available(
    *, unavailable,
    message: "'in' takes a range of the argument's type, which must be 'Comparable'"
  )
  @_disfavoredOverload
  public static func `in`(_ range: Any) -> Self { fatalError() }

  /// Not available, because the argument is not a floating-point number.
  @available(
    *, unavailable, message: "'close' matches a floating-point number; for others, write '.in(…)'"
  )
  @_disfavoredOverload
  public static func close(to value: Any, within tolerance: Any) -> Self { fatalError() }
}
