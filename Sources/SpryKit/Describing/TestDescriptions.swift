/// The descriptions that values have in tests.
///
/// SpryMatchers makes this conform to ``DescribesForTests``, because only the test framework has the
/// protocol with which an author of a test describes a value.
package enum TestDescriptions {
  /// Returns the description of a value for tests, or `nil` if its type has none.
  static func description(of value: Any) -> String? {
    (TestDescriptions.self as any Any.Type as? any DescribesForTests.Type)?.description(of: value)
  }
}

/// Knows the descriptions that values have in tests.
package protocol DescribesForTests {
  /// Returns the description of a value for tests, or `nil` if its type has none.
  static func description(of value: Any) -> String?
}
