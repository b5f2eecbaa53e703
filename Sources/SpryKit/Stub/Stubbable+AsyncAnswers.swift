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
    let site = CallSite(function, file, line)
    let state = spryState
    let log = CallLog()
    var call = state.beginPassing(site, to: log, Self.instanceMemberName)
    repeat call.writer.next((each Argument).self).initialize(to: each arguments)
    defer { withExtendedLifetime(log) {} }
    return await call.answer(isolation: isolation, state, fallbackValue) { callContext(site) }
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
    let site = CallSite(function, file, line)
    let state = spryState
    let log = CallLog()
    var call = state.beginPassing(site, to: log, Self.instanceMemberName)
    repeat call.writer.next((each Argument).self).initialize(to: each arguments)
    defer { withExtendedLifetime(log) {} }
    return try await call.answerThrows(errorType, isolation: isolation, state, fallbackValue) { callContext(site) }
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
    let site = CallSite(function, file, line)
    let state = spryState
    let log = CallLog()
    var call = state.beginPassing(site, to: log, classMemberName)
    repeat call.writer.next((each Argument).self).initialize(to: each arguments)
    defer { withExtendedLifetime(log) {} }
    return await call.answer(isolation: isolation, state, fallbackValue) { callContext(site) }
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
    let site = CallSite(function, file, line)
    let state = spryState
    let log = CallLog()
    var call = state.beginPassing(site, to: log, classMemberName)
    repeat call.writer.next((each Argument).self).initialize(to: each arguments)
    defer { withExtendedLifetime(log) {} }
    return try await call.answerThrows(errorType, isolation: isolation, state, fallbackValue) { callContext(site) }
  }
}
