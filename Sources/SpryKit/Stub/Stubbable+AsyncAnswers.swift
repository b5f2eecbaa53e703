extension Stubbable {
  /// Answers a call of an `async` member from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the answer of the stub that fits best, whose closure may be `async`.
  public func stubbedValue<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async -> Result {
    await spryState.passing(function, repeat each arguments) {
      Self.instanceMemberName(function, SpryLocation(file: file, line: line))
    }.answer(isolation: isolation, fallbackValue) {
      callContext(function, SpryLocation(file: file, line: line))
    }
  }

  /// Answers a call of an `async` member that throws from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the answer of the stub that fits best, whose closure may be `async`.
  /// - Throws: the error of that stub; the ``Misuse`` where no stub fits and a scope reports it.
  public func stubbedValueThrows<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) -> Result {
    try await spryState.passing(function, repeat each arguments) {
      Self.instanceMemberName(function, SpryLocation(file: file, line: line))
    }.answerThrows(errorType, isolation: isolation, fallbackValue) {
      callContext(function, SpryLocation(file: file, line: line))
    }
  }
}

extension Stubbable {
  /// Answers a call of an `async` static member from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the answer of the stub that fits best, whose closure may be `async`.
  public static func stubbedValue<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async -> Result {
    await spryState.passing(function, repeat each arguments) {
      classMemberName(function, SpryLocation(file: file, line: line))
    }.answer(isolation: isolation, fallbackValue) {
      callContext(function, SpryLocation(file: file, line: line))
    }
  }

  /// Answers a call of an `async` static member that throws from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the answer of the stub that fits best, whose closure may be `async`.
  /// - Throws: the error of that stub; the ``Misuse`` where no stub fits and a scope reports it.
  public static func stubbedValueThrows<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) -> Result {
    try await spryState.passing(function, repeat each arguments) {
      classMemberName(function, SpryLocation(file: file, line: line))
    }.answerThrows(errorType, isolation: isolation, fallbackValue) {
      callContext(function, SpryLocation(file: file, line: line))
    }
  }
}
