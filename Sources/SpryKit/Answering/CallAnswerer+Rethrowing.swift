// The forms for members that rethrow.
//
// A member that rethrows may throw only the errors of its parameters. The compiler cannot see that
// the error of a stub comes from one of them, but it accepts an error that `rescue` throws. They pass
// an own answer for the reason that is given in `FakeBody`.
extension CallAnswerer where Failure == Never {
  /// Answers a call to a member that rethrows.
  ///
  /// The `rescue` closure throws the stub's error: `{ throw $0 }`.
  ///
  /// - Returns: The stub's answer.
  /// - Throws: The stub's error. ``Misuse`` is reported, but not thrown.
  ///
  /// ```swift
  /// func map(_ transform: (Int) throws -> Int) rethrows -> [Int] {
  ///   try withoutActuallyEscaping(transform) { transform in
  ///     try spryify(arguments: NonEscapingArgument(transform)) { throw $0 }
  ///   }
  /// }
  /// ```
  ///
  /// A stub may throw, with `andThrow` or in an `andDo` closure, only if the caller writes `try`. A
  /// caller that passes a nonthrowing closure doesn't write `try`.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    let call = handle.record(at: site, as: outcome, repeat each arguments).rethrowing
    do {
      return try call.answer(throwing: (any Error).self, orElse: noOwnAnswer)
    } catch {
      return try rescue(error)
    }
  }

  /// Answers a call to a member with a stub, or else with a fallback value, which throws only in a
  /// member that rethrows.
  ///
  /// A stub's error is misuse, because the compiler chooses this form in every member without plain
  /// `throws`.
  ///
  /// - Returns: The stub's answer, or the fallback value.
  /// - Throws: The fallback value's error.
  @_documentation(visibility: internal)
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result,
    file: StaticString = #filePath,
    line: UInt = #line
  ) rethrows -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try handle.record(at: site, as: outcome, repeat each arguments).answer(
      orElse: fallbackValue
    ) { throw $0 }
  }

  /// Answers a call to an `async` member that rethrows.
  ///
  /// The `rescue` closure throws the stub's error: `{ throw $0 }`.
  ///
  /// - Returns: The stub's answer.
  /// - Throws: The stub's error. ``Misuse`` is reported, but not thrown.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    let call = handle.record(at: site, as: outcome, repeat each arguments).rethrowing
    do {
      return try await call.answer(
        isolation: isolation, throwing: (any Error).self, orElse: noOwnAnswer as () -> Result?)
    } catch {
      return try rescue(error)
    }
  }
}
