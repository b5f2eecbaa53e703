internal import SpryKit

// A member that rethrows can throw only what its parameters throw, and the compiler cannot see that
// a stub throws. It accepts `rescue`, which is a parameter that throws. A caller whose closure cannot
// throw does not handle an error: so a stub must throw only if the caller writes `try`.

extension ObjectSpyable {
  /// Runs the body of a member that rethrows, unless a spy on this object answers in its place.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - implementation: the class in which the call is written; needed only in a member that returns
  ///     `Self`.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - rescue: throws what the body or a stub threw: `{ throw $0 }`.
  ///   - original: the member's own body.
  /// - Returns: the answer of a spy's stub, or what the body returns.
  /// - Throws: the error of a spy's stub, or what the body throws.
  @_disfavoredOverload
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
    let site = CallSite(function, file, line)
    return try SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answerRethrowing(original).get(rescue: rescue)
  }

  /// Runs the body of an `async` member that rethrows, unless a spy on this object answers in its
  /// place.
  ///
  /// The parameters are those of the form that is not `async`, and the actor to stay on; by default it
  /// is the actor of the caller.
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
    let site = CallSite(function, file, line)
    return try await SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answerRethrowing(isolation: isolation, original).get(rescue: rescue)
  }
}

extension ClassSpyable {
  /// Runs the body of a static member that rethrows, unless a spy on this class answers in its
  /// place.
  ///
  /// The parameters are those of the form for objects.
  @_disfavoredOverload
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
    let site = CallSite(function, file, line)
    return try SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answerRethrowing(original).get(rescue: rescue)
  }

  /// Runs the body of an `async` static member that rethrows, unless a spy on this class answers in
  /// its place.
  ///
  /// The parameters are those of the form for objects.
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
    let site = CallSite(function, file, line)
    return try await SpyMatches(
      of: ObjectIdentifier(self), in: implementation ?? Self.self, site, repeat each arguments,
      returning: Result.self
    )
    .answerRethrowing(isolation: isolation, original).get(rescue: rescue)
  }
}

extension Result where Failure == any Error {
  /// The value; if there is none, throws the error by a closure that the caller passed.
  func get(rescue: (any Error) throws -> Success) rethrows -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}
