/// The members of a fake as a test spells them: `fake.stub.load(id: "42")`, `fake.calls.load(id:
/// .any)`.
///
/// `@Spryable` writes a protocol that refines this one for each protocol that it is attached to. It
/// holds the typed members, and inherits the typed members of the parents in the same way as the
/// protocol inherits their members.
@_documentation(visibility: internal)
public protocol SpryFakeMembers<SpryRole> {
  /// The fake.
  associatedtype SpryOwner: Spryable

  /// ``SpryStubRole`` or ``SpryCallRole``.
  associatedtype SpryRole

  /// The state of the fake.
  var spryState: SpryState { get }
}

@_documentation(visibility: internal)
extension SpryFakeMembers {
  /// The handle of the fake, for the typed members.
  public var spryHandle: SpryFakeHandle {
    SpryFakeHandle(spryState, SpryOwner.self, SpryOwner.Function.self)
  }

  /// The handle of the type in the current scope, for the typed static members.
  public static var spryHandle: SpryFakeHandle { SpryFakeHandle(type: SpryOwner.self) }
}

/// A role of the members behind `fake.stub`: they are stubbed.
@_documentation(visibility: internal)
public protocol SpryStubbingRole {}

/// The role of the members behind `fake.stub`, if stubs are the only answers of the fake.
@_documentation(visibility: internal)
public enum SpryStubRole: SpryStubbingRole {}

/// The role of the members behind `fake.stub`, if the fake also has answers of its own: the answers
/// of the object that it wraps, or of bodies in its class.
@_documentation(visibility: internal)
public enum SpryOwnAnswerStubRole: SpryStubbingRole {}

/// The role of the members behind `fake.calls`: their calls are read and checked.
@_documentation(visibility: internal)
public enum SpryCallRole {}

/// The effects of a member: its errors, and whether it is `async`.
@_documentation(visibility: internal)
public protocol SpryMemberEffects {
  /// The type of the member's errors, or `Never` if it does not throw.
  @_documentation(visibility: internal)
  associatedtype Failure: Error = Never
}

/// The effects of a member that is not `async`.
@_documentation(visibility: internal)
public protocol SprySyncMemberEffects: SpryMemberEffects {}

/// The effects of a member that is `async`, even if it has closures that do not escape.
@_documentation(visibility: internal)
public protocol SpryAwaitedMemberEffects: SpryMemberEffects {}

/// The effects of a member that is `async`.
@_documentation(visibility: internal)
public protocol SpryAsyncMemberEffects: SpryAwaitedMemberEffects {}

/// The effects of a member that throws.
@_documentation(visibility: internal)
public protocol SpryThrowingMemberEffects: SpryMemberEffects {}

/// A member that is not `async` and does not throw.
@_documentation(visibility: internal)
public enum SprySyncEffects: SprySyncMemberEffects {}

/// A member that is `async` and does not throw.
@_documentation(visibility: internal)
public enum SpryAsyncEffects: SpryAsyncMemberEffects {}

/// A member that is not `async` and throws.
@_documentation(visibility: internal)
public enum SprySyncThrowingEffects<Failure: Error>: SprySyncMemberEffects,
  SpryThrowingMemberEffects
{}

/// A member that is `async` and throws.
@_documentation(visibility: internal)
public enum SpryAsyncThrowingEffects<Failure: Error>: SpryAsyncMemberEffects,
  SpryThrowingMemberEffects
{}

/// A closure, which code may await or not.
@_documentation(visibility: internal)
public enum SpryAnyEffects<Failure: Error>: SprySyncMemberEffects, SpryAsyncMemberEffects,
  SpryThrowingMemberEffects
{}

/// A property or a subscript, which can be read.
@_documentation(visibility: internal)
public protocol SpryPropertyEffects: SpryMemberEffects {}

/// A property that can be written.
@_documentation(visibility: internal)
public protocol SpryWritablePropertyEffects: SpryPropertyEffects {}

/// A subscript that can be written.
@_documentation(visibility: internal)
public protocol SpryWritableSubscriptEffects: SpryPropertyEffects {}

/// A property or a subscript that can only be read.
@_documentation(visibility: internal)
public enum SpryReadEffects<Base: SpryMemberEffects>: SpryPropertyEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

/// A property that can be read and written.
@_documentation(visibility: internal)
public enum SpryReadWriteEffects<Base: SpryMemberEffects>: SpryWritablePropertyEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

/// A subscript that can be read and written.
@_documentation(visibility: internal)
public enum SpryReadWriteSubscriptEffects<Base: SpryMemberEffects>: SpryWritableSubscriptEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

extension SpryReadEffects: SprySyncMemberEffects where Base: SprySyncMemberEffects {}
extension SpryReadEffects: SpryAwaitedMemberEffects where Base: SpryAsyncMemberEffects {}
extension SpryReadEffects: SpryAsyncMemberEffects where Base: SpryAsyncMemberEffects {}
extension SpryReadEffects: SpryThrowingMemberEffects where Base: SpryThrowingMemberEffects {}
extension SpryReadWriteEffects: SprySyncMemberEffects where Base: SprySyncMemberEffects {}
extension SpryReadWriteEffects: SpryAwaitedMemberEffects where Base: SpryAsyncMemberEffects {}
extension SpryReadWriteEffects: SpryAsyncMemberEffects where Base: SpryAsyncMemberEffects {}
extension SpryReadWriteSubscriptEffects: SprySyncMemberEffects where Base: SprySyncMemberEffects {}
extension SpryReadWriteSubscriptEffects: SpryAwaitedMemberEffects
where Base: SpryAsyncMemberEffects {}
extension SpryReadWriteSubscriptEffects: SpryAsyncMemberEffects
where Base: SpryAsyncMemberEffects {}

/// The effects of a member whose closure of `andDo` has the type of the member.
@_documentation(visibility: internal)
public protocol SpryClosureMemberEffects: SpryMemberEffects {
  /// The type of the closure.
  @_documentation(visibility: internal)
  associatedtype Closure
}

/// A member with `inout` parameters or closures that do not escape. The closure of `andDo` has its
/// type.
@_documentation(visibility: internal)
public enum SpryClosureEffects<Closure, Base: SpryMemberEffects>: SpryClosureMemberEffects {
  /// The type of the member's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

extension SpryClosureEffects: SpryThrowingMemberEffects where Base: SpryThrowingMemberEffects {}
extension SpryClosureEffects: SpryAwaitedMemberEffects where Base: SpryAsyncMemberEffects {}
