internal import SpryKit

/// The body of an `async` member that runs on the actor of its caller.
///
/// A body runs where its member does. A closure inherits the actor of the caller only if the type of
/// the parameter says so.
public typealias NonsendingOriginal<Result, Failure: Error> =
  nonisolated(nonsending) () async throws(Failure) -> Result

extension ObjectSpyable {
  /// Runs the body of a `nonisolated(nonsending)` member, unless a spy on this object answers in
  /// its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class in which the call is written; needed only in a member that returns
  ///     `Self`.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; by default the actor of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
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
    let site = CallSite(function, file, line)
    return try await SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answer(isolation: isolation, original)
  }

  /// Runs the body of a `nonisolated(nonsending)` member that rethrows, unless a spy on this object
  /// answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class in which the call is written; needed only in a member that returns
  ///     `Self`.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; by default the actor of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
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
    let site = CallSite(function, file, line)
    return try await SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answerRethrowing(isolation: isolation, original).get(rescue: rescue)
  }
}

extension ClassSpyable {
  /// Runs the body of a `nonisolated(nonsending)` static member, unless a spy on this class answers
  /// in its place.
  ///
  /// The parameters are those of the form for objects.
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
    let site = CallSite(function, file, line)
    return try await SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answer(isolation: isolation, original)
  }

  /// Runs the body of a `nonisolated(nonsending)` static member that rethrows, unless a spy on this
  /// class answers in its place.
  ///
  /// The parameters are those of the form for objects.
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
    let site = CallSite(function, file, line)
    return try await SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answerRethrowing(isolation: isolation, original).get(rescue: rescue)
  }
}
