/// A matcher for arguments of one type: ``ArgumentOf``, or ``MatcherOf`` beside a value.
///
/// Extend this protocol to name a condition:
///
/// ```swift
/// extension TypedMatcher<Int> {
///   static var even: Self { .match("an even number") { $0.isMultiple(of: 2) } }
/// }
/// ```
public protocol TypedMatcher<Matched> {
  /// The type of the arguments.
  associatedtype Matched
  /// Creates a matcher that matches the same arguments as the given matcher.
  @_documentation(visibility: internal)
  init(_ argument: ArgumentOf<Matched>)
}

extension TypedMatcher {
  init(_ matcher: ArgumentMatcher) {
    self.init(ArgumentOf(matcher))
  }

  init(argument: Argument) {
    self.init(argument.matcher)
  }

  /// Matches every argument of type `Matched`, which is the parameter's type unless the member is
  /// generic.
  public static var any: Self { Self(AnyMatcher<Matched>()) }

  /// Matches every argument of the given type. In a generic member, the type determines the generic
  /// parameter.
  public static func any(_ type: Matched.Type) -> Self { .any }

  /// Matches an argument that is equal to the given value.
  ///
  /// In members with up to three comparable arguments, a plain value beside a matcher has the same
  /// meaning. An `Equatable` type is compared with `==`. If the parameter is of type `Any` and the
  /// value is a matcher, SpryKit uses the matcher.
  public static func equal(_ value: Matched) -> Self {
    if isExistential(Matched.self), let argument = value as? any HasMatcher {
      return Self(argument.matcher)
    }
    return Self(ArgumentMatcher.equal(to: value, for: Matched.self))
  }

  /// Matches an argument that the given matcher does not match.
  public static func not(_ other: ArgumentOf<Matched>) -> Self {
    Self(NotMatcher(other.matcher, isTyped: true))
  }

  /// Matches an argument that is not equal to the given value.
  @_disfavoredOverload
  public static func not(_ value: Matched) -> Self { .not(.equal(value)) }

  /// Matches an argument that at least one of the given matchers matches.
  public static func oneOf(
    _ first: ArgumentOf<Matched>, _ others: ArgumentOf<Matched>...
  ) -> Self {
    Self(AlternativesMatcher(([first] + others).map(\.matcher)))
  }

  /// Matches an argument that is equal to one of the given values.
  @_disfavoredOverload
  public static func oneOf(_ first: Matched, _ others: Matched...) -> Self {
    Self(AlternativesMatcher(([first] + others).map { ArgumentOf.equal($0).matcher }))
  }

  /// Matches an argument that all of the given matchers match.
  public static func all(
    _ first: ArgumentOf<Matched>, _ others: ArgumentOf<Matched>...
  ) -> Self {
    Self(PartsMatcher(all: ([first] + others).map(\.matcher)))
  }

  /// Matches an argument for which a closure returns `true`.
  ///
  /// - Parameters:
  ///   - words: A description of matching arguments, which failures show.
  ///   - test: The closure, which receives the argument.
  ///
  /// Use `match` for a condition that no other matcher covers. The words complete the sentence "the
  /// argument is not …":
  ///
  /// ```swift
  /// .match("a new user") { $0.id.isEmpty }
  /// ```
  public static func match(_ words: String, _ test: @escaping (Matched) -> Bool) -> Self {
    Self(argument: .match(words, test))
  }

  /// Matches an argument for which a closure returns `true`. Failures don't describe the condition.
  public static func match(_ test: @escaping (Matched) -> Bool) -> Self {
    Self(PredicateMatcher(passing: test))
  }

  /// Matches an argument if the given matcher matches the property at the key path.
  ///
  /// Use `having` if only some of the argument's properties matter. To combine matchers, write
  /// `.all(…)`.
  ///
  /// ```swift
  /// .having(\.name, .prefix("A"))
  /// ```
  public static func having<Property>(
    _ keyPath: KeyPath<Matched, Property>, _ expected: ArgumentOf<Property>
  ) -> Self {
    Self(argument: .having(keyPath, expected.matcher))
  }

  /// Matches an argument whose property is equal to the given value.
  @_disfavoredOverload
  public static func having<Property>(
    _ keyPath: KeyPath<Matched, Property>, _ expected: Property
  ) -> Self {
    having(keyPath, .equal(expected))
  }

  /// Matches only the given object.
  public static func identical(to object: Matched) -> Self where Matched: AnyObject {
    identical(to: object as AnyObject)
  }

  /// Matches only the given object, for a parameter whose type is an optional or an existential.
  ///
  /// - Parameter object: An object of the parameter's type. An object of another type never
  ///   matches, and an assertion that expects such an object fails.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func identical(to object: AnyObject) -> Self {
    Self(argument: .identical(to: object, asIn: Matched.self))
  }

  /// Matches every argument, and keeps it in a captor.
  ///
  /// The captor keeps the arguments of the calls that an assertion matches or a stub answers.
  public static func capture(_ captor: ArgumentCaptor<Matched>) -> Self {
    Self(CaptorMatcher(captor))
  }

  /// Matches every argument, and passes it to a closure that verifies it, for example with
  /// `#expect`.
  ///
  /// - Parameter body: The closure. It runs for each call that an assertion matches or a stub
  ///   answers. If it throws, the assertion fails with the argument's name and the error.
  ///
  /// ```swift
  /// .check { #expect($0.name == "Ann") }
  /// ```
  public static func check(_ body: @escaping (Matched) throws -> Void) -> Self {
    Self(argument: .check(body))
  }

  /// Matches every argument, and fails the assertion if the condition is false. Deprecated, because
  /// `match` is the matcher for a condition.
  @_documentation(visibility: internal)
  @available(
    *, deprecated,
    message: "write 'match' for a condition; the closure of 'check' is for assertions"
  )
  public static func check<Condition: MatchableByBooleanLiteral>(
    _ condition: @escaping (Matched) throws -> Condition
  ) -> Self {
    Self(argument: .check(condition))
  }
}
