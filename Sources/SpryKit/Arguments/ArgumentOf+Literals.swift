// A literal beside a matcher: `save(.any, version: 3)`. The protocols below exist because a
// parameter of an optional type should accept a literal as well, and `Optional` conforms to none of
// Swift's literal protocols.

/// A type whose values can be written as literals beside a matcher, or an optional of such a type.
@_documentation(visibility: internal)
public protocol MatchableByLiteral {
  /// The type with optionals unwrapped.
  associatedtype Unwrapped
  /// Returns the value that a literal of the unwrapped type stands for.
  static func matched(_ literal: Unwrapped) -> Self
}

extension MatchableByLiteral {
  /// Returns the value of a literal.
  @_documentation(visibility: internal)
  public static func matched(_ literal: Self) -> Self { literal }
}

extension Optional: MatchableByLiteral where Wrapped: MatchableByLiteral {
  /// Returns the value of a literal.
  @_documentation(visibility: internal)
  public static func matched(_ literal: Wrapped.Unwrapped) -> Wrapped? {
    Wrapped.matched(literal)
  }
}

/// A type whose values can be written as string literals beside a matcher.
///
/// `String`, `Substring`, and their optionals conform. To add your own type, write an empty
/// extension:
///
/// ```swift
/// extension BookID: MatchableByStringLiteral {}
/// ```
public protocol MatchableByStringLiteral: MatchableByLiteral
where Unwrapped: ExpressibleByStringLiteral {}

/// A type whose values can be written as integer literals beside a matcher. To add your own type,
/// write an empty extension.
public protocol MatchableByIntegerLiteral: MatchableByLiteral
where Unwrapped: ExpressibleByIntegerLiteral {}

/// A type whose values can be written as floating-point literals beside a matcher. To add your own
/// type, write an empty extension.
public protocol MatchableByFloatLiteral: MatchableByLiteral
where Unwrapped: ExpressibleByFloatLiteral {}

/// A type whose values can be written as Boolean literals beside a matcher: `Bool` and its
/// optionals.
public protocol MatchableByBooleanLiteral: MatchableByLiteral
where Unwrapped: ExpressibleByBooleanLiteral {}

extension Optional: MatchableByStringLiteral where Wrapped: MatchableByStringLiteral {}
extension Optional: MatchableByIntegerLiteral where Wrapped: MatchableByIntegerLiteral {}
extension Optional: MatchableByFloatLiteral where Wrapped: MatchableByFloatLiteral {}
extension Optional: MatchableByBooleanLiteral where Wrapped: MatchableByBooleanLiteral {}

extension String: MatchableByStringLiteral {}
extension Substring: MatchableByStringLiteral {}
extension Int: MatchableByIntegerLiteral {}
extension Int8: MatchableByIntegerLiteral {}
extension Int16: MatchableByIntegerLiteral {}
extension Int32: MatchableByIntegerLiteral {}
extension Int64: MatchableByIntegerLiteral {}
extension UInt: MatchableByIntegerLiteral {}
extension UInt8: MatchableByIntegerLiteral {}
extension UInt16: MatchableByIntegerLiteral {}
extension UInt32: MatchableByIntegerLiteral {}
extension UInt64: MatchableByIntegerLiteral {}
extension Float: MatchableByIntegerLiteral, MatchableByFloatLiteral {}
extension Double: MatchableByIntegerLiteral, MatchableByFloatLiteral {}
extension Bool: MatchableByBooleanLiteral {}

extension ArgumentOf: ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Value: MatchableByStringLiteral {
  /// Creates a matcher for a value that is equal to the literal.
  @_documentation(visibility: internal)
  public init(stringLiteral value: Value.Unwrapped.StringLiteralType) {
    self = .equal(.matched(Value.Unwrapped(stringLiteral: value)))
  }
}

/// `"a\(x)"` matches a value that is equal to the text.
extension ArgumentOf: ExpressibleByStringInterpolation
where Value: MatchableByStringLiteral, Value.Unwrapped.StringLiteralType == String {}

extension ArgumentOf: ExpressibleByIntegerLiteral where Value: MatchableByIntegerLiteral {
  /// Creates a matcher for a value that is equal to the literal.
  @_documentation(visibility: internal)
  public init(integerLiteral value: Value.Unwrapped.IntegerLiteralType) {
    self = .equal(.matched(Value.Unwrapped(integerLiteral: value)))
  }
}

extension ArgumentOf: ExpressibleByFloatLiteral where Value: MatchableByFloatLiteral {
  /// Creates a matcher for a value that is equal to the literal.
  @_documentation(visibility: internal)
  public init(floatLiteral value: Value.Unwrapped.FloatLiteralType) {
    self = .equal(.matched(Value.Unwrapped(floatLiteral: value)))
  }
}

extension ArgumentOf: ExpressibleByBooleanLiteral where Value: MatchableByBooleanLiteral {
  /// Creates a matcher for a value that is equal to the literal.
  @_documentation(visibility: internal)
  public init(booleanLiteral value: Value.Unwrapped.BooleanLiteralType) {
    self = .equal(.matched(Value.Unwrapped(booleanLiteral: value)))
  }
}

/// A type whose values can be written as array literals beside a matcher. Arrays, sets, and their
/// optionals conform.
public protocol MatchableByArrayLiteral {
  /// The type of the literal's elements.
  associatedtype MatchedElement
  /// Returns the value of a literal.
  static func matched(byArrayLiteral elements: [MatchedElement]) -> Self
}

extension Array: MatchableByArrayLiteral {
  /// Returns the literal.
  @_documentation(visibility: internal)
  public static func matched(byArrayLiteral elements: [Element]) -> [Element] { elements }
}

extension Set: MatchableByArrayLiteral {
  /// Returns a set of the elements.
  @_documentation(visibility: internal)
  public static func matched(byArrayLiteral elements: [Element]) -> Set<Element> { Set(elements) }
}

extension Optional: MatchableByArrayLiteral where Wrapped: MatchableByArrayLiteral {
  /// Returns the value of a literal.
  @_documentation(visibility: internal)
  public static func matched(byArrayLiteral elements: [Wrapped.MatchedElement]) -> Wrapped? {
    Wrapped.matched(byArrayLiteral: elements)
  }
}

extension ArgumentOf: ExpressibleByArrayLiteral where Value: MatchableByArrayLiteral {
  /// Creates a matcher for a collection that is equal to the literal.
  @_documentation(visibility: internal)
  public init(arrayLiteral elements: Value.MatchedElement...) {
    self = .equal(.matched(byArrayLiteral: elements))
  }
}

/// A type whose values can be written as dictionary literals beside a matcher. Dictionaries and
/// their optionals conform.
public protocol MatchableByDictionaryLiteral {
  /// The type of the literal's keys.
  associatedtype MatchedKey
  /// The type of the literal's values.
  associatedtype MatchedValue
  /// Returns the value of a literal.
  static func matched(byDictionaryLiteral elements: [(MatchedKey, MatchedValue)]) -> Self
}

extension Dictionary: MatchableByDictionaryLiteral {
  /// Returns a dictionary of the elements.
  @_documentation(visibility: internal)
  public static func matched(byDictionaryLiteral elements: [(Key, Value)]) -> [Key: Value] {
    Dictionary(uniqueKeysWithValues: elements)
  }
}

extension Optional: MatchableByDictionaryLiteral where Wrapped: MatchableByDictionaryLiteral {
  /// Returns the value of a literal.
  @_documentation(visibility: internal)
  public static func matched(
    byDictionaryLiteral elements: [(Wrapped.MatchedKey, Wrapped.MatchedValue)]
  ) -> Wrapped? {
    Wrapped.matched(byDictionaryLiteral: elements)
  }
}

extension ArgumentOf: ExpressibleByDictionaryLiteral where Value: MatchableByDictionaryLiteral {
  /// Creates a matcher for a dictionary that is equal to the literal.
  @_documentation(visibility: internal)
  public init(dictionaryLiteral elements: (Value.MatchedKey, Value.MatchedValue)...) {
    self = .equal(.matched(byDictionaryLiteral: elements))
  }
}

extension ArgumentOf: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Creates a matcher for `nil`.
  @_documentation(visibility: internal)
  public init(nilLiteral: ()) {
    self = .equal(nil)
  }
}
