// One function for each way in which a member can be declared. They differ in a line: to share more
// would mean to pass the arguments on, which costs more than all the rest (see CallWriter). Those
// that return nothing let `func close() { stubbedValue() }` do without `return`.

extension Stubbable {
  /// Answers a call of an `async` member from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
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
    return await spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(isolation: isolation, throwing: Never.self, orElse: fallbackValue) {
        callContext(site)
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
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits best, whose closure may be `async`.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
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
    return try await spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(isolation: isolation, throwing: errorType, orElse: fallbackValue) {
        callContext(site)
      }
  }

  /// Answers a call of an `async` member that returns nothing from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public func stubbedValue<each Argument>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let site = CallSite(function, file, line)
    return await spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(isolation: isolation, throwing: Never.self, orElse: noSpryFallback) {
        callContext(site)
      }
  }

  /// Answers a call of an `async` member that throws and returns nothing from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public func stubbedValueThrows<each Argument, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) {
    let site = CallSite(function, file, line)
    return try await spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(isolation: isolation, throwing: errorType, orElse: noSpryFallback) {
        callContext(site)
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
  ///   - file: the caller's file.
  ///   - line: the caller's line.
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
    return await spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(isolation: isolation, throwing: Never.self, orElse: fallbackValue) {
        callContext(site)
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
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits best, whose closure may be `async`.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
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
    return try await spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(isolation: isolation, throwing: errorType, orElse: fallbackValue) {
        callContext(site)
      }
  }

  /// Answers a call of an `async` static member that returns nothing from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public static func stubbedValue<each Argument>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let site = CallSite(function, file, line)
    return await spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(isolation: isolation, throwing: Never.self, orElse: noSpryFallback) {
        callContext(site)
      }
  }

  /// Answers a call of an `async` static member that throws and returns nothing from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public static func stubbedValueThrows<each Argument, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) {
    let site = CallSite(function, file, line)
    return try await spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(isolation: isolation, throwing: errorType, orElse: noSpryFallback) {
        callContext(site)
      }
  }
}
