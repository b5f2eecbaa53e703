internal import SpryKit

/// Runs the body of a member that rethrows, unless a spy answers in its place.
///
/// The property `spiedRethrows` returns a value of this type, which the member calls as a function:
///
/// ```swift
/// func map(_ body: (Int) throws -> Int) rethrows -> Int {
///   try spiedRethrows(in: View.self, rescue: { throw $0 }) { try body(1) }
/// }
/// ```
///
/// A member that rethrows can throw only what its parameters throw, and the compiler cannot see
/// that a stub throws. It accepts `rescue`, because that is a parameter that throws. A stub of such
/// a member must not throw if its caller does not write `try`: the caller does not handle the
/// error.
public struct SpiedRethrowingMember: Sendable {
  let member: SpiedMember

  /// Runs the body of a member that is not `async`.
  ///
  /// - Parameters:
  ///   - function: The member, which by default is the function that contains the call.
  ///   - implementation: The class in which the call is written. Only a member that returns `Self`
  ///     needs it.
  ///   - arguments: The arguments that the member received, in order.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - rescue: A closure that throws the error of the body or of a stub: `{ throw $0 }`.
  ///   - original: The member's own body.
  /// - Returns: The answer of a spy's stub, or the result of the body.
  /// - Throws: The error of a spy's stub, or the error of the body.
  @_disfavoredOverload
  public func callAsFunction<each Argument, Result>(
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
    let matches = member.record(
      site, implementation, repeat each arguments, returning: Result.self
    ).rethrowing()
    do { return try matches.answer(original) } catch { return try rescue(error) }
  }

  /// Runs the body of an `async` member.
  ///
  /// The parameters are the same as without `async`, with one more: the actor to stay on, which by
  /// default is the actor of the caller.
  public func callAsFunction<each Argument, Result>(
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
    let matches = member.record(
      site, implementation, repeat each arguments, returning: Result.self
    ).rethrowing()
    do {
      return try await matches.answer(isolation: isolation, original)
    } catch {
      return try rescue(error)
    }
  }
}

extension ObjectSpyable {
  /// Runs the body of a member that rethrows, unless a spy on this object answers in its place.
  public var spiedRethrows: SpiedRethrowingMember { SpiedRethrowingMember(member: spied) }
}

extension ClassSpyable {
  /// Runs the body of a static member that rethrows, unless a spy on this class answers in its
  /// place.
  public static var spiedRethrows: SpiedRethrowingMember { SpiedRethrowingMember(member: spied) }
}
