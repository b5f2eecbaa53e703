/// A kind of name that a test can read and set, such as ``SprySpyName/CallsCount``.
@_documentation(visibility: internal)
public protocol SprySettableSpyName: Sendable {
  /// The type of the value as a test reads and sets it.
  associatedtype Value

  /// How a member of a spy reads and sets the value.
  static var access: SprySpyAccess<Value> { get }
}

/// How a member of a spy reads and sets the value of a name.
@_documentation(visibility: internal)
public struct SprySpyAccess<Value> {
  fileprivate let read: (SprySpyMember) -> Value
  fileprivate let write: (SprySpyMember, Value) -> Void
}

extension SprySettableSpyName {
  /// Returns the value of a name.
  public static func value(in member: SprySpyMember) -> Value { access.read(member) }

  /// Sets the value of a name.
  public static func setValue(_ newValue: Value, in member: SprySpyMember) {
    access.write(member, newValue)
  }
}

// MARK: - Calls

extension SprySpyName.CallsCount: SprySettableSpyName {
  /// Access to the number of calls.
  public static var access: SprySpyAccess<Int> {
    SprySpyAccess(read: \.callsCount, write: { $0.callsCount = $1 })
  }
}

extension SprySpyName.Received: SprySettableSpyName {
  /// Access to the arguments of the last call.
  public static var access: SprySpyAccess<Argument?> {
    SprySpyAccess(read: { $0.received() }, write: { $0.setReceived($1) })
  }
}

extension SprySpyName.ReceivedOptional: SprySettableSpyName {
  /// Access to the argument of the last call.
  public static var access: SprySpyAccess<Wrapped?> {
    SprySpyAccess(
      read: { ($0.received() as Wrapped??) ?? nil },
      write: { $0.setReceived(.some($1)) })
  }
}

extension SprySpyName.ReceivedInvocations: SprySettableSpyName {
  /// Access to the arguments of all calls.
  public static var access: SprySpyAccess<[Argument]> {
    SprySpyAccess(read: { $0.invocations() }, write: { $0.setInvocations($1) })
  }
}

// MARK: - Answers

extension SprySpyName.ThrowableError: SprySettableSpyName {
  /// Access to the error.
  public static var access: SprySpyAccess<Failure?> { .answer(\.answers.error) }
}

extension SprySpyName.Closure: SprySettableSpyName {
  /// Access to the closure.
  public static var access: SprySpyAccess<Function?> { .answer(\.answers.closure) }
}

extension SprySpyName.ReturnValue: SprySettableSpyName {
  /// Access to the return value.
  public static var access: SprySpyAccess<Answer?> { .answer(\.answers.value) }
}

extension SprySpyName.ReturnValueOptional: SprySettableSpyName {
  /// Access to the return value.
  public static var access: SprySpyAccess<Wrapped?> { .optionalAnswer() }
}

extension SprySpyName.Underlying: SprySettableSpyName {
  /// Access to the value of the property.
  public static var access: SprySpyAccess<Answer?> { .answer(\.answers.value) }
}

extension SprySpyName.UnderlyingOptional: SprySettableSpyName {
  /// Access to the value of the property.
  public static var access: SprySpyAccess<Wrapped?> { .optionalAnswer() }
}

extension SprySpyAccess {
  /// An answer that is `nil` until a test sets it, and that `nil` removes.
  fileprivate static func answer<Answer>(
    _ place: ReferenceWritableKeyPath<SpyMemberState, AnySpyBox?>
  ) -> Self where Value == Answer? {
    SprySpyAccess(
      read: { $0.read { $0[keyPath: place] }?.value(as: Answer.self) },
      write: { $0.set(place, $1.map(SpyBox.init)) })
  }

  /// A value that is itself an optional, so that `nil` is a value.
  fileprivate static func optionalAnswer<Wrapped>() -> Self where Value == Wrapped? {
    SprySpyAccess(
      read: { $0.read(\.answers.value)?.value(as: Wrapped?.self) ?? nil },
      write: { $0.set(\.answers.value, SpyBox($1)) })
  }
}
