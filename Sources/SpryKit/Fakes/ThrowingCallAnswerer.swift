/// Answers a call of a fake's member that throws. `spryifyThrows` and `stubbedValueThrows` are of this type.
///
/// The member that received the call calls it like a function:
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
  ///   - arguments: the arguments that the member received, in order.
  ///   - fallbackValue: the value to return if no stub answers or one calls through; by default, misuse.
  ///   - errorType: the type that the member declares in `throws(…)`; by default any error.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub, or the fallback value.
  /// - Throws: the error of the stub or of the fallback value; a ``Misuse``, after it was reported.
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    return try source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      throwing: errorType, orElse: fallbackValue)
  }

  /// Answers a call of a member that throws and returns nothing.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`; by default any error.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: the error of the stub; a ``Misuse``, after it was reported.
  public func callAsFunction<each Argument, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) {
    var list = argumentList()
    repeat list.append(each arguments)
    return try source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      throwing: errorType, orElse: noSpryFallback)
  }

  /// Answers a call of a member that throws from its stubs, or else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`; by default any error.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers if no stub does, or if a stub calls through.
  /// - Returns: the answer of the stub, or that of the closure.
  /// - Throws: the error of the stub or of the closure; a ``Misuse``, after it was reported.
  @_disfavoredOverload
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () throws -> Result
  ) throws(Failure) -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    return try source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      throwing: errorType, orElse: orElse)
  }
}

extension ThrowingCallAnswerer {
  /// Answers a call of an `async` member that throws and has a result.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - fallbackValue: the value to return if no stub answers or one calls through; by default, misuse.
  ///   - errorType: the type that the member declares in `throws(…)`; by default any error.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub, whose closure may be `async`, or the fallback value.
  /// - Throws: the error of the stub or of the fallback value; a ``Misuse``, after it was reported.
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    return try await source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: errorType, orElse: fallbackValue)
  }

  /// Answers a call of an `async` member that throws and returns nothing.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`; by default any error.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: the error of the stub; a ``Misuse``, after it was reported.
  public func callAsFunction<each Argument, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) {
    var list = argumentList()
    repeat list.append(each arguments)
    return try await source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: errorType, orElse: noSpryFallback)
  }

  /// Answers a call of an `async` member that throws from its stubs, or else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`; by default any error.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers if no stub does, or if a stub calls through. It runs on the member's actor.
  /// - Returns: the answer of the stub, or that of the closure.
  /// - Throws: the error of the stub or of the closure; a ``Misuse``, after it was reported.
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () async throws -> Result
  ) async throws(Failure) -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    return try await source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: errorType, orElse: orElse)
  }
}
