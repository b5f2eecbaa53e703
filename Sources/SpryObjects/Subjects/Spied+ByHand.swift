// What stands between a member and its body. Nothing but the switch is looked at here, so that it can
// be inlined: while nobody spies, a member costs one load more.
//
// Those that are not `async` are disfavored: else Swift would take them in `async` members, too,
// where the body has no `await` in it.

extension ObjectSpyable {
  /// Runs the body of a member, unless a spy on this object answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the subject, which is
  ///     right where nothing overrides the member or inherits it.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  @inlinable
  public func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try original() }
    return try answerSpied(
      function, in: implementation, arguments: repeat each arguments, file: file,
      line: line, original: original)
  }

  /// Runs the body of an `async` member, unless a spy on this object answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the subject, which is
  ///     right where nothing overrides the member or inherits it.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @inlinable
  public func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try await original() }
    return try await answerSpied(
      function, in: implementation, arguments: repeat each arguments, isolation: isolation, file: file,
      line: line, original: original)
  }
}

extension ClassSpyable {
  /// Runs the body of a static member, unless a spy on this class answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the call, which is
  ///     right where nothing overrides the member or inherits it.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  @inlinable
  public static func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try original() }
    return try answerSpied(
      function, in: implementation, arguments: repeat each arguments, file: file,
      line: line, original: original)
  }

  /// Runs the body of an `async` static member, unless a spy on this class answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the call, which is
  ///     right where nothing overrides the member or inherits it.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @inlinable
  public static func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try await original() }
    return try await answerSpied(
      function, in: implementation, arguments: repeat each arguments, isolation: isolation, file: file,
      line: line, original: original)
  }
}
