/// A kind of name that a test can read and set, such as ``SprySpyName/CallsCount``.
@_documentation(visibility: internal)
public protocol SprySettableSpyName: Sendable {
  /// The type of the value as a test reads and sets it.
  associatedtype Value

  /// Returns the value of a name.
  ///
  /// - Parameter member: The member that has the name.
  /// - Returns: The value, or `nil` if none was set.
  static func value(in member: SprySpyMember) -> Value

  /// Sets the value of a name.
  ///
  /// - Parameters:
  ///   - newValue: The value, or `nil` to remove it.
  ///   - member: The member that has the name.
  static func setValue(_ newValue: Value, in member: SprySpyMember)
}

// MARK: - Calls

extension SprySpyName.CallsCount: SprySettableSpyName {
  /// Returns the number of calls.
  public static func value(in member: SprySpyMember) -> Int {
    member.callsCount
  }

  /// Sets the number of calls.
  public static func setValue(_ newValue: Int, in member: SprySpyMember) {
    member.callsCount = newValue
  }
}

extension SprySpyName.Received: SprySettableSpyName {
  /// Returns the arguments of the last call.
  public static func value(in member: SprySpyMember) -> Argument? {
    member.received { try $0[0] }
  }

  /// Sets the arguments of the last call.
  public static func setValue(_ newValue: Argument?, in member: SprySpyMember) {
    member.setReceived(newValue)
  }
}

extension SprySpyName.ReceivedOptional: SprySettableSpyName {
  /// Returns the argument of the last call.
  public static func value(in member: SprySpyMember) -> Wrapped? {
    member.received { try $0[0] as Wrapped? } ?? nil
  }

  /// Sets the argument of the last call.
  public static func setValue(_ newValue: Wrapped?, in member: SprySpyMember) {
    member.setReceived(.some(newValue))
  }
}

extension SprySpyName.ReceivedInvocations: SprySettableSpyName {
  /// Returns the arguments of each call.
  public static func value(in member: SprySpyMember) -> [Argument] {
    member.invocations { try $0[0] }
  }

  /// Sets the arguments of each call.
  public static func setValue(_ newValue: [Argument], in member: SprySpyMember) {
    member.setInvocations(newValue)
  }
}

// MARK: - Answers

extension SprySpyName.ThrowableError: SprySettableSpyName {
  /// Returns the error.
  public static func value(in member: SprySpyMember) -> Failure? {
    member.read(\.answers.error)?.value(as: Failure.self)
  }

  /// Sets the error.
  public static func setValue(_ newValue: Failure?, in member: SprySpyMember) {
    member.set(\.answers.error, newValue.map(SpyBox.init))
  }
}

extension SprySpyName.Closure: SprySettableSpyName {
  /// Returns the closure.
  public static func value(in member: SprySpyMember) -> Function? {
    member.read(\.answers.closure)?.value(as: Function.self)
  }

  /// Sets the closure.
  public static func setValue(_ newValue: Function?, in member: SprySpyMember) {
    member.set(\.answers.closure, newValue.map(SpyBox.init))
  }
}

extension SprySpyName.ReturnValue: SprySettableSpyName {
  /// Returns the return value.
  public static func value(in member: SprySpyMember) -> Answer? {
    member.read(\.answers.value)?.value(as: Answer.self)
  }

  /// Sets the return value.
  public static func setValue(_ newValue: Answer?, in member: SprySpyMember) {
    member.set(\.answers.value, newValue.map(SpyBox.init))
  }
}

extension SprySpyName.ReturnValueOptional: SprySettableSpyName {
  /// Returns the return value.
  public static func value(in member: SprySpyMember) -> Wrapped? {
    member.read(\.answers.value)?.value(as: Wrapped?.self) ?? nil
  }

  /// Sets the return value.
  public static func setValue(_ newValue: Wrapped?, in member: SprySpyMember) {
    member.set(\.answers.value, SpyBox(newValue))
  }
}

extension SprySpyName.Underlying: SprySettableSpyName {
  /// Returns the value of the property.
  public static func value(in member: SprySpyMember) -> Answer? {
    member.read(\.answers.value)?.value(as: Answer.self)
  }

  /// Sets the value of the property.
  public static func setValue(_ newValue: Answer?, in member: SprySpyMember) {
    member.set(\.answers.value, newValue.map(SpyBox.init))
  }
}

extension SprySpyName.UnderlyingOptional: SprySettableSpyName {
  /// Returns the value of the property.
  public static func value(in member: SprySpyMember) -> Wrapped? {
    member.read(\.answers.value)?.value(as: Wrapped?.self) ?? nil
  }

  /// Sets the value of the property.
  public static func setValue(_ newValue: Wrapped?, in member: SprySpyMember) {
    member.set(\.answers.value, SpyBox(newValue))
  }
}
