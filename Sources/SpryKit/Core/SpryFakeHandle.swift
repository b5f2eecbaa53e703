/// A handle of a fake, type, closure, or spy, with its state, its type, and its members' names.
///
/// Every form of the API first makes a handle, and then works with the handle alone.
@_documentation(visibility: internal)
public struct SpryFakeHandle: Sendable {
  package let state: SpryState
  package let type: any Any.Type
  /// The type of the members' names: cases of an enum, or string literals.
  let nameType: any Any.Type

  /// The fake; `nil` for a type, a closure, or a spy.
  let fake: ObjectIdentifier?

  /// Creates the handle of a fake.
  public init<Fake: SpryFake>(_ fake: Fake) {
    self.init(
      fake.spryState, Swift.type(of: fake), Fake.Function.self, fake: ObjectIdentifier(fake))
  }

  /// Creates the handle of a type in the current scope.
  public init<Fake: SpryFake>(type: Fake.Type) {
    self.init(type.spryState, type, Fake.ClassFunction.self)
  }

  package init(
    _ state: SpryState, _ type: any Any.Type, _ nameType: any Any.Type,
    fake: ObjectIdentifier? = nil
  ) {
    self.fake = fake
    self.state = state
    self.type = type
    self.nameType = nameType
  }

  /// The names of the members. Without entry points, a fake may have another type.
  package var names: any SpryMemberNames.Type {
    nameType as? any SpryMemberNames.Type ?? MemberName.self
  }

  /// Whether string literals name the members.
  var hasLiteralNames: Bool { nameType == MemberName.self || nameType == SpryTypedName.self }

  /// Whether a test can name the members. The fake of a protocol takes no names before it is extended.
  var takesNames: Bool { nameType != SpryTypedName.self }

  var receiver: SpryReceiver { SpryReceiver(type) }
}
