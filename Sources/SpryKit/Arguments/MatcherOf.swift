/// A matcher to use beside values, such as `.any` in `store.calls.save(user, version: .any)`.
///
/// Members with two or three comparable arguments take this type. It has all of ``ArgumentOf``'s
/// matchers, but can't be written as a literal, because a literal in such a member is a plain
/// value. To pass a variable of type `ArgumentOf`, wrap the variable in `.all(…)`.
public struct MatcherOf<Value>: TypedMatcher {
  /// The wrapped matcher.
  @_documentation(visibility: internal)
  public let argument: ArgumentOf<Value>

  /// Creates a matcher that matches the same arguments as the given matcher.
  @_documentation(visibility: internal)
  public init(_ argument: ArgumentOf<Value>) {
    self.argument = argument
  }
}

/// Returns a matcher for the argument that is equal to a value. The members that `@Spryable` writes
/// call this, because the compiler infers its type faster than the type of `.equal(value)`.
@_documentation(visibility: internal)
public func spryEqual<Value>(_ value: Value) -> MatcherOf<Value> { .equal(value) }

// MARK: - Errors for literals

/// A protocol without conforming types, so that a literal beside a value is never a matcher.
///
/// The conformances below exist for the compiler's errors. For a literal of the wrong type, the
/// error is `cannot convert value of type 'String' to expected argument type 'Int'`. Without the
/// conformances, the error is `no exact matches in call to instance method 'save'`.
@_documentation(visibility: internal)
public protocol NoLiteral {}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Value: ExpressibleByStringLiteral, Value: NoLiteral {
  /// Isn't called, because no type conforms to ``NoLiteral``.
  public init(stringLiteral value: String) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral, Value: NoLiteral {
  /// Isn't called, because no type conforms to ``NoLiteral``.
  public init(integerLiteral value: Int) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByFloatLiteral
where Value: ExpressibleByFloatLiteral, Value: NoLiteral {
  /// Isn't called, because no type conforms to ``NoLiteral``.
  public init(floatLiteral value: Double) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral, Value: NoLiteral {
  /// Isn't called, because no type conforms to ``NoLiteral``.
  public init(booleanLiteral value: Bool) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByNilLiteral
where Value: ExpressibleByNilLiteral, Value: NoLiteral {
  /// Isn't called, because no type conforms to ``NoLiteral``.
  public init(nilLiteral: ()) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByArrayLiteral
where Value: ExpressibleByArrayLiteral, Value: NoLiteral {
  /// Isn't called, because no type conforms to ``NoLiteral``.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByDictionaryLiteral
where Value: ExpressibleByDictionaryLiteral, Value: NoLiteral {
  /// Isn't called, because no type conforms to ``NoLiteral``.
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) { fatalError() }
}
