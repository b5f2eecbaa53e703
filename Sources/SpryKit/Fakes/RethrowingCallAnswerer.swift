/// Answers a call of a fake's member that rethrows. `spryifyRethrows` is of this type.
///
/// A member that rethrows may throw only the errors of its parameters. The compiler cannot see that the error
/// of a stub comes from one of them, but it accepts an error that `rescue` throws:
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
/// A caller whose closure cannot throw does not handle errors. So a stub may throw, by `andThrow` or in its
/// closure, only if the caller writes `try`.
public struct RethrowingCallAnswerer {
  let source: FakeSource

  /// Answers a call of a member that rethrows.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws the error of the stub: `{ throw $0 }`.
  /// - Returns: the answer of the stub.
  /// - Throws: the error of the stub. ``Misuse`` is reported, but not thrown.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    let site = CallSite(function, file, line)
    let answer: Swift.Result<Result, any Error> =
      source.record(list(repeat each arguments), site)
      .answerRethrowing(orElse: noSpryFallback) { source.context(of: site) }
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  /// Answers a call of an `async` member that rethrows.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws the error of the stub: `{ throw $0 }`.
  /// - Returns: the answer of the stub.
  /// - Throws: the error of the stub. ``Misuse`` is reported, but not thrown.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    let site = CallSite(function, file, line)
    let answer: Swift.Result<Result, any Error> =
      await source.record(list(repeat each arguments), site)
      .answerRethrowing(isolation: isolation, orElse: noSpryFallback) { source.context(of: site) }
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}
