/// The members of a fake as a test spells them: `fake.stub.load(id: "42")`, `fake.calls.load(id:
/// .any)`.
///
/// For each protocol it is attached to, `@Spryable` generates a protocol that refines this one. The
/// generated protocol has the annotated protocol's typed members, and refines the generated
/// protocols of inherited protocols.
@_documentation(visibility: internal)
public protocol SpryFakeMembers<SpryRole> {
  /// The fake.
  associatedtype SpryOwner: Spryable

  /// The role of the members, such as ``SpryStubRole`` or ``SpryCallRole``.
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

/// A role of the members behind `fake.stub`. These members make stubs.
@_documentation(visibility: internal)
public protocol SpryStubbingRole {}

/// The role of the members behind `fake.stub` if only stubs answer the fake's calls.
@_documentation(visibility: internal)
public enum SpryStubRole: SpryStubbingRole {}

/// The role of the members behind `fake.stub` if the fake also has its own answers, from the object
/// it wraps or from bodies in its class.
@_documentation(visibility: internal)
public enum SpryOwnAnswerStubRole: SpryStubbingRole {}

/// The role of the members behind `fake.calls`. A test reads and verifies their calls.
@_documentation(visibility: internal)
public enum SpryCallRole {}

/// The effects of a member: the type of its errors, and whether it is `async`.
@_documentation(visibility: internal)
public protocol SpryMemberEffects {
  /// The type of the member's errors, or `Never` if it does not throw.
  @_documentation(visibility: internal)
  associatedtype Failure: Error = Never
}

/// The effects of a member that is not `async`.
@_documentation(visibility: internal)
public protocol SprySyncMemberEffects: SpryMemberEffects {}

/// The effects of a member that is `async`, even if it has nonescaping closures.
@_documentation(visibility: internal)
public protocol SpryAwaitedMemberEffects: SpryMemberEffects {}

/// The effects of a member that is `async`.
@_documentation(visibility: internal)
public protocol SpryAsyncMemberEffects: SpryAwaitedMemberEffects {}

/// The effects of a member that throws.
@_documentation(visibility: internal)
public protocol SpryThrowingMemberEffects: SpryMemberEffects {}

/// The effects of a member that is not `async` and does not throw.
@_documentation(visibility: internal)
public enum SprySyncEffects: SprySyncMemberEffects {}

/// The effects of a member that is `async` and does not throw.
@_documentation(visibility: internal)
public enum SpryAsyncEffects: SpryAsyncMemberEffects {}

/// The effects of a member that is not `async` and throws.
@_documentation(visibility: internal)
public enum SprySyncThrowingEffects<Failure: Error>: SprySyncMemberEffects,
  SpryThrowingMemberEffects
{}

/// The effects of a member that is `async` and throws.
@_documentation(visibility: internal)
public enum SpryAsyncThrowingEffects<Failure: Error>: SpryAsyncMemberEffects,
  SpryThrowingMemberEffects
{}

/// The effects of a closure, which code may or may not await.
@_documentation(visibility: internal)
public enum SpryAnyEffects<Failure: Error>: SprySyncMemberEffects, SpryAsyncMemberEffects,
  SpryThrowingMemberEffects
{}

/// The effects of a property or subscript that can be read.
@_documentation(visibility: internal)
public protocol SpryPropertyEffects: SpryMemberEffects {}

/// The effects of a property that can be written.
@_documentation(visibility: internal)
public protocol SpryWritablePropertyEffects: SpryPropertyEffects {}

/// The effects of a subscript that can be written.
@_documentation(visibility: internal)
public protocol SpryWritableSubscriptEffects: SpryPropertyEffects {}

/// The effects of a property or subscript that can only be read.
@_documentation(visibility: internal)
public enum SpryReadEffects<Base: SpryMemberEffects>: SpryPropertyEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

/// The effects of a property that can be read and written.
@_documentation(visibility: internal)
public enum SpryReadWriteEffects<Base: SpryMemberEffects>: SpryWritablePropertyEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

/// The effects of a subscript that can be read and written.
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

/// The effects of a member whose `andDo` closure has the member's type.
@_documentation(visibility: internal)
public protocol SpryClosureMemberEffects: SpryMemberEffects {
  /// The type of the closure.
  @_documentation(visibility: internal)
  associatedtype Closure
}

/// The effects of a member with `inout` parameters or nonescaping closures, whose `andDo` closure
/// has the member's type.
@_documentation(visibility: internal)
public enum SpryClosureEffects<Closure, Base: SpryMemberEffects>: SpryClosureMemberEffects {
  /// The type of the member's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

extension SpryClosureEffects: SpryThrowingMemberEffects where Base: SpryThrowingMemberEffects {}
extension SpryClosureEffects: SpryAwaitedMemberEffects where Base: SpryAsyncMemberEffects {}
