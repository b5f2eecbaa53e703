/// A matcher for one argument of a typed member.
///
/// Pass a matcher where a stub or an assertion doesn't depend on one exact value. A leading dot is
/// enough:
///
/// ```swift
/// service.stub.load(id: .any).andReturn(user)
/// expectHaveReceived(store.calls.save(.having(\.name, "Ann"), version: .greaterThan(2)))
/// ```
///
/// Other arguments can be values: `store.calls.save(user, version: .any)`. If a member has more
/// than three comparable arguments, wrap a variable beside a matcher in `.equal(…)`.
///
/// To name a condition, extend ``TypedMatcher``. In a hand-written fake, use ``Argument`` instead.
public struct ArgumentOf<Value>: TypedMatcher {
  let matcher: ArgumentMatcher

  init(_ matcher: ArgumentMatcher) {
    self.matcher = matcher
  }

  /// Creates a matcher that matches what another matcher matches.
  @_documentation(visibility: internal)
  public init(_ argument: ArgumentOf<Value>) {
    self = argument
  }
}

extension ArgumentOf: HasMatcher, CustomStringConvertible {
  /// A description of the arguments that match, for a failure.
  @_documentation(visibility: internal)
  public var description: String { matcher.description }

  /// Returns whether a value matches.
  ///
  /// Use it to test your own matchers: `#expect(ArgumentOf<Int>.even.matches(4))`.
  @_documentation(visibility: internal)
  public func matches(_ value: Value) -> Bool {
    matcher.matches(recorded: recordedValue(value))
  }
}
