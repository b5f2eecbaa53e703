// One function for each way in which a member can be declared, as in `Stubbable+Answers.swift`;
// members that return nothing need none of their own. Those that are not `async` are disfavored:
// else Swift would take them in `async` members, too, where the closure has no `await` in it.

extension Stubbable {
  /// Answers a call of a member from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through. Calls the real thing,
  ///     for example; it does not run where a stub answers.
  /// - Returns: the answer of the stub that fits best, or that of the closure.
  ///
  /// ```swift
  /// func now(in zone: String) -> Date {
  ///   stubbedValue(arguments: zone, orElse: { real.now(in: zone) })
  /// }
  /// ```
  ///
  /// Without arguments, the label cannot be left out.
  @_disfavoredOverload
  public func stubbedValue<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () -> Result
  ) -> Result {
    let site = CallSite(function, file, line)
    return spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(throwing: Never.self, orElse: orElse) { callContext(site) }
  }

  /// Answers a call of a member that throws from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through.
  /// - Returns: the answer of the stub that fits best, or that of the closure.
  /// - Throws: the error of that stub, or that of the closure.
  @_disfavoredOverload
  public func stubbedValueThrows<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () throws -> Result
  ) throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    return try spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(throwing: errorType, orElse: orElse) { callContext(site) }
  }

  /// Answers a call of an `async` member from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through. It runs where the
  ///     member does.
  /// - Returns: the answer of the stub that fits best, or that of the closure.
  public func stubbedValue<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () async -> Result
  ) async -> Result {
    let site = CallSite(function, file, line)
    return await spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(isolation: isolation, throwing: Never.self, orElse: orElse) { callContext(site) }
  }

  /// Answers a call of an `async` member that throws from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through. It runs where the
  ///     member does.
  /// - Returns: the answer of the stub that fits best, or that of the closure.
  /// - Throws: the error of that stub, or that of the closure.
  public func stubbedValueThrows<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () async throws -> Result
  ) async throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    return try await spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(isolation: isolation, throwing: errorType, orElse: orElse) { callContext(site) }
  }
}

extension Stubbable {
  /// Answers a call of a static member from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through.
  /// - Returns: the answer of the stub that fits best, or that of the closure.
  @_disfavoredOverload
  public static func stubbedValue<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () -> Result
  ) -> Result {
    let site = CallSite(function, file, line)
    return spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(throwing: Never.self, orElse: orElse) { callContext(site) }
  }

  /// Answers a call of a static member that throws from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through.
  /// - Returns: the answer of the stub that fits best, or that of the closure.
  /// - Throws: the error of that stub, or that of the closure.
  @_disfavoredOverload
  public static func stubbedValueThrows<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () throws -> Result
  ) throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    return try spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(throwing: errorType, orElse: orElse) { callContext(site) }
  }

  /// Answers a call of an `async` static member from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through. It runs where the
  ///     member does.
  /// - Returns: the answer of the stub that fits best, or that of the closure.
  public static func stubbedValue<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () async -> Result
  ) async -> Result {
    let site = CallSite(function, file, line)
    return await spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(isolation: isolation, throwing: Never.self, orElse: orElse) { callContext(site) }
  }

  /// Answers a call of an `async` static member that throws from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through. It runs where the
  ///     member does.
  /// - Returns: the answer of the stub that fits best, or that of the closure.
  /// - Throws: the error of that stub, or that of the closure.
  public static func stubbedValueThrows<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () async throws -> Result
  ) async throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    return try await spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(isolation: isolation, throwing: errorType, orElse: orElse) { callContext(site) }
  }
}
