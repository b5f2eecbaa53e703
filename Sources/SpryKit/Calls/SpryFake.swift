/// The base of ``Spyable`` and ``Stubbable``: the names of the members, and the state.
///
/// Conform to one of those, or to both with ``Spryable``.
public protocol SpryFake: AnyObject {
  /// The names of the instance members, a ``StringRepresentable`` type. A fake without this type
  /// names them by string literals.
  associatedtype Function = MemberName

  /// The names of the static members, a ``StringRepresentable`` type. A fake without this type names
  /// them by string literals.
  associatedtype ClassFunction = MemberName

  /// The calls and stubs of this instance.
  ///
  /// If a fake does not declare it, the state is found in a registry, which keeps nothing of a fake
  /// that is first used in its `deinit`. `let spryState = SpryState()` in a fake saves the search.
  var spryState: SpryState { get }

  /// Whether the fake has typed members: `fake.stub.load(id: "42")`. `@Spryable` states it.
  @_documentation(visibility: internal)
  static var spryHasTypedMembers: Bool { get }
}

extension SpryFake {
  /// False, because only a macro writes typed members.
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
