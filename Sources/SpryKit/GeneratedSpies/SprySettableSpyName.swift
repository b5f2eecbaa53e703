/// A kind of name that a test can read and set, such as ``SprySpyName/CallsCount``.
@_documentation(visibility: internal)
public protocol SprySettableSpyName: Sendable {
  /// The type of the value as a test reads and sets it.
  associatedtype Value

  /// Returns the value of a name.
  ///
  /// - Parameters:
  ///   - number: The position of the member among the members of the spy, from 0.
  ///   - storage: The storage of the spy.
  /// - Returns: The value, or `nil` if none was set.
  static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Value

  /// Sets the value of a name.
  ///
  /// - Parameters:
  ///   - newValue: The value, or `nil` to remove it.
  ///   - number: The position of the member among the members of the spy, from 0.
  ///   - storage: The storage of the spy.
  static func setValue<Names>(_ newValue: Value, of number: Int, in storage: SprySpyStorage<Names>)
}

// MARK: - Calls

extension SprySpyName.CallsCount: SprySettableSpyName {
  /// Returns the number of calls.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Int {
    storage.read(number) { $0.callsCount }
  }

  /// Sets the number of calls.
  public static func setValue<Names>(
    _ newValue: Int, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.callsCount = newValue }
  }
}

extension SprySpyName.Received: SprySettableSpyName {
  /// Returns the arguments of the last call.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Argument? {
    storage.read(number) { $0.received(as: Argument.self) }
  }

  /// Sets the arguments of the last call.
  public static func setValue<Names>(
    _ newValue: Argument?, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setReceived(newValue.map(SpyBox.init)) }
  }
}

extension SprySpyName.ReceivedOptional: SprySettableSpyName {
  /// Returns the argument of the last call.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Wrapped? {
    storage.read(number) { $0.received(as: Wrapped?.self) } ?? nil
  }

  /// Sets the argument of the last call.
  public static func setValue<Names>(
    _ newValue: Wrapped?, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setReceived(SpyBox(newValue)) }
  }
}

extension SprySpyName.ReceivedInvocations: SprySettableSpyName {
  /// Returns the arguments of each call.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> [Argument] {
    storage.read(number) { $0.invocations(of: Argument.self) }
  }

  /// Sets the arguments of each call.
  public static func setValue<Names>(
    _ newValue: [Argument], of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setInvocations(newValue) }
  }
}

// MARK: - Answers

extension SprySpyName.ThrowableError: SprySettableSpyName {
  /// Returns the error.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Failure? {
    storage.answers(number).error?.value(as: Failure.self)
  }

  /// Sets the error.
  public static func setValue<Names>(
    _ newValue: Failure?, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setError(newValue.map(SpyBox.init)) }
  }
}

extension SprySpyName.Closure: SprySettableSpyName {
  /// Returns the closure.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Function? {
    storage.answers(number).closure?.value(as: Function.self)
  }

  /// Sets the closure.
  public static func setValue<Names>(
    _ newValue: Function?, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setClosure(newValue.map(SpyBox.init)) }
  }
}

extension SprySpyName.ReturnValue: SprySettableSpyName {
  /// Returns the return value.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Answer? {
    storage.answers(number).value?.value(as: Answer.self)
  }

  /// Sets the return value.
  public static func setValue<Names>(
    _ newValue: Answer?, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setValue(newValue.map(SpyBox.init)) }
  }
}

extension SprySpyName.ReturnValueOptional: SprySettableSpyName {
  /// Returns the return value.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Wrapped? {
    storage.answers(number).value?.value(as: Wrapped?.self) ?? nil
  }

  /// Sets the return value.
  public static func setValue<Names>(
    _ newValue: Wrapped?, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setValue(SpyBox(newValue)) }
  }
}

extension SprySpyName.Underlying: SprySettableSpyName {
  /// Returns the value of the property.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Answer? {
    storage.answers(number).value?.value(as: Answer.self)
  }

  /// Sets the value of the property.
  public static func setValue<Names>(
    _ newValue: Answer?, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setValue(newValue.map(SpyBox.init)) }
  }
}

extension SprySpyName.UnderlyingOptional: SprySettableSpyName {
  /// Returns the value of the property.
  public static func value<Names>(of number: Int, in storage: SprySpyStorage<Names>) -> Wrapped? {
    storage.answers(number).value?.value(as: Wrapped?.self) ?? nil
  }

  /// Sets the value of the property.
  public static func setValue<Names>(
    _ newValue: Wrapped?, of number: Int, in storage: SprySpyStorage<Names>
  ) {
    storage.change(number) { $0.setValue(SpyBox(newValue)) }
  }
}

extension SprySpyStorage {
  fileprivate func answers(_ number: Int) -> SpyAnswers {
    read(number) { $0.answers }
  }
}
