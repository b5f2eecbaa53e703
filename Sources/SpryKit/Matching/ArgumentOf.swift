/// An expectation of one argument of a typed member.
///
/// ```swift
/// service.stub.load(id: .any).andReturn(user)
/// expectHaveReceived(service.calls.save(.having(\.name, "Ann"), version: .greaterThan(2)))
/// ```
///
/// In a call with a matcher, the other arguments are matchers or literals. Write a variable beside a matcher
/// as `.equal(value)`. Add your own matchers in an extension:
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

  /// Creates one that asks an argument of the untyped API.
  init(_ argument: Argument) {
    matcher = .make(argument)
  }

  /// Fits every argument.
  ///
  /// In a generic member, it fits the arguments of this type.
  public static var any: Self { Self(AnyValueMatcher<Value>()) }

  /// Fits every argument of a type. It tells the compiler the type of a generic parameter.
  public static func any(_ type: Value.Type) -> Self { .any }

  /// Fits a value that is equal, by the rule of a plain value: for an `Equatable` type, by `==`.
  public static func equal(_ value: Value) -> Self {
    Self(.make(value, .typed(Value.self)))
  }

  /// Fits an argument that does not fit another matcher.
  public static func not(_ other: Self) -> Self { Self(.not(other.matcher)) }

  /// Fits an argument that fits at least one of several matchers.
  public static func oneOf(_ matchers: Self...) -> Self { Self(.oneOf(matchers.map(\.matcher))) }

  /// Fits an argument that fits each of several matchers.
  public static func all(_ matchers: Self...) -> Self { Self(.all(matchers.map(\.matcher))) }

  /// Fits an argument that passes a predicate.
  ///
  /// - Parameters:
  ///   - words: a description of the arguments that pass, for failures.
  ///   - test: the predicate.
  public static func match(_ words: String, _ test: @escaping (Value) -> Bool) -> Self {
    Self(.match(words, test))
  }

  /// Fits an argument that passes a predicate.
  public static func match(_ test: @escaping (Value) -> Bool) -> Self {
    Self(Argument.pass { ($0 as? Value).map(test) ?? false })
  }

  /// Fits an argument whose property fits a matcher.
  ///
  /// ```swift
  /// .having(\.name, .prefix("A"))
  /// ```
  public static func having<Property>(
    _ keyPath: KeyPath<Value, Property>, _ expected: ArgumentOf<Property>
  ) -> Self {
    Self(.having(keyPath, expected.matcher))
  }

  /// Fits an argument whose property is equal to a value.
  @_disfavoredOverload
  public static func having<Property>(
    _ keyPath: KeyPath<Value, Property>, _ expected: Property
  ) -> Self {
    having(keyPath, .equal(expected))
  }

  /// Fits only the same object.
  public static func identical(to object: Value) -> Self where Value: AnyObject {
    Self(.identical(to: object))
  }

  /// Fits every argument, and keeps those of the calls that a check matches or the stub answers.
  public static func capture(_ captor: ArgumentCaptor<Value>) -> Self {
    Self(CaptorMatcher(captor))
  }

  /// Fits every argument, and passes those of the calls that a check matches or the stub answers to a
  /// closure.
  ///
  /// - Parameter body: gets the argument. An error that it throws fails the check, with the argument's name.
  public static func check(_ body: @escaping (Value) throws -> Void) -> Self {
    Self(Argument.check(body))
  }
}
