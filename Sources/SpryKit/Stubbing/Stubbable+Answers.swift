// One function for each way in which a member can be declared. They differ in a line: to share more
// would mean to pass the arguments on, which costs more than all the rest (see CallWriter). Those
// that return nothing let `func close() { stubbedValue() }` do without `return`.

extension Stubbable {
  /// Answers a call of a member from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits best.
  public func stubbedValue<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Result {
    let site = CallSite(function, file, line)
    return spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(throwing: Never.self, orElse: fallbackValue) { callContext(site) }
  }

  /// Answers a call of a member that throws from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits best.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public func stubbedValueThrows<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    return try spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(throwing: errorType, orElse: fallbackValue) { callContext(site) }
  }

  /// Answers a call of a member that returns nothing from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public func stubbedValue<each Argument>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let site = CallSite(function, file, line)
    return spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(throwing: Never.self, orElse: noSpryFallback) { callContext(site) }
  }

  /// Answers a call of a member that throws and returns nothing from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public func stubbedValueThrows<each Argument, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) {
    let site = CallSite(function, file, line)
    return try spryState.pass(list(repeat each arguments), site, Self.instanceMemberName)
      .answer(throwing: errorType, orElse: noSpryFallback) { callContext(site) }
  }
}

extension Stubbable {
  /// Answers a call of a static member from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits best.
  public static func stubbedValue<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Result {
    let site = CallSite(function, file, line)
    return spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(throwing: Never.self, orElse: fallbackValue) { callContext(site) }
  }

  /// Answers a call of a static member that throws from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits best.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public static func stubbedValueThrows<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) -> Result {
    let site = CallSite(function, file, line)
    return try spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(throwing: errorType, orElse: fallbackValue) { callContext(site) }
  }

  /// Answers a call of a static member that returns nothing from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public static func stubbedValue<each Argument>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let site = CallSite(function, file, line)
    return spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(throwing: Never.self, orElse: noSpryFallback) { callContext(site) }
  }

  /// Answers a call of a static member that throws and returns nothing from its stubs.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public static func stubbedValueThrows<each Argument, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) {
    let site = CallSite(function, file, line)
    return try spryState.pass(list(repeat each arguments), site, classMemberName)
      .answer(throwing: errorType, orElse: noSpryFallback) { callContext(site) }
  }
}
