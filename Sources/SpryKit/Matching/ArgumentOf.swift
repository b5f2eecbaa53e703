/// A matcher for one argument of a typed member.
///
/// Pass a matcher where a stub or a check doesn't depend on one exact value. The compiler knows the
/// type of the parameter, so a leading dot is enough:
///
/// ```swift
/// service.stub.load(id: .any).andReturn(user)
/// expectHaveReceived(store.calls.save(.having(\.name, "Ann"), version: .greaterThan(2)))
/// ```
///
/// Once one argument is a matcher, the others must be matchers or literals. Wrap a variable in
/// `.equal(…)`. To give a condition a name, extend the type:
///
/// ```swift
/// extension ArgumentOf where Value == Int {
///   static var even: Self { .match("an even number") { $0.isMultiple(of: 2) } }
/// }
/// ```
///
/// In a hand-written fake, use ``Argument`` instead.
public struct ArgumentOf<Value> {
  let matcher: ArgumentMatcher

  init(_ matcher: ArgumentMatcher) {
    self.matcher = matcher
  }

  init(_ argument: Argument) {
    matcher = argument.matcher
  }

  /// Matches every argument.
  ///
  /// In a generic member, it matches the arguments of this type.
  public static var any: Self { Self(AnyMatcher<Value>()) }

  /// Matches every argument of a type, which also tells the compiler the type of a generic
  /// parameter.
  public static func any(_ type: Value.Type) -> Self { .any }

  /// Matches an argument that is equal to a value.
  ///
  /// Use it for a variable beside a matcher: `store.calls.save(.equal(user), version: .any)`. An
  /// `Equatable` type is compared with `==`, as a plain value is. If the parameter is of type `Any`
  /// and the value is a matcher, it is used as a matcher.
  public static func equal(_ value: Value) -> Self {
    if isExistential(Value.self), let argument = value as? any HasMatcher {
      return Self(argument.matcher)
    }
    return Self(ArgumentMatcher.equal(to: value, for: Value.self))
  }

  /// Matches an argument that another matcher does not match.
  public static func not(_ other: Self) -> Self { Self(NotMatcher(other.matcher)) }

  /// Matches an argument that is not equal to a value.
  @_disfavoredOverload
  public static func not(_ value: Value) -> Self { .not(.equal(value)) }

  /// Matches an argument that at least one of several matchers matches.
  public static func oneOf(_ first: Self, _ others: Self...) -> Self {
    Self(AlternativesMatcher(([first] + others).map(\.matcher)))
  }

  /// Matches an argument that is equal to one of several values.
  @_disfavoredOverload
  public static func oneOf(_ first: Value, _ others: Value...) -> Self {
    Self(AlternativesMatcher(([first] + others).map { Self.equal($0).matcher }))
  }

  /// Matches an argument that each of several matchers matches.
  public static func all(_ first: Self, _ others: Self...) -> Self {
    Self(PartsMatcher(all: ([first] + others).map(\.matcher)))
  }

  /// Matches an argument for which a closure returns `true`.
  ///
  /// - Parameters:
  ///   - words: A description of the arguments that match, for failures.
  ///   - test: The condition.
  ///
  /// Use it if there is no matcher for a condition. The words complete the sentence "the argument
  /// is not …":
  ///
  /// ```swift
  /// .match("a new user") { $0.id.isEmpty }
  /// ```
  public static func match(_ words: String, _ test: @escaping (Value) -> Bool) -> Self {
    Self(.match(words, test))
  }

  /// Matches an argument for which a closure returns `true`, without a description for failures.
  public static func match(_ test: @escaping (Value) -> Bool) -> Self {
    Self(PredicateMatcher(passing: test))
  }

  /// Matches an argument whose property matches.
  ///
  /// Use it if only some properties of the argument matter. To combine several, write `.all(…)`.
  ///
  /// ```swift
  /// .having(\.name, .prefix("A"))
  /// ```
  public static func having<Property>(
    _ keyPath: KeyPath<Value, Property>, _ expected: ArgumentOf<Property>
  ) -> Self {
    Self(.having(keyPath, expected.matcher))
  }

  /// Matches an argument whose property is equal to a value.
  @_disfavoredOverload
  public static func having<Property>(
    _ keyPath: KeyPath<Value, Property>, _ expected: Property
  ) -> Self {
    having(keyPath, .equal(expected))
  }

  /// Matches only the same object.
  public static func identical(to object: Value) -> Self where Value: AnyObject {
    identical(to: object as AnyObject)
  }

  /// Matches only the same object, where the parameter is an optional or any object of a protocol.
  ///
  /// - Parameter object: An object of the parameter's type. An object of another type never
  ///   matches, and a check with it fails.
  @_disfavoredOverload
  public static func identical(to object: AnyObject) -> Self {
    Self(.identical(to: object, asIn: Value.self))
  }

  /// Matches every argument, and keeps it in a captor.
  ///
  /// The captor keeps the arguments of the calls that an assertion matches or a stub answers.
  public static func capture(_ captor: ArgumentCaptor<Value>) -> Self {
    Self(CaptorMatcher(captor))
  }

  /// Matches every argument, and passes it to a closure that adds expectations.
  ///
  /// - Parameter body: The closure. It runs for each call that an assertion matches or a stub
  ///   answers. If it throws, the assertion fails with the argument's name and the error.
  ///
  /// ```swift
  /// .check { #expect($0.name == "Ann") }
  /// ```
  public static func check(_ body: @escaping (Value) throws -> Void) -> Self {
    Self(Argument.check(body))
  }

  /// Deprecated: the closure is for assertions. A condition that is false fails the check.
  @_documentation(visibility: internal)
  @available(
    *, deprecated,
    message: "write 'match' for a condition; the closure of 'check' is for assertions"
  )
  public static func check<Condition: MatchableByBooleanLiteral>(
    _ condition: @escaping (Value) throws -> Condition
  ) -> Self {
    Self(Argument.check(condition))
  }
}

extension ArgumentOf: HasMatcher, CustomStringConvertible {
  /// A description of the arguments that match, for a failure.
  @_documentation(visibility: internal)
  public var description: String { matcher.description }

  /// Returns whether a value matches.
  ///
  /// Use it to test your own matchers: `#expect(ArgumentOf<Int>.even.matches(4))`.
  public func matches(_ value: Value) -> Bool {
    matcher.matches(recorded: recordedValue(value))
  }
}
