/// Answers a call of a fake's member from its stubs. `spryify` and `stubbedValue` are of this type.
///
/// The member that received the call calls it like a function:
///
/// ```swift
/// func load(id: String) -> User {
///   spryify(arguments: id)
/// }
/// ```
///
/// There is one form for each kind of member: with and without a result, `async` and not, with a closure
/// that answers if no stub does. Swift chooses the form by the enclosing member. In a closure that is not
/// `async`, inside an `async` member, Swift chooses the `async` form and then reports an error. Use a local
/// function there.
public struct CallAnswerer {
  // Members that return nothing have a form of their own, so that `func close() { spryify() }` needs no
  // `return`. The form with a closure that is not `async` is disfavored. Otherwise Swift would choose it in
  // `async` members, too, if the closure contains no `await`.
  //
  // Each form appends the arguments itself. To pass them on to a function would take an eighth of the
  // instructions of a call in a release build.

  let source: FakeSource

  /// Answers a call of a member with a result.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - fallbackValue: the value to return if no stub answers or one calls through; by default, misuse.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub, or the fallback value.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    return source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      throwing: Never.self, orElse: fallbackValue)
  }

  /// Answers a call of a member that returns nothing.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public func callAsFunction<each Argument>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    var list = argumentList()
    repeat list.append(each arguments)
    return source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      throwing: Never.self, orElse: noSpryFallback)
  }

  /// Answers a call of a member from its stubs, or else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers if no stub does, or if a stub calls through. It may call a real object, for
  ///     example.
  /// - Returns: the answer of the stub, or that of the closure.
  ///
  /// ```swift
  /// func now(in zone: String) -> Date {
  ///   spryify(arguments: zone, orElse: { real.now(in: zone) })
  /// }
  /// ```
  ///
  /// The label `orElse:` cannot be left out if there are no arguments.
  @_disfavoredOverload
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () -> Result
  ) -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    return source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      throwing: Never.self, orElse: orElse)
  }
}

extension CallAnswerer {
  /// Answers a call of an `async` member with a result.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - fallbackValue: the value to return if no stub answers or one calls through; by default, misuse.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub, whose closure may be `async`, or the fallback value.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    return await source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: Never.self, orElse: fallbackValue)
  }

  /// Answers a call of an `async` member that returns nothing.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public func callAsFunction<each Argument>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    var list = argumentList()
    repeat list.append(each arguments)
    return await source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: Never.self, orElse: noSpryFallback)
  }

  /// Answers a call of an `async` member from its stubs, or else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: the arguments that the member received, in order.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers if no stub does, or if a stub calls through. It runs on the member's actor.
  /// - Returns: the answer of the stub, or that of the closure.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () async -> Result
  ) async -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    return await source.state.answer(
      list, at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: Never.self, orElse: orElse)
  }
}
