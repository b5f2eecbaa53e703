// A member that rethrows may throw only what its parameters throw. That the stub throws, in a closure
// which calls one of them, the compiler cannot see; it accepts `rescue` as a parameter that throws.
//
//     func map(_ transform: (Int) throws -> Int) rethrows -> [Int] {
//       try withoutActuallyEscaping(transform) { transform in
//         let transform_ = NonEscapingArgument(transform)
//         defer { transform_.end() }
//         return try spryifyRethrows(arguments: transform_) { throw $0 }
//       }
//     }
//
// A caller whose closure cannot throw is not prepared for an error: a stub must throw, by `andThrow`
// or in its closure, only where the caller says `try`.

extension Spryable {
  /// Answers a call of a member that rethrows from its stubs, and records it.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the stub threw: `{ throw $0 }`.
  /// - Returns: the answer of the stub that fits best.
  /// - Throws: the error of that stub.
  public func spryifyRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    let site = CallSite(function, file, line)
    let answer: Swift.Result<Result, any Error> =
      spryState
      .record(list(repeat each arguments), site, Self.instanceMemberName)
      .answerRethrowing(orElse: noSpryFallback) { callContext(site) }
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  /// Answers a call of an `async` member that rethrows from its stubs, and records it.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the stub threw: `{ throw $0 }`.
  /// - Returns: the answer of the stub that fits best.
  /// - Throws: the error of that stub.
  public func spryifyRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    let site = CallSite(function, file, line)
    let answer: Swift.Result<Result, any Error> =
      await spryState
      .record(list(repeat each arguments), site, Self.instanceMemberName)
      .answerRethrowing(isolation: isolation, orElse: noSpryFallback) { callContext(site) }
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}

extension Spryable {
  /// Answers a call of a static member that rethrows from its stubs, and records it.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the stub threw: `{ throw $0 }`.
  /// - Returns: the answer of the stub that fits best.
  /// - Throws: the error of that stub.
  public static func spryifyRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    let site = CallSite(function, file, line)
    let answer: Swift.Result<Result, any Error> =
      spryState
      .record(list(repeat each arguments), site, classMemberName)
      .answerRethrowing(orElse: noSpryFallback) { callContext(site) }
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  /// Answers a call of an `async` static member that rethrows from its stubs, and records it.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the stub threw: `{ throw $0 }`.
  /// - Returns: the answer of the stub that fits best.
  /// - Throws: the error of that stub.
  public static func spryifyRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    let site = CallSite(function, file, line)
    let answer: Swift.Result<Result, any Error> =
      await spryState
      .record(list(repeat each arguments), site, classMemberName)
      .answerRethrowing(isolation: isolation, orElse: noSpryFallback) { callContext(site) }
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}
