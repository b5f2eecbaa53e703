/// A matcher where values can stand, too, such as `.any` in `store.calls.save(user, version: .any)`.
///
/// Members with two or three arguments that can be compared take it. It has all matchers of
/// ``ArgumentOf``, but no literals, because a literal is a value there. Wrap an `ArgumentOf` from a
/// variable in `.all(…)`.
public struct MatcherOf<Value>: TypedMatcher {
  /// The matcher.
  @_documentation(visibility: internal)
  public let argument: ArgumentOf<Value>

  /// Creates a matcher that matches what another one matches.
  @_documentation(visibility: internal)
  public init(_ argument: ArgumentOf<Value>) {
    self.argument = argument
  }
}

// MARK: - Errors for literals

/// No type conforms to this protocol, so that a literal beside a value is never a matcher.
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
  /// Never called.
  public init(stringLiteral value: String) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral, Value: NoLiteral {
  /// Never called.
  public init(integerLiteral value: Int) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByFloatLiteral
where Value: ExpressibleByFloatLiteral, Value: NoLiteral {
  /// Never called.
  public init(floatLiteral value: Double) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral, Value: NoLiteral {
  /// Never called.
  public init(booleanLiteral value: Bool) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByNilLiteral
where Value: ExpressibleByNilLiteral, Value: NoLiteral {
  /// Never called.
  public init(nilLiteral: ()) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByArrayLiteral
where Value: ExpressibleByArrayLiteral, Value: NoLiteral {
  /// Never called.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) { fatalError() }
}

@_documentation(visibility: internal)
extension MatcherOf: ExpressibleByDictionaryLiteral
where Value: ExpressibleByDictionaryLiteral, Value: NoLiteral {
  /// Never called.
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) { fatalError() }
}
