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

/// The role of the members behind `fake.stub`: they are stubbed.
public enum SpryStubRole {}

/// The role of the members behind `fake.calls`: their calls are read and checked.
public enum SpryCallRole {}

/// The effects of a member: its errors, and whether it is `async`.
public protocol SpryMemberEffects {
  /// The type of the member's errors, or `Never` if it does not throw.
  @_documentation(visibility: internal)
  associatedtype Failure: Error
}

/// The effects of a member that is not `async`.
public protocol SprySyncMemberEffects: SpryMemberEffects {}

/// The effects of a member that is `async`.
public protocol SpryAsyncMemberEffects: SpryMemberEffects {}

/// A member that is not `async`.
public enum SprySyncEffects<Failure: Error>: SprySyncMemberEffects {}

/// A member that is `async`.
public enum SpryAsyncEffects<Failure: Error>: SpryAsyncMemberEffects {}

/// A closure, which code may await or not.
public enum SpryAnyEffects<Failure: Error>: SprySyncMemberEffects, SpryAsyncMemberEffects {}

/// A property or a subscript, which can be read.
public protocol SpryPropertyEffects: SpryMemberEffects {}

/// A property or a subscript that can only be read.
public enum SpryReadEffects<Base: SpryMemberEffects>: SpryPropertyEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

/// A property or a subscript that can be read and written.
public enum SpryReadWriteEffects<Base: SpryMemberEffects>: SpryPropertyEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

extension SpryReadEffects: SprySyncMemberEffects where Base: SprySyncMemberEffects {}
extension SpryReadEffects: SpryAsyncMemberEffects where Base: SpryAsyncMemberEffects {}
extension SpryReadWriteEffects: SprySyncMemberEffects where Base: SprySyncMemberEffects {}
extension SpryReadWriteEffects: SpryAsyncMemberEffects where Base: SpryAsyncMemberEffects {}

/// A member with `inout` parameters or closures that do not escape. The closure of `andDo` has its
/// type.
public enum SpryClosureEffects<Closure, Base: SpryMemberEffects>: SpryMemberEffects {
  /// The type of the member's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}
