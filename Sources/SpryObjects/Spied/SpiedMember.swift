internal import SpryKit

/// A function that runs the body of a member, unless a spy answers instead.
///
/// ```swift
/// func draw(in area: Area) throws -> Bool {
///   try spied(in: View.self, arguments: area) { … }
/// }
/// ```
///
/// The property `spied` returns a value of this type, which the member calls as a function.
public struct SpiedMember: Sendable {
  /// The object or the class that received the call.
  let subject: ObjectIdentifier
  /// The class whose implementation runs if the call names no other.
  let type: AnyClass

  // Disfavored, because Swift would choose this form in an `async` member whose body contains no
  // `await`.
  /// Runs the body of a member that is not `async`.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the enclosing function.
  ///   - implementation: The class in which the call is written. Only a member that returns `Self`
  ///     needs this argument.
  ///   - arguments: The arguments that the member received, in order.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - original: The member's own body.
  /// - Returns: The answer of a spy's stub, or the body's result.
  /// - Throws: The error of a spy's stub, or the body's error.
  @_disfavoredOverload
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try original() }
    let site = Call.Site(function, file, line)
    return try record(site, implementation, repeat each arguments, returning: Result.self)
      .answer(original)
  }

  /// Runs the body of an `async` member.
  ///
  /// The parameters are the same as for a synchronous member, plus the actor to stay on. The
  /// default is the caller's actor.
  public func callAsFunction<each Argument, Result, Failure: Error>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    original: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard SpySwitch.isOn else { return try await original() }
    let site = Call.Site(function, file, line)
    return try await record(site, implementation, repeat each arguments, returning: Result.self)
      .answer(isolation: isolation, original)
  }

  /// Runs the body of a member that rethrows and is not `async`.
  ///
  /// ```swift
  /// func map(_ body: (Int) throws -> Int) rethrows -> Int {
  ///   try spied(in: View.self, rescue: { throw $0 }) { try body(1) }
  /// }
  /// ```
  ///
  /// A member that rethrows can throw only what its parameters throw, and the compiler cannot see
  /// that a stub throws. The compiler does accept a call to the `rescue` parameter, which throws
  /// the body's or a stub's error. If the member is called without `try`, a stub must not throw,
  /// because the caller doesn't handle errors.
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
    let site = Call.Site(function, file, line)
    let matches = record(site, implementation, repeat each arguments, returning: Result.self)
      .rethrowing()
    do { return try matches.answer(original) } catch { return try rescue(error) }
  }

  /// Runs the body of an `async` member that rethrows.
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
    let site = Call.Site(function, file, line)
    let matches = record(site, implementation, repeat each arguments, returning: Result.self)
      .rethrowing()
    do {
      return try await matches.answer(isolation: isolation, original)
    } catch {
      return try rescue(error)
    }
  }
}

extension ObjectSpyable {
  /// A function that runs the body of a member, unless a spy on this object answers instead.
  public var spied: SpiedMember { SpiedMember(subject: ObjectIdentifier(self), type: Self.self) }
}

extension ClassSpyable {
  /// A function that runs the body of a static member, unless a spy on this class answers instead.
  public static var spied: SpiedMember {
    SpiedMember(subject: ObjectIdentifier(self), type: Self.self)
  }
}

extension ClassSpyable {
  /// Records a call to an initializer in the spies on the initializer's class. The body always
  /// runs.
  ///
  /// - Parameters:
  ///   - function: The initializer. The default is the enclosing function.
  ///   - implementation: The class that contains the call to `spiedInit`, or `nil` for the new
  ///     object's class.
  ///   - arguments: The arguments that the initializer received, in order.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///
  /// Call `spiedInit` before anything else, on the class of the new object:
  ///
  /// ```swift
  /// init(name: String) {
  ///   Self.spiedInit(in: View.self, arguments: name)
  ///   self.name = name
  /// }
  /// ```
  ///
  /// A stub can't answer instead of an initializer, because there would be no object.
  public static func spiedInit<each Argument>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard SpySwitch.isOn else { return }
    let site = Call.Site(function, file, line)
    spied.record(
      site, implementation ?? self, repeat each arguments, returning: Self.self, isAnswered: false
    ).finish()
  }
}
