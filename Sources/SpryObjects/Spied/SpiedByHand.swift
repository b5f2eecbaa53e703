internal import SpryKit

// The functions between a member and its body, for each way in which a member can be declared.
//
// Those that are not `async` are disfavored. Otherwise Swift would choose them in `async` members if
// the body contains no `await`.

extension ObjectSpyable {
  /// Runs the body of a member, unless a spy on this object answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class in which the call is written; needed only in a member that returns
  ///     `Self`.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
  public func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try original() }
    let site = CallSite(function, file, line)
    return try SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answer(original)
  }

  /// Runs the body of an `async` member, unless a spy on this object answers in its place.
  ///
  /// The parameters are those of the form that is not `async`, and the actor to stay on; by default it
  /// is the actor of the caller.
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
    let site = CallSite(function, file, line)
    return try await SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answer(isolation: isolation, original)
  }
}

extension ClassSpyable {
  /// Runs the body of a static member, unless a spy on this class answers in its place.
  ///
  /// The parameters are those of the form for objects.
  @_disfavoredOverload
  public static func spied<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try original() }
    let site = CallSite(function, file, line)
    return try SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answer(original)
  }

  /// Runs the body of an `async` static member, unless a spy on this class answers in its place.
  ///
  /// The parameters are those of the form for objects.
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
    let site = CallSite(function, file, line)
    return try await SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answer(isolation: isolation, original)
  }
}
