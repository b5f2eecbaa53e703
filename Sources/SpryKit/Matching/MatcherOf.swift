/// A matcher to use beside values, such as `.any` in `store.calls.save(user, version: .any)`.
///
/// Members with two or three comparable arguments take it. It has all of ``ArgumentOf``'s matchers,
/// but can't be a literal, because a literal is a value there. Wrap an `ArgumentOf` from a variable
/// in `.all(…)`.
public struct MatcherOf<Value>: TypedMatcher {
  /// The matcher.
  @_documentation(visibility: internal)
  public let argument: ArgumentOf<Value>

  /// Creates a matcher that matches what another matcher matches.
  @_documentation(visibility: internal)
  public init(_ argument: ArgumentOf<Value>) {
    self.argument = argument
  }
}

// MARK: - Errors for literals

/// A protocol without conforming types, so that a literal beside a value is never a matcher.
///
/// The conformances below exist for the compiler's errors. For a literal of a wrong type, the error
/// is `cannot convert value of type 'String' to expected argument type 'Int'`. Without them, it is
/// `no exact matches in call to instance method 'save'`.
@_documentation(visibility: internal)
public protocol NoLiteral {}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Value: ExpressibleByStringLiteral, Value: NoLiteral {
  /// This initializer is never called.
  public init(stringLiteral value: String) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral, Value: NoLiteral {
  /// This initializer is never called.
  public init(integerLiteral value: Int) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByFloatLiteral
where Value: ExpressibleByFloatLiteral, Value: NoLiteral {
  /// This initializer is never called.
  public init(floatLiteral value: Double) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral, Value: NoLiteral {
  /// This initializer is never called.
  public init(booleanLiteral value: Bool) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByNilLiteral
where Value: ExpressibleByNilLiteral, Value: NoLiteral {
  /// This initializer is never called.
  public init(nilLiteral: ()) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByArrayLiteral
where Value: ExpressibleByArrayLiteral, Value: NoLiteral {
  /// This initializer is never called.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByDictionaryLiteral
where Value: ExpressibleByDictionaryLiteral, Value: NoLiteral {
  /// This initializer is never called.
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) { fatalError() }
}
