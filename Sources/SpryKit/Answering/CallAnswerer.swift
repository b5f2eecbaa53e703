/// A function that answers a call to a fake's member.
///
/// `spryify`, `spryifyThrows`, `stubbedValue`, and `stubbedValueThrows` are of this type. A fake's
/// member calls such a value like a function:
///
/// ```swift
/// func load(id: String) -> User {
///   spryify(arguments: id)
/// }
/// ```
///
/// Swift chooses the form for the enclosing member: with or without a result, `async` or not,
/// with a fallback value, or rethrowing. In a synchronous closure inside an `async` member, Swift
/// chooses the `async` form and reports an error. Use a local function instead of the closure.
///
/// The forms share the parameters of the form for a member that returns a value. An `async` form
/// also takes the actor to stay on. The default is the caller's actor.
///
/// `Failure` is the type of the member's errors, or `Never` if the member doesn't throw.
public struct CallAnswerer<Failure: Error> {
  // Members that return nothing have a form of their own, so that `func close() { spryify() }`
  // needs no `return`. Swift prefers it to the form with a result, which has one more parameter, if
  // both match.

  let handle: SpryFakeHandle
  /// The outcome with which a call is recorded, or `nil` if it is only answered.
  var outcome: Call.Outcome? = .choosing

  /// Answers a call to a member that returns a value.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the enclosing member.
  ///   - parameters: The names of the unlabeled parameters, separated by spaces, as failures show
  ///     them: `"user"` for `save(_ user: User, version: Int)`. By default, failures number
  ///     unlabeled arguments.
  ///   - arguments: The arguments that the member received, in order.
  ///   - type: The type of the result. By default, it is inferred from the context.
  ///   - file: The member's file.
  ///   - line: The line in the member's body.
  /// - Returns: The stub's answer.
  /// - Throws: The stub's error, or a ``Misuse`` that was already reported.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    as type: Result.Type = Result.self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try handle.record(at: site, as: outcome, repeat each arguments).answer(
      throwing: Failure.self)
  }

  /// Answers a call to a member that returns `Void`.
  public func callAsFunction<each Argument>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try handle.record(at: site, as: outcome, repeat each arguments).answer(
      throwing: Failure.self)
  }

  /// Answers a call to a member without parameters that returns `Void`.
  ///
  /// With an empty pack instead, the optimizer of Swift 6.3.1 crashes if it inlines the member into an
  /// `async` function: `public func work() async { FakeStore.shared.close() }`.
  @_documentation(visibility: internal)
  public func callAsFunction(
    _ function: StaticString = #function,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) {
    return try handle.record(at: Call.Site(function, file, line), as: outcome).answer(
      throwing: Failure.self)
  }

  // Disfavored: in a member that rethrows, the compiler would choose this form, and then report that
  // the fallback value throws.

  /// Answers a call to a member with a stub, or else with a fallback value.
  ///
  /// The member returns the fallback value if no stub answers, or if a stub calls through. The
  /// expression for the value can call a real object, for example, and is evaluated only if needed.
  /// In a synchronous member that rethrows, the expression may throw what the member's closures
  /// throw, as in `try spryify(fallbackValue: work())`.
  ///
  /// - Returns: The stub's answer, or the fallback value.
  /// - Throws: The stub's or the fallback value's error, or a ``Misuse`` that was already
  ///   reported.
  ///
  /// ```swift
  /// func now(in zone: String) -> Date {
  ///   spryify(arguments: zone, fallbackValue: real.now(in: zone))
  /// }
  /// ```
  @_disfavoredOverload
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws(Failure) -> Result,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try handle.record(at: site, as: outcome, repeat each arguments)
      .answer(throwing: Failure.self, orElse: fallbackValue)
  }
}

extension CallAnswerer {
  /// Answers a call to an `async` member that returns a value.
  ///
  /// - Returns: The stub's answer. The stub's closure can be `async`.
  /// - Throws: The stub's error, or a ``Misuse`` that was already reported.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    as type: Result.Type = Result.self,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try await handle.record(at: site, as: outcome, repeat each arguments)
      .answer(isolation: isolation, throwing: Failure.self)
  }

  /// Answers a call to an `async` member that returns `Void`.
  public func callAsFunction<each Argument>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try await handle.record(at: site, as: outcome, repeat each arguments)
      .answer(isolation: isolation, throwing: Failure.self)
  }

  /// Answers a call to an `async` member with a stub, or else with a fallback value.
  ///
  /// ```swift
  /// func load(id: String) async throws -> User {
  ///   try await spryifyThrows(arguments: id, fallbackValue: try await real.load(id: id))
  /// }
  /// ```
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () async throws(Failure) -> Result,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(Failure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    return try await handle.record(at: site, as: outcome, repeat each arguments)
      .answer(isolation: isolation, throwing: Failure.self, orElse: fallbackValue)
  }
}
