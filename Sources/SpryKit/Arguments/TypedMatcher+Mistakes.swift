// MARK: - Mistakes that the compiler should explain

/// Without these, the compiler's error for an optional string names another function, or none.
extension TypedMatcher {
  /// Unavailable because the argument is not a string.
  @available(
    *, unavailable,
    message: "'prefix' matches a string; for an optional, write '.some(.prefix(…))'"
  )
  @_disfavoredOverload
  public static func prefix(_ text: String) -> Self { fatalError() }

  /// Unavailable because the argument is neither a string nor a collection of strings.
  @available(
    *, unavailable,
    message:
      "'contains' takes a substring, or an element of a collection; for an optional, write '.some(.contains(…))'"
  )
  @_disfavoredOverload
  public static func contains(_ text: String) -> Self { fatalError() }
}
