/// A member of a fake with expected arguments, as `fake.stub` and `fake.calls` give it.
///
/// - `Role`: ``StubRole`` if the member is to be stubbed, ``CallRole`` if its calls are to be checked.
/// - `Arguments`: the type of its arguments: `String` for one, a tuple for several, `Void` for none.
/// - `Result`: the type of its result, or of the property.
/// - `Effects`: its errors, and whether it is `async`.
///
/// ```swift
/// service.stub.load(id: "42").andReturn(user)
/// expectHaveReceived(service.calls.load(id: .any), .once)
/// ```
public struct FakeMember<Role, Arguments, Result, Effects: MemberEffects> {
  let owner: MemberOwner
  /// The name, as the fake records it.
  let name: String
  /// The expected arguments, one for each parameter.
  let matchers: [ArgumentMatcher]
  /// Returns the arguments of a call; nil if they are of other types, as those of a generic member can be.
  let decode: (ArgumentList) -> Arguments?
  /// Makes an answer of the closure of `andDo`, if the closure cannot take the arguments as values.
  var action: ((Any) -> StubAction)?
  /// The stub, once a verb has begun it.
  var stub: Stub?
  /// Whether calls may have arguments of other types.
  private var isGeneric = false

  init(
    _ owner: MemberOwner,
    _ name: String,
    _ matchers: [ArgumentMatcher],
    _ decode: @escaping (ArgumentList) -> Arguments?
  ) {
    self.owner = owner
    self.name = name
    self.matchers = matchers
    self.decode = decode
  }
}

extension FakeMember {
  /// The expected arguments; empty for any.
  var expectedArguments: [ArgumentMatcher] {
    isGeneric || !matchers.areAny ? matchers : []
  }

  /// The member of a generic function, which matches only arguments of its types.
  @_documentation(visibility: internal)
  public var generic: Self {
    var member = self
    member.isGeneric = true
    return member
  }
}

/// The fake, or the type, that has a member.
struct MemberOwner {
  let state: SpryState
  let fakeType: any SpryFake.Type

  /// Returns the key of a member in the state.
  func key(of name: String) -> String {
    let name = MemberName.withoutParameterNames(name)
    return state.isOfType ? fakeType.classMemberKey(name) : fakeType.instanceMemberKey(name)
  }
}

extension SpryFake {
  fileprivate static func instanceMemberKey(_ name: String) -> String {
    Function(rawValue: name)?.key ?? name
  }

  fileprivate static func classMemberKey(_ name: String) -> String {
    ClassFunction(rawValue: name)?.key ?? name
  }
}

// The members that `@Spryable` writes call these.
@_documentation(visibility: internal)
extension FakeMember {
  /// Creates a member without parameters.
  public init<Members: FakeMembers>(_ members: Members, _ name: String)
  where Members.SpryRole == Role, Arguments == Void {
    self.init(MemberOwner(members), name, []) { _ in () }
  }

  /// Creates a member with one parameter.
  public init<Members: FakeMembers>(
    _ members: Members, _ name: String, argument: ArgumentOf<Arguments>
  ) where Members.SpryRole == Role {
    self.init(MemberOwner(members), name, [argument.matcher]) { argumentValue(in: $0, at: 0) }
  }

  /// Creates a member with several parameters.
  public init<Members: FakeMembers, each Argument>(
    _ members: Members, _ name: String, arguments: repeat ArgumentOf<each Argument>
  ) where Members.SpryRole == Role, Arguments == (repeat each Argument) {
    self.init(MemberOwner(members), name, matcherList(repeat each arguments)) {
      argumentValues(in: $0, as: repeat (each Argument).self)
    }
  }

  /// Creates a static member without parameters.
  public init<Members: FakeMembers>(_ members: Members.Type, _ name: String)
  where Members.SpryRole == Role, Arguments == Void {
    self.init(MemberOwner(type: members), name, []) { _ in () }
  }

  /// Creates a static member with one parameter.
  public init<Members: FakeMembers>(
    _ members: Members.Type, _ name: String, argument: ArgumentOf<Arguments>
  ) where Members.SpryRole == Role {
    self.init(MemberOwner(type: members), name, [argument.matcher]) { argumentValue(in: $0, at: 0) }
  }

  /// Creates a static member with several parameters.
  public init<Members: FakeMembers, each Argument>(
    _ members: Members.Type, _ name: String,
    arguments: repeat ArgumentOf<each Argument>
  ) where Members.SpryRole == Role, Arguments == (repeat each Argument) {
    self.init(MemberOwner(type: members), name, matcherList(repeat each arguments)) {
      argumentValues(in: $0, as: repeat (each Argument).self)
    }
  }
}

@_documentation(visibility: internal)
extension FakeMember {
  /// Returns the member with a closure type of its own for `andDo`.
  ///
  /// - Parameter action: calls such a closure with the arguments of a call.
  public func passing<Closure>(
    _ action: @escaping (Closure) -> StubAction
  ) -> FakeMember<Role, Arguments, Result, ClosureEffects<Closure, Effects>> {
    var member = FakeMember<Role, Arguments, Result, ClosureEffects<Closure, Effects>>(
      owner, name, matchers, decode)
    member.action = { action($0 as! Closure) }
    member.isGeneric = isGeneric
    return member
  }
}

extension MemberOwner {
  fileprivate init<Members: FakeMembers>(_ members: Members) {
    self.init(state: members.spryState, fakeType: Members.SpryOwner.self)
  }

  fileprivate init<Members: FakeMembers>(type: Members.Type) {
    self.init(state: Members.SpryOwner.spryState, fakeType: Members.SpryOwner.self)
  }
}

func matcherList<each Argument>(
  _ arguments: repeat ArgumentOf<each Argument>
) -> [ArgumentMatcher] {
  var matchers: [ArgumentMatcher] = []
  repeat matchers.append((each arguments).matcher)
  return matchers
}

// MARK: - Arguments of a call

private struct OtherType: Error {}

/// Returns an argument of a call as its type in the member; nil if it is of another type.
func argumentValue<Value>(in arguments: ArgumentList, at index: Int) -> Value? {
  let argument = arguments[index]
  if isStored(argument, as: Value.self) { return exact(argument, as: Value.self) }
  if let transient = argument as? TransientArgument { return transient.recorded as? Value }
  return argument as? Value
}

/// Returns the arguments of a call as their types in the member; nil if they are of other types.
func argumentValues<each Value>(
  in arguments: ArgumentList, as types: repeat (each Value).Type
) -> (repeat each Value)? {
  var index = 0
  func next<Next>(_: Next.Type) throws -> Next {
    guard index < arguments.count, let value: Next = argumentValue(in: arguments, at: index) else {
      throw OtherType()
    }
    index += 1
    return value
  }
  return try? (repeat next(each types))
}
