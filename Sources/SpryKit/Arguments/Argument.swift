/// A matcher for one argument of a hand-written fake.
///
/// Pass the matcher to ``Stub/with(_:)`` or to an assertion, alone or beside plain values:
///
/// ```swift
/// fake.stub(.save).with(Argument.nonNil, "key").andReturn(true)
/// expectHaveReceived(fake, .save, with: Argument.any(User.self), "key")
/// ```
///
/// Typed members take an ``ArgumentOf`` instead.
public enum Argument: HasMatcher, CustomStringConvertible {
  /// Matches every argument.
  case anything

  /// Matches every argument except `nil`.
  case nonNil

  /// Matches only `nil`.
  case `nil`

  /// Matches an argument for which the closure returns `true`. The closure receives the argument
  /// with optionals unwrapped.
  case pass((Any?) -> Bool)

  /// Matches an argument that one of the library's matchers matches. The static functions of
  /// `Argument` return such cases.
  @_documentation(visibility: internal)
  case matching(ArgumentMatcher)

  /// The matcher that stubs and checks use.
  var matcher: ArgumentMatcher {
    switch self {
    case .anything: AnythingMatcher()
    case .nonNil:
      PredicateMatcher<Any?>("anything but nil", explain: { _ in "nil is nil" }) { $0 != nil }
    case .nil:
      PredicateMatcher<Any?>("nil", canMatch: { canTake($0, valueOf: Any?.self) }) { $0 == nil }
    case .pass(let test): PredicateMatcher(passing: test)
    case .matching(let matcher): matcher
    }
  }

  static func predicate<Value>(
    _ words: String, impossibility: NoMatch? = nil,
    canMatch: ((any Any.Type) -> Bool)? = nil, _ test: @escaping (Value) -> Bool
  ) -> Argument {
    .matching(PredicateMatcher(words, impossibility: impossibility, canMatch: canMatch, test))
  }

  /// A description of matching arguments, which failures show.
  @_documentation(visibility: internal)
  public var description: String { matcher.description }

  /// Matches every argument of the closure's parameter type, and passes the argument to the
  /// closure, which verifies it, for example with `#expect`.
  ///
  /// - Parameter body: The closure. In an assertion, it runs once for each call that the assertion
  ///   counts, in order. In a stub, it runs for each call that the stub answers, on the caller's
  ///   thread.
  ///
  /// If the closure throws, as `#require` does, the assertion fails with the argument's name and
  /// the error. In a stub, the error is misuse, and the stub still answers.
  ///
  /// ```swift
  /// expectHaveReceived(store, .save, with: Argument.check { (user: User) in
  ///   #expect(user.name == "Ann")
  /// })
  /// ```
  public static func check<Value>(_ body: @escaping (Value) throws -> Void) -> Argument {
    .matching(
      PredicateMatcher(
        "\(article(typeName(Value.self))) (checked)", check: body, { (_: Value) in true }))
  }

  /// Matches every argument, and fails the assertion if the condition is false. Deprecated, because
  /// `match` is the matcher for a condition.
  @_documentation(visibility: internal)
  @available(
    *, deprecated,
    message: "write 'match' for a condition; the closure of 'check' is for assertions"
  )
  public static func check<Value, Condition: MatchableByBooleanLiteral>(
    _ condition: @escaping (Value) throws -> Condition
  ) -> Argument {
    check { (value: Value) throws -> Void in
      if try condition(value) as? Bool != true { throw FalseCondition() }
    }
  }
}
