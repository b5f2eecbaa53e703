/// A kind of name that a test can read and set, such as ``SpyName/CallsCount``.
@_documentation(visibility: internal)
public protocol SettableSpyName: Sendable {
  /// The type of the value as a test reads and sets it.
  associatedtype Value

  /// Returns the value of a name.
  ///
  /// - Parameters:
  ///   - number: The position of the member among the members of the spy, from 0.
  ///   - storage: The storage of the spy.
  /// - Returns: The value, or `nil` if none was set.
  static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Value

  /// Sets the value of a name.
  ///
  /// - Parameters:
  ///   - newValue: The value, or `nil` to remove it.
  ///   - number: The position of the member among the members of the spy, from 0.
  ///   - storage: The storage of the spy.
  static func setValue<Names>(_ newValue: Value, of number: Int, in storage: SpyStorage<Names>)
}

// MARK: - Calls

extension SpyName.CallsCount: SettableSpyName {
  /// Returns the number of calls.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Int {
    storage.read(number) { $0.callsCount }
  }

  /// Sets the number of calls.
  public static func setValue<Names>(
    _ newValue: Int, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.callsCount = newValue }
  }
}

extension SpyName.Received: SettableSpyName {
  /// Returns the arguments of the last call.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Argument? {
    storage.read(number) { $0.received(as: Argument.self) }
  }

  /// Sets the arguments of the last call.
  public static func setValue<Names>(
    _ newValue: Argument?, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setReceived(newValue.map(SpyBox.init)) }
  }
}

extension SpyName.ReceivedOptional: SettableSpyName {
  /// Returns the argument of the last call.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Wrapped? {
    storage.read(number) { $0.received(as: Wrapped?.self) } ?? nil
  }

  /// Sets the argument of the last call.
  public static func setValue<Names>(
    _ newValue: Wrapped?, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setReceived(SpyBox(newValue)) }
  }
}

extension SpyName.ReceivedInvocations: SettableSpyName {
  /// Returns the arguments of each call.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> [Argument] {
    storage.read(number) { $0.invocations(of: Argument.self) }
  }

  /// Sets the arguments of each call.
  public static func setValue<Names>(
    _ newValue: [Argument], of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setInvocations(newValue) }
  }
}

// MARK: - Answers

extension SpyName.ThrowableError: SettableSpyName {
  /// Returns the error.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Failure? {
    storage.answers(number).error?.value(as: Failure.self)
  }

  /// Sets the error.
  public static func setValue<Names>(
    _ newValue: Failure?, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setError(newValue.map(SpyBox.init)) }
  }
}

extension SpyName.Closure: SettableSpyName {
  /// Returns the closure.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Function? {
    storage.answers(number).closure?.value(as: Function.self)
  }

  /// Sets the closure.
  public static func setValue<Names>(
    _ newValue: Function?, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setClosure(newValue.map(SpyBox.init)) }
  }
}

extension SpyName.ReturnValue: SettableSpyName {
  /// Returns the return value.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Answer? {
    storage.answers(number).value?.value(as: Answer.self)
  }

  /// Sets the return value.
  public static func setValue<Names>(
    _ newValue: Answer?, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setValue(newValue.map(SpyBox.init)) }
  }
}

extension SpyName.ReturnValueOptional: SettableSpyName {
  /// Returns the return value.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Wrapped? {
    storage.answers(number).value?.value(as: Wrapped?.self) ?? nil
  }

  /// Sets the return value.
  public static func setValue<Names>(
    _ newValue: Wrapped?, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setValue(SpyBox(newValue)) }
  }
}

extension SpyName.Underlying: SettableSpyName {
  /// Returns the value of the property.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Answer? {
    storage.answers(number).value?.value(as: Answer.self)
  }

  /// Sets the value of the property.
  public static func setValue<Names>(
    _ newValue: Answer?, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setValue(newValue.map(SpyBox.init)) }
  }
}

extension SpyName.UnderlyingOptional: SettableSpyName {
  /// Returns the value of the property.
  public static func value<Names>(of number: Int, in storage: SpyStorage<Names>) -> Wrapped? {
    storage.answers(number).value?.value(as: Wrapped?.self) ?? nil
  }

  /// Sets the value of the property.
  public static func setValue<Names>(
    _ newValue: Wrapped?, of number: Int, in storage: SpyStorage<Names>
  ) {
    storage.change(number) { $0.setValue(SpyBox(newValue)) }
  }
}

extension SpyStorage {
  fileprivate func answers(_ number: Int) -> SpyAnswers {
    read(number) { $0.answers }
  }
}
