/// Answers a call of a fake's member that throws: what `spryifyThrows` and `stubbedValueThrows` are.
///
/// Call it like a function, in the member that received the call:
///
/// ```swift
/// func load(id: String) throws -> User {
///   try spryifyThrows(arguments: id)
/// }
/// ```
///
/// The forms are those of ``CallAnswerer``.
public struct ThrowingCallAnswerer {
  let source: FakeSource

  /// Answers a call of a member that throws and has a result.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) -> Result {
    try source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      throwing: errorType, orElse: fallbackValue)
  }

  /// Answers a call of a member that throws and returns nothing.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public func callAsFunction<each Argument, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) {
    return try source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      throwing: errorType, orElse: noSpryFallback)
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
  /// - Returns: the answer of the stub that fits, or that of the closure.
  /// - Throws: the error of that stub, or that of the closure.
  @_disfavoredOverload
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () throws -> Result
  ) throws(Failure) -> Result {
    try source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      throwing: errorType, orElse: orElse)
  }
}

extension ThrowingCallAnswerer {
  /// Answers a call of an `async` member that throws and has a result.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits, whose closure may be `async`.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) -> Result {
    try await source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: errorType, orElse: fallbackValue)
  }

  /// Answers a call of an `async` member that throws and returns nothing.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: the error of that stub; the `Misuse` where no stub fits and a scope reports it.
  public func callAsFunction<each Argument, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) {
    return try await source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: errorType, orElse: noSpryFallback)
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
  /// - Returns: the answer of the stub that fits, or that of the closure.
  /// - Throws: the error of that stub, or that of the closure.
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () async throws -> Result
  ) async throws(Failure) -> Result {
    try await source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: errorType, orElse: orElse)
  }
}
