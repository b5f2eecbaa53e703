internal import SpryKit

/// The body of an `async` member that runs on its caller's actor.
///
/// A body must run where its member runs. A closure inherits the caller's actor only if the type of
/// the closure parameter is `nonisolated(nonsending)`.
@_documentation(visibility: internal)
public typealias NonsendingOriginal<Result, Failure: Error> =
  nonisolated(nonsending) () async throws(Failure) -> Result

/// A function that runs the body of a `nonisolated(nonsending)` member, unless a spy answers
/// instead.
///
/// The property `spiedNonsending` returns a value of this type, which the member calls as a
/// function.
@_documentation(visibility: internal)
public struct SpiedNonsendingMember: Sendable {
  let member: SpiedMember

  /// Runs the body of the member. The parameters are the same as in the `async` form of
  /// ``SpiedMember``.
  @_documentation(visibility: internal)
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: NonsendingOriginal<Result, Failure>
  ) async throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try await original() }
    let site = Call.Site(function, file, line)
    return try await member.record(
      site, implementation, repeat each arguments, returning: Result.self
    )
    .answer(isolation: isolation, original)
  }

  /// Runs the body of a member that rethrows. The parameters are the same as in the `async` form of
  /// ``SpiedMember``.
  @_documentation(visibility: internal)
  public func callAsFunction<each Argument, Result>(
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
    let site = Call.Site(function, file, line)
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
  /// A function that runs the body of a `nonisolated(nonsending)` member, unless a spy on this
  /// object answers instead.
  @_documentation(visibility: internal)
  public var spiedNonsending: SpiedNonsendingMember { SpiedNonsendingMember(member: spied) }
}

extension ClassSpyable {
  /// A function that runs the body of a `nonisolated(nonsending)` static member, unless a spy on
  /// this class answers instead.
  @_documentation(visibility: internal)
  public static var spiedNonsending: SpiedNonsendingMember { SpiedNonsendingMember(member: spied) }
}
