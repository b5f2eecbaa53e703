/// A matcher for one argument of a typed member.
///
/// Pass a matcher if a stub or an assertion doesn't depend on one exact value. Begin the matcher
/// with a dot:
///
/// ```swift
/// service.stub.load(id: .any).andReturn(user)
/// expectHaveReceived(store.calls.save(.having(\.name, "Ann"), version: .greaterThan(2)))
/// ```
///
/// The arguments beside a matcher can be plain values: `store.calls.save(user, version: .any)`. If
/// a member has more than three comparable arguments, wrap a variable beside a matcher in
/// `.equal(…)`.
///
/// To give a condition a name, extend ``TypedMatcher``. In a hand-written fake, use ``Argument``
/// instead.
public struct ArgumentOf<Value>: TypedMatcher {
  let matcher: ArgumentMatcher

  init(_ matcher: ArgumentMatcher) {
    self.matcher = matcher
  }

  /// Creates a matcher that matches the same arguments as the given matcher.
  @_documentation(visibility: internal)
  public init(_ argument: ArgumentOf<Value>) {
    self = argument
  }
}

extension ArgumentOf: HasMatcher, CustomStringConvertible {
  /// A description of matching arguments, which failures show.
  @_documentation(visibility: internal)
  public var description: String { matcher.description }

  /// Returns whether a value matches.
  ///
  /// Use this function to test your own matchers: `#expect(ArgumentOf<Int>.even.matches(4))`.
  @_documentation(visibility: internal)
  public func matches(_ value: Value) -> Bool {
    matcher.matches(recorded: recordedValue(value))
  }
}
