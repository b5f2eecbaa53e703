// A body runs where its member does. Where that is `nonisolated(nonsending)`, it is the actor of the
// caller, which a closure does not know of unless the type that it is passed for says so.

#if compiler(>=6.2)
  /// The body of an `async` member that runs on the actor of its caller.
  public typealias NonsendingOriginal<Result, Failure: Error> =
    nonisolated(nonsending) () async throws(Failure) -> Result
#else
  /// The body of an `async` member.
  public typealias NonsendingOriginal<Result, Failure: Error> =
    () async throws(Failure) -> Result
#endif

extension ObjectSpyable {
  /// Runs the body of a `nonisolated(nonsending)` member, unless a spy on this object answers in
  /// its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; has to be said only in a member that
  ///     returns `Self`.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @inlinable
  public func spiedNonsending<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: NonsendingOriginal<Result, Failure>
  ) async throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try await original() }
    return try await answerSpied(
      function, in: implementation, arguments: repeat each arguments, isolation: isolation,
      file: file, line: line, original: original)
  }

  /// Runs the body of a `nonisolated(nonsending)` member that rethrows, unless a spy on this object
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
  public func spiedRethrowsNonsending<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: NonsendingOriginal<Result, any Error>
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
  /// Runs the body of a `nonisolated(nonsending)` static member, unless a spy on this class answers in
  /// its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; has to be said only in a member that
  ///     returns `Self`.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @inlinable
  public static func spiedNonsending<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: NonsendingOriginal<Result, Failure>
  ) async throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try await original() }
    return try await answerSpied(
      function, in: implementation, arguments: repeat each arguments, isolation: isolation,
      file: file, line: line, original: original)
  }

  /// Runs the body of a `nonisolated(nonsending)` static member, unless a spy on this class answers in
  /// its place.
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
  public static func spiedRethrowsNonsending<each Argument, Result>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    original: NonsendingOriginal<Result, any Error>
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
