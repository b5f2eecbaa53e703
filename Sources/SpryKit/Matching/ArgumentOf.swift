/// What a test expects of one argument of a typed member.
///
/// A test passes one where the compiler knows the type of the parameter, so that a leading dot is
/// enough. Without types, ``Argument`` does the same.
///
/// ```swift
/// service.stub.load(id: .any).andReturn(user)
/// expectHaveReceived(service.calls.save(.having(\.name, "Ann"), version: .greaterThan(2)))
/// ```
///
/// In a call with a matcher, the other arguments are matchers or literals. Write a variable beside
/// a matcher as `.equal(value)`. Add your own matchers in an extension:
///
/// ```swift
/// extension ArgumentOf where Value == Int {
///   static var even: Self { .match("an even number") { $0.isMultiple(of: 2) } }
/// }
/// ```
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

  /// Matches every argument of a type. The compiler takes the type of a generic parameter from it.
  public static func any(_ type: Value.Type) -> Self { .any }

  /// Matches a value that is equal, by the rule of a plain value: for an `Equatable` type, by `==`.
  ///
  /// A matcher that is passed where the parameter is `Any` is used as a matcher.
  public static func equal(_ value: Value) -> Self {
    if isExistential(Value.self), let matcher = ArgumentMatcher.matcher(passedAs: value) {
      return Self(matcher)
    }
    return Self(ArgumentMatcher.equal(to: value, for: Value.self))
  }

  /// Matches an argument that another matcher does not match.
  public static func not(_ other: Self) -> Self { Self(.not(other.matcher)) }

  /// Matches an argument that is not equal to a value.
  @_disfavoredOverload
  public static func not(_ value: Value) -> Self { .not(.equal(value)) }

  /// Matches an argument that at least one of several matchers matches.
  public static func oneOf(_ first: Self, _ others: Self...) -> Self {
    Self(.oneOf(([first] + others).map(\.matcher)))
  }

  /// Matches an argument that is equal to one of several values.
  @_disfavoredOverload
  public static func oneOf(_ first: Value, _ others: Value...) -> Self {
    Self(.oneOf(([first] + others).map { Self.equal($0).matcher }))
  }

  /// Matches an argument that each of several matchers matches.
  public static func all(_ first: Self, _ others: Self...) -> Self {
    Self(.all(([first] + others).map(\.matcher)))
  }

  /// Matches an argument that passes a predicate.
  ///
  /// - Parameters:
  ///   - words: A description of the arguments that pass, for failures.
  ///   - test: The predicate.
  public static func match(_ words: String, _ test: @escaping (Value) -> Bool) -> Self {
    Self(.match(words, test))
  }

  /// Matches an argument that passes a predicate.
  public static func match(_ test: @escaping (Value) -> Bool) -> Self {
    Self(
      PredicateMatcher(
        "what passes the closure", explain: { "\(describe($0)) does not pass the closure" }, test))
  }

  /// Matches an argument whose property matches.
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

  /// Matches every argument, and keeps the arguments of calls that a check matches or the stub
  /// answers.
  public static func capture(_ captor: ArgumentCaptor<Value>) -> Self {
    Self(CaptorMatcher(captor))
  }

  /// Matches every argument, and passes the arguments of calls that a check matches or the stub
  /// answers to a closure.
  ///
  /// - Parameter body: Gets the argument. An error that it throws fails the check, with the
  ///   argument's name.
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
    check { (value: Value) throws -> Void in try FalseCondition.check(condition(value)) }
  }
}

extension ArgumentOf: CustomStringConvertible {
  /// A description of the arguments that match, for a failure.
  @_documentation(visibility: internal)
  public var description: String { matcher.description }

  /// Returns whether a value matches.
  ///
  /// A test of a matcher of your own checks it with this function:
  /// `#expect(ArgumentOf<Int>.even.matches(4))`.
  public func matches(_ value: Value) -> Bool {
    matcher.matches(recorded: recordedValue(value))
  }
}

/// An ``ArgumentOf`` of any type, which a test may also pass where it passes an ``Argument``.
protocol TypedArgument {
  var matcher: ArgumentMatcher { get }
}

extension ArgumentOf: TypedArgument {}
