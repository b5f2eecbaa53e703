/// Answers a call of a fake's member that rethrows. `spryifyRethrows` is of this type.
///
/// A member that rethrows may throw only the errors of its parameters. The compiler cannot see that
/// the error of a stub comes from one of them, but it accepts an error that `rescue` throws:
///
/// ```swift
/// func map(_ transform: (Int) throws -> Int) rethrows -> [Int] {
///   try withoutActuallyEscaping(transform) { transform in
///     let transform_ = NonEscapingArgument(transform)
///     defer { transform_.end() }
///     return try spryifyRethrows(arguments: transform_) { throw $0 }
///   }
/// }
/// ```
///
/// A caller whose closure cannot throw does not handle errors. So a stub may throw, by `andThrow`
/// or in its closure, only if the caller writes `try`.
public struct RethrowingCallAnswerer {
  let handle: SpryFakeHandle

  /// Answers a call of a member that rethrows.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the member that contains the call.
  ///   - parameters: The names of the parameters that have no label, separated by spaces, for
  ///     failures: `"user"` for `save(_ user: User, version: Int)`. By default, failures number
  ///     such arguments.
  ///   - arguments: The arguments that the member received, in order.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - rescue: Throws the error of the stub: `{ throw $0 }`.
  /// - Returns: The answer of the stub.
  /// - Throws: The error of the stub. ``Misuse`` is reported, but not thrown.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    let site = CallSite(function, parameters: parameters, file, line)
    let answer: Swift.Result<Result, any Error> =
      handle.record(list(repeat each arguments), at: site).answerRethrowing(orElse: noOwnAnswer)
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  /// Answers a call of an `async` member that rethrows.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the member that contains the call.
  ///   - parameters: The names of the parameters that have no label, separated by spaces, for
  ///     failures: `"user"` for `save(_ user: User, version: Int)`. By default, failures number
  ///     such arguments.
  ///   - arguments: The arguments that the member received, in order.
  ///   - isolation: The actor to stay on. The default is the caller's.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - rescue: Throws the error of the stub: `{ throw $0 }`.
  /// - Returns: The answer of the stub.
  /// - Throws: The error of the stub. ``Misuse`` is reported, but not thrown.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    let site = CallSite(function, parameters: parameters, file, line)
    let answer: Swift.Result<Result, any Error> =
      await handle.record(list(repeat each arguments), at: site, isAsync: true)
      .answerRethrowing(isolation: isolation, orElse: noOwnAnswer)
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}
