/// The base protocol of ``Spyable`` and ``Stubbable``, with the members' names and the fake's
/// state.
///
/// Conform a fake to one of these protocols, or to ``Spryable``, which combines them.
public protocol SpryFake: AnyObject {
  /// The names of the instance members, a ``StringRepresentable`` type. If a fake doesn't declare
  /// this type, use string literals as names.
  associatedtype Function = MemberName

  /// The names of the static members, a ``StringRepresentable`` type. If a fake doesn't declare
  /// this type, use string literals as names.
  associatedtype ClassFunction = MemberName

  /// The calls and stubs of this instance.
  ///
  /// If a fake doesn't declare this property, SpryKit looks up the state in a registry. The
  /// registry keeps no state for a fake that is first used in its `deinit`. To avoid the lookup,
  /// declare `let spryState = SpryState()`.
  var spryState: SpryState { get }

  /// How the fake came about.
  @_documentation(visibility: internal)
  static var spryReceiver: SpryReceiver { get }
}

/// A fake whose entire class a macro generates for a protocol.
@_documentation(visibility: internal)
public protocol SpryWrittenFake: AnyObject {}

extension SpryFake {
  /// The default; a macro's expansion has another value.
  @_documentation(visibility: internal)
  public static var spryReceiver: SpryReceiver { .handWritten }

  /// The state that the registry holds for this instance.
  public var spryState: SpryState { StateRegistry.state(of: self) }

  /// The state of this type in the current scope. A subclass has its own.
  static var spryState: SpryState { StateRegistry.state(ofType: self) }
}
