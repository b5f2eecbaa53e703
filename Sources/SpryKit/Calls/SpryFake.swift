/// The base protocol of ``Spyable`` and ``Stubbable``, with the members' names and the fake's
/// state.
///
/// Conform to one of these protocols, or to both with ``Spryable``.
public protocol SpryFake: AnyObject {
  /// The names of the instance members, a ``StringRepresentable`` type. In a fake without this
  /// type, string literals name the members.
  associatedtype Function = MemberName

  /// The names of the static members, a ``StringRepresentable`` type. In a fake without this type,
  /// string literals name the members.
  associatedtype ClassFunction = MemberName

  /// The calls and stubs of this instance.
  ///
  /// Unless a fake declares this property, SpryKit finds the state in a registry, which keeps
  /// nothing for a fake first used in its `deinit`. Declare `let spryState = SpryState()` to save
  /// the search.
  var spryState: SpryState { get }

  /// Whether the fake has typed members: `fake.stub.load(id: "42")`. `@Spryable` states it.
  @_documentation(visibility: internal)
  static var spryHasTypedMembers: Bool { get }
}

extension SpryFake {
  /// False, because only a macro generates typed members.
  @_documentation(visibility: internal)
  public static var spryHasTypedMembers: Bool { false }

  /// The state that the registry holds for this instance.
  public var spryState: SpryState { .registered(for: self) }

  /// The state of this type in the current scope. A subclass has its own.
  static var spryState: SpryState {
    SpryScope.current.state(ofType: self)
  }
}

extension SpryState {
  private static let registry = AssociatedObjects()

  /// Returns the state of an object that does not store its own.
  static func registered(for object: AnyObject) -> SpryState {
    registry.object(of: object) { SpryState() } as! SpryState
  }
}
