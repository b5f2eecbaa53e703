/// The members of a fake as a test spells them: `fake.stub.load(id: "42")`, `fake.calls.load(id:
/// .any)`.
///
/// `@Spryable` writes a protocol that refines this one for each protocol that it is attached to. It
/// holds the typed members, and inherits the typed members of the parents in the same way as the
/// protocol inherits their members.
@_documentation(visibility: internal)
public protocol FakeMembers<SpryRole> {
  /// The fake.
  associatedtype SpryOwner: Spryable

  /// ``StubRole`` or ``CallRole``.
  associatedtype SpryRole

  /// The state of the fake.
  var spryState: SpryState { get }
}

@_documentation(visibility: internal)
extension FakeMembers {
  /// The handle of the fake, for the typed members.
  public var spryHandle: FakeHandle {
    FakeHandle(spryState, SpryOwner.self, SpryOwner.Function.self)
  }

  /// The handle of the type in the current scope, for the typed static members.
  public static var spryHandle: FakeHandle { FakeHandle(type: SpryOwner.self) }
}

/// The role of the members behind `fake.stub`: they are stubbed.
public enum StubRole {}

/// The role of the members behind `fake.calls`: their calls are read and checked.
public enum CallRole {}

/// The effects of a member: its errors, and whether it is `async`.
public protocol MemberEffects {
  /// The type of the member's errors, or `Never` if it does not throw.
  @_documentation(visibility: internal)
  associatedtype Failure: Error
}

/// The effects of a member that is not `async`.
public protocol SyncMemberEffects: MemberEffects {}

/// The effects of a member that is `async`.
public protocol AsyncMemberEffects: MemberEffects {}

/// A member that is not `async`.
public enum SyncEffects<Failure: Error>: SyncMemberEffects {}

/// A member that is `async`.
public enum AsyncEffects<Failure: Error>: AsyncMemberEffects {}

/// A closure, which code may await or not.
public enum AnyEffects<Failure: Error>: SyncMemberEffects, AsyncMemberEffects {}

/// A property or a subscript, which can be read.
public protocol PropertyEffects: MemberEffects {}

/// A property or a subscript that can only be read.
public enum ReadEffects<Base: MemberEffects>: PropertyEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

/// A property or a subscript that can be read and written.
public enum ReadWriteEffects<Base: MemberEffects>: PropertyEffects {
  /// The type of the getter's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}

extension ReadEffects: SyncMemberEffects where Base: SyncMemberEffects {}
extension ReadEffects: AsyncMemberEffects where Base: AsyncMemberEffects {}
extension ReadWriteEffects: SyncMemberEffects where Base: SyncMemberEffects {}
extension ReadWriteEffects: AsyncMemberEffects where Base: AsyncMemberEffects {}

/// A member with `inout` parameters or closures that do not escape. The closure of `andDo` has its
/// type.
public enum ClosureEffects<Closure, Base: MemberEffects>: MemberEffects {
  /// The type of the member's errors.
  @_documentation(visibility: internal)
  public typealias Failure = Base.Failure
}
