/// Answers a call of a fake's member from its stubs: what `spryify` and `stubbedValue` are.
///
/// Call it like a function, in the member that received the call:
///
/// ```swift
/// func load(id: String) -> User {
///   spryify(arguments: id)
/// }
/// ```
///
/// There is one form for each kind of member: with a result and without, `async` and not, with a closure
/// that answers where no stub does. Swift chooses it by the member in which the call is written. For a call in
/// a closure that is not `async`, inside an `async` member, it chooses wrongly and then reports an `async`
/// call: there, call it in a local function.
public struct CallAnswerer {
  // Members that return nothing have a form of their own, so that `func close() { spryify() }` needs no
  // `return`. A form with a closure that is not `async` is disfavored: else Swift would take it in `async`
  // members, too, where the closure has no `await` in it.

  let source: FakeSource

  /// Answers a call of a member with a result.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Result {
    source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      throwing: Never.self, orElse: fallbackValue)
  }

  /// Answers a call of a member that returns nothing.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public func callAsFunction<each Argument>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    return source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      throwing: Never.self, orElse: noSpryFallback)
  }

  /// Answers a call of a member from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through. Calls the real thing,
  ///     for example; it does not run where a stub answers.
  /// - Returns: the answer of the stub that fits, or that of the closure.
  ///
  /// ```swift
  /// func now(in zone: String) -> Date {
  ///   spryify(arguments: zone, orElse: { real.now(in: zone) })
  /// }
  /// ```
  ///
  /// Without arguments, the label cannot be left out.
  @_disfavoredOverload
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () -> Result
  ) -> Result {
    source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      throwing: Never.self, orElse: orElse)
  }
}

extension CallAnswerer {
  /// Answers a call of an `async` member with a result.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - fallbackValue: what to return where no stub fits; without one, that is misuse.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the answer of the stub that fits, whose closure may be `async`.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    fallbackValue: @autoclosure () throws -> Result = try noSpryFallback(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async -> Result {
    await source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: Never.self, orElse: fallbackValue)
  }

  /// Answers a call of an `async` member that returns nothing.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public func callAsFunction<each Argument>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    return await source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: Never.self, orElse: noSpryFallback)
  }

  /// Answers a call of an `async` member from its stubs, else by a closure.
  ///
  /// - Parameters:
  ///   - function: the member; by default the one that contains the call.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - orElse: answers where no stub fits, and for stubs that call through. It runs where the
  ///     member does.
  /// - Returns: the answer of the stub that fits, or that of the closure.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    orElse: () async -> Result
  ) async -> Result {
    await source.state.answer(
      list(repeat each arguments), at: CallSite(function, file, line), of: source,
      isolation: isolation, throwing: Never.self, orElse: orElse)
  }
}
