// The forms for members with typed throws.
extension CallAnswerer where Failure == any Error {
  /// Answers a call to a member with typed throws.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the enclosing member.
  ///   - parameters: The names of the unlabeled parameters, separated by spaces.
  ///   - arguments: The arguments that the member received, in order.
  ///   - errorType: The type that the member declares in `throws(…)`. A stub that throws an error of
  ///     a different type is misuse.
  ///   - type: The type of the result. By default, it is inferred from the context.
  ///   - file: The member's file.
  ///   - line: The line in the member's body.
  /// - Returns: The stub's answer.
  /// - Throws: The stub's error, if it is of this type. Other misuse is reported, but not thrown.
  ///
  /// ```swift
  /// func open(_ pin: Int) throws(VaultError) -> Door {
  ///   try spryifyThrows(arguments: pin, throwing: VaultError.self)
  /// }
  /// ```
  public func callAsFunction<each Argument, Result, TypedFailure: Error>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    throwing errorType: TypedFailure.Type,
    as type: Result.Type = Result.self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(TypedFailure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try handle.record(at: site, as: outcome, repeat each arguments).answer(
      throwing: errorType)
  }

  /// Answers a call to a member that returns `Void`, with typed throws.
  public func callAsFunction<each Argument, TypedFailure: Error>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    throwing errorType: TypedFailure.Type,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(TypedFailure) {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try handle.record(at: site, as: outcome, repeat each arguments).answer(
      throwing: errorType)
  }

  /// Answers a call to a member without parameters that returns `Void`, with typed throws.
  /// ``CallAnswerer`` explains why this form exists.
  @_documentation(visibility: internal)
  public func callAsFunction<TypedFailure: Error>(
    _ function: StaticString = #function,
    throwing errorType: TypedFailure.Type,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(TypedFailure) {
    return try handle.record(at: Call.Site(function, file, line), as: outcome).answer(
      throwing: errorType)
  }

  /// Answers a call to a member with typed throws.
  ///
  /// The fallback value is the answer if no stub answers, or if a stub calls through.
  public func callAsFunction<each Argument, Result, TypedFailure: Error>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    throwing errorType: TypedFailure.Type,
    fallbackValue: @autoclosure () throws(TypedFailure) -> Result,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(TypedFailure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try handle.record(at: site, as: outcome, repeat each arguments)
      .answer(throwing: errorType, orElse: fallbackValue)
  }

  /// Answers a call to an `async` member with typed throws.
  public func callAsFunction<each Argument, Result, TypedFailure: Error>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    throwing errorType: TypedFailure.Type,
    as type: Result.Type = Result.self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(TypedFailure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try await handle.record(at: site, as: outcome, repeat each arguments)
      .answer(isolation: isolation, throwing: errorType)
  }

  /// Answers a call to an `async` member that returns `Void`, with typed throws.
  public func callAsFunction<each Argument, TypedFailure: Error>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    throwing errorType: TypedFailure.Type,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(TypedFailure) {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try await handle.record(at: site, as: outcome, repeat each arguments)
      .answer(isolation: isolation, throwing: errorType)
  }

  /// Answers a call to an `async` member with typed throws.
  ///
  /// The fallback value is the answer if no stub answers, or if a stub calls through.
  public func callAsFunction<each Argument, Result, TypedFailure: Error>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    throwing errorType: TypedFailure.Type,
    fallbackValue: @autoclosure () async throws(TypedFailure) -> Result,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(TypedFailure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try await handle.record(at: site, as: outcome, repeat each arguments)
      .answer(isolation: isolation, throwing: errorType, orElse: fallbackValue)
  }
}
