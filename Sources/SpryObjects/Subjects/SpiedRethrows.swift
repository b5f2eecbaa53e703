// A member that rethrows may throw only what its parameters throw. That a stub throws, the compiler
// cannot see; it accepts `rescue` as a parameter that throws. A caller whose closure cannot throw is
// not prepared for an error: a stub must throw only where the caller says `try`.

extension ObjectSpyable {
  /// Runs the body of a member that rethrows, unless a spy on this object
  /// answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; has to be said only in a member that
  ///     returns `Self`.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  @inlinable
  public func spiedRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: () throws -> Result
  ) rethrows -> Result {
    guard SpySwitch.isOn else { return try original() }
    let answer: Swift.Result<Result, any Error> = rethrowSpied(
      function, in: implementation, arguments: repeat each arguments, file: file, line: line,
      original: original)
    switch answer {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }

  /// Runs the body of an `async` member that rethrows, unless a spy on this object
  /// answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; has to be said only in a member that
  ///     returns `Self`.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @inlinable
  public func spiedRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: () async throws -> Result
  ) async rethrows -> Result {
    guard SpySwitch.isOn else { return try await original() }
    let answer: Swift.Result<Result, any Error> = await rethrowSpied(
      function, in: implementation, arguments: repeat each arguments, isolation: isolation,
      file: file, line: line, original: original)
    switch answer {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }
}

extension ClassSpyable {
  /// Runs the body of a static member that rethrows, unless a spy on this class
  /// answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; has to be said only in a member that
  ///     returns `Self`.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  @inlinable
  public static func spiedRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: () throws -> Result
  ) rethrows -> Result {
    guard SpySwitch.isOn else { return try original() }
    let answer: Swift.Result<Result, any Error> = rethrowSpied(
      function, in: implementation, arguments: repeat each arguments, file: file, line: line,
      original: original)
    switch answer {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }

  /// Runs the body of an `async` static member that rethrows, unless a spy on this class
  /// answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; has to be said only in a member that
  ///     returns `Self`.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @inlinable
  public static func spiedRethrows<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: () async throws -> Result
  ) async rethrows -> Result {
    guard SpySwitch.isOn else { return try await original() }
    let answer: Swift.Result<Result, any Error> = await rethrowSpied(
      function, in: implementation, arguments: repeat each arguments, isolation: isolation,
      file: file, line: line, original: original)
    switch answer {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }
}
