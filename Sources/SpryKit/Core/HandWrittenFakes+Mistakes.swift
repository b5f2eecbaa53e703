// Mistakes in a hand-written fake, which the compiler should explain.

extension Spyable where Function: RawRepresentable {
  /// Unavailable because `Function` doesn't conform to ``StringRepresentable``.
  @available(*, unavailable, message: "write 'enum Function: String, StringRepresentable'")
  @_disfavoredOverload
  public func recordCall<each Argument>(arguments: repeat each Argument) {}
}

extension Spyable where ClassFunction: RawRepresentable {
  /// Unavailable because `ClassFunction` doesn't conform to ``StringRepresentable``.
  @available(*, unavailable, message: "write 'enum ClassFunction: String, StringRepresentable'")
  @_disfavoredOverload
  public static func recordCall<each Argument>(arguments: repeat each Argument) {}
}

extension Stubbable where Function: RawRepresentable {
  /// Unavailable because `Function` doesn't conform to ``StringRepresentable``.
  @available(*, unavailable, message: "write 'enum Function: String, StringRepresentable'")
  @_disfavoredOverload
  public var stubbedValue: CallAnswerer<Never> { fatalError() }
}

extension Spryable where Function: RawRepresentable {
  /// Unavailable because `Function` doesn't conform to ``StringRepresentable``.
  @available(*, unavailable, message: "write 'enum Function: String, StringRepresentable'")
  @_disfavoredOverload
  public var spryify: CallAnswerer<Never> { fatalError() }

  /// Unavailable because `Function` doesn't conform to ``StringRepresentable``.
  @available(*, unavailable, message: "write 'enum Function: String, StringRepresentable'")
  @_disfavoredOverload
  public var spryifyThrows: CallAnswerer<any Error> { fatalError() }
}

extension Spryable where ClassFunction: RawRepresentable {
  /// Unavailable because `ClassFunction` doesn't conform to ``StringRepresentable``.
  @available(*, unavailable, message: "write 'enum ClassFunction: String, StringRepresentable'")
  @_disfavoredOverload
  public static var spryify: CallAnswerer<Never> { fatalError() }
}

extension CallAnswerer {
  /// Unavailable because the arguments need their label.
  @available(*, unavailable, message: "write 'arguments:' before the first argument")
  @_disfavoredOverload
  public func callAsFunction<Result>(_ first: Any?, _ others: Any?...) -> Result { fatalError() }

  /// Unavailable because the arguments need their label.
  @available(*, unavailable, message: "write 'arguments:' before the first argument")
  @_disfavoredOverload
  public func callAsFunction(_ first: Any?, _ others: Any?...) {}
}
