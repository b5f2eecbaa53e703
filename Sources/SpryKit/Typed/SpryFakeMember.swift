/// A member of a fake with expected arguments, as `fake.stub` and `fake.calls` give it.
///
/// A test uses such members for stubs and checks of fakes that `@Spryable` writes, because the
/// compiler then checks the names, the arguments, and the answers.
///
/// - `Role`: ``SpryStubRole`` or ``SpryOwnAnswerStubRole`` if the member is to be stubbed,
///   ``SpryCallRole`` if its calls are to be checked.
/// - `Arguments`: the type of its arguments: `String` for one, a tuple with labels for several,
///   `Void` for none.
/// - `Result`: the type of its result, or of the property.
/// - `Effects`: its errors, and whether it is `async`.
///
/// ```swift
/// service.stub.load(id: "42").andReturn(user)
/// expectHaveReceived(service.calls.load(id: .any), .once)
/// ```
public struct SpryFakeMember<Role, Arguments, Result, Effects: SpryMemberEffects> {
  let handle: SpryFakeHandle
  /// The name, as `#function` spells it.
  let name: String
  /// The key of the member in the state.
  let key: String
  /// The expected arguments, one for each parameter.
  let matchers: [ArgumentMatcher]
  /// Returns the arguments of a call, or `nil` if they are of other types, which can happen in a
  /// generic member.
  let decode: (ArgumentList) -> Arguments?
  /// Makes an answer of the closure of `andDo`, if the closure cannot take the arguments as values.
  var action: ((Any) -> SpryStubAction)?
  /// The expected number of calls, or `nil` if the test gives none.
  var expectedCount: CountSpecifier?
  /// The mark after which calls count.
  var mark = SpryMark.start
  /// What the calls must return or throw, or `nil` if that does not matter.
  var outcome: ExpectedOutcome?
  /// The stub, once a verb has begun it.
  var stub: Stub?
  /// Reports a stub that gets no answer, or `nil` if the member is not to be stubbed.
  let draft: StubDraft?
  /// Whether calls may have arguments of other types.
  private var isGeneric = false
  /// Whether writes have the name of the reads, and one argument more.
  var writesUnderItsName = false

  init(
    _ handle: SpryFakeHandle,
    _ name: String,
    key: String,
    _ matchers: [ArgumentMatcher],
    _ decode: @escaping (ArgumentList) -> Arguments?
  ) {
    self.handle = handle
    self.name = name
    self.key = key
    self.matchers = matchers
    self.decode = decode
    draft = Role.self == SpryCallRole.self ? nil : StubDraft(handle, name)
  }
}

extension SpryFakeMember {
  /// The expected arguments, or none for any arguments.
  var expectedArguments: [ArgumentMatcher] {
    isGeneric || writesUnderItsName || !matchers.areAny ? matchers : []
  }

  /// The member of a generic function, which matches only arguments of its types.
  @_documentation(visibility: internal)
  public static func generic(_ member: Self) -> Self {
    var member = member
    member.isGeneric = true
    return member
  }

  /// The property or subscript of a class whose own setter records the new value after the
  /// arguments of the getter, under the same name.
  @_documentation(visibility: internal)
  public static func writtenUnderItsName(_ member: Self) -> Self {
    var member = member
    member.writesUnderItsName = true
    return member
  }
}

// The members that `@Spryable` writes call these.
//
// `name` is the name as `#function` spells it. `key` is the name without a trailing `(_:)`. Both
// are written by the macro, so that nothing is cut out of text when a test runs.
@_documentation(visibility: internal)
extension SpryFakeMember {
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

  /// Creates a member with several parameters. `Arguments` is a tuple of their types, with labels,
  /// which a pack cannot have.
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
extension SpryFakeMember {
  /// Returns a member with a closure type of its own for `andDo`.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - action: Calls a closure of this type with the arguments of a call.
  public static func passing<Closure, Base>(
    _ member: SpryFakeMember<Role, Arguments, Result, Base>,
    _ action: @escaping (Closure) -> SpryStubAction
  ) -> Self where Effects == SpryClosureEffects<Closure, Base> {
    var passing = Self(member.handle, member.name, key: member.key, member.matchers, member.decode)
    passing.action = { action($0 as! Closure) }
    member.draft?.isContinued = true
    passing.isGeneric = member.isGeneric
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

/// Reports a typed stub that a test begins and never gives an answer.
final class StubDraft {
  private let handle: SpryFakeHandle
  private let member: String
  /// Whether a verb, or another member, has continued the stub.
  var isContinued = false

  init(_ handle: SpryFakeHandle, _ member: String) {
    self.handle = handle
    self.member = member
  }

  deinit {
    if isContinued { return }
    // A closure has no name for its member.
    let isClosure = handle.type is any ClosureFake.Type
    let location = handle.reportMistakeOfTest(of: member) { fake in
      Misuse(
        .stubWithoutAnswer,
        "a stub of \(headline(isClosure ? fake : member, on: fake)) has no answer",
        "give it one, for example with andReturn(…) or andDo { … }")
    }
    // A call that lacks the stub then names it.
    let key = handle.key(of: member, MemberName.withoutTrailingLabel(member))
    handle.state.contents.withLock {
      _ = $0.beginStub(of: key, named: member, at: location, by: "")
    }
  }
}
