/// A fake's member and its expected arguments, as in `fake.stub.…` and `fake.calls.…`.
///
/// ```swift
/// service.stub.load(id: "42").andReturn(user)
/// expectHaveReceived(service.calls.load(id: .any), .once)
/// ```
///
/// These are its generic parameters:
///
/// - `Role`: The use of the member: for calls, for a stub, or for a stub in a fake that also has
///   its own answers.
/// - `Arguments`: The type of the argument if there is one, a labeled tuple if there are several,
///   or `Void`.
/// - `Result`: The type of the member's result, or of the property.
/// - `Effects`: The type of the member's errors, and whether the member is `async`.
public struct SpryFakeMember<Role, Arguments, Result: ~Copyable, Effects: SpryMemberEffects> {
  /// The query for the calls. A stub uses its member and arguments alone.
  var callQuery: CallQuery
  /// Returns the arguments of a call, or `nil` if they are of other types, which can happen in a
  /// generic member.
  let decode: (ArgumentList) -> Arguments?
  /// Makes an answer of the closure of `andDo`, if the closure cannot take the arguments as values.
  var action: ((Any) -> SpryStubAction)?

  init(
    _ handle: SpryFakeHandle,
    _ name: String,
    key: String,
    _ matchers: [ArgumentMatcher],
    _ decode: @escaping (ArgumentList) -> Arguments?
  ) {
    self.init(ExpectedCall(handle, name, key: key, matchers), decode)
  }

  init(_ expected: ExpectedCall, _ decode: @escaping (ArgumentList) -> Arguments?) {
    callQuery = CallQuery(expected)
    self.decode = decode
    if Role.self != SpryCallRole.self { expected.addStub() }
  }
}

extension SpryFakeMember where Result: ~Copyable {
  var expected: ExpectedCall { callQuery.expected }

  /// Makes the member of a generic function match only arguments of the member's types.
  @_documentation(visibility: internal)
  public static func generic(_ member: Self) -> Self {
    member.expected.compareAll()
    return member
  }

  /// Makes the member work in a class whose own setter records the new value after the getter's
  /// arguments, under the same name.
  @_documentation(visibility: internal)
  public static func writtenUnderItsName(_ member: Self) -> Self {
    member.expected.shareName()
    return member
  }
}

// The members that `@Spryable` writes call these.
//
// `name` is the name as `#function` spells it. `key` is the name without a trailing `(_:)`. Both
// are written by the macro, so that nothing is cut out of text when a test runs.
@_documentation(visibility: internal)
extension SpryFakeMember where Result: ~Copyable {
  /// Creates a member without parameters.
  public init(_ handle: SpryFakeHandle, _ name: String) where Arguments == Void {
    self.init(handle, name, key: handle.key(of: name, name), []) { _ in () }
  }

  /// Creates a member with one parameter.
  public init(
    _ handle: SpryFakeHandle, _ name: String, key: String? = nil, argument: ArgumentOf<Arguments>
  ) {
    self.init(handle, name, key: handle.key(of: name, key ?? name), [argument.matcher]) {
      argumentValue(in: $0, at: 0)
    }
  }

  /// Creates a member with several parameters. `Arguments` is a labeled tuple of their types,
  /// because a pack can't have labels.
  public init<each Argument>(
    _ handle: SpryFakeHandle, _ name: String, key: String? = nil,
    arguments: repeat ArgumentOf<each Argument>
  ) {
    self.init(
      handle, name, key: handle.key(of: name, key ?? name), matcherList(repeat each arguments)
    ) {
      argumentValues(in: $0, as: repeat (each Argument).self).flatMap { $0 as? Arguments }
    }
  }
}

@_documentation(visibility: internal)
extension SpryFakeMember where Result: ~Copyable {
  /// Returns a member that has its own closure type for `andDo`.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - action: A function that calls such a closure with a call's arguments.
  public static func passing<Closure, Base>(
    _ member: SpryFakeMember<Role, Arguments, Result, Base>,
    _ action: @escaping (SpryPassedClosure<Closure>) -> SpryStubAction
  ) -> Self where Effects == SpryClosureEffects<Closure, Base> {
    var passing = Self(member.expected, member.decode)
    passing.action = { action(SpryPassedClosure(call: $0 as! Closure)) }
    return passing
  }
}

func matcherList<each Argument>(
  _ arguments: repeat ArgumentOf<each Argument>
) -> [ArgumentMatcher] {
  var matchers: [ArgumentMatcher] = []
  repeat matchers.append((each arguments).matcher)
  return matchers
}
