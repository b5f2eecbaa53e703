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
/// Swift chooses the form that fits the enclosing member: with or without a result, `async` or not,
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
  //
  // The fake's own answer is passed on as it is. With a closure around it, which captures the types of the arguments,
  // Swift 6.3.1 was seen to free memory of the task in the wrong order (swiftlang/swift#89081 has a similar case), and
  // later not.

  let handle: SpryFakeHandle
  var isRecorded = true

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
    let call = start(at: site, repeat each arguments)
    return try call.answer(throwing: Failure.self, orElse: noOwnAnswer)
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
    let call = start(at: site, repeat each arguments)
    return try call.answer(throwing: Failure.self, orElse: noOwnAnswer)
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
    let call = start(at: Call.Site(function, file, line))
    return try call.answer(throwing: Failure.self, orElse: noOwnAnswer)
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
    let call = start(at: site, repeat each arguments)
    return try call.answer(throwing: Failure.self, orElse: fallbackValue)
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
    let call = start(at: site, isAsync: true, repeat each arguments)
    return try await call.answer(
      isolation: isolation, throwing: Failure.self, orElse: noOwnAnswer as () -> Result?)
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
    let call = start(at: site, isAsync: true, repeat each arguments)
    return try await call.answer(isolation: isolation, throwing: Failure.self, orElse: noOwnAnswer)
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
    let call = start(at: site, isAsync: true, repeat each arguments)
    return try await call.answer(
      isolation: isolation, throwing: Failure.self, orElse: fallbackValue)
  }

  func start<each Argument>(
    at site: Call.Site, isAsync: Bool = false, _ arguments: repeat each Argument
  ) -> CallInProgress {
    let call = handle.record(
      list(repeat each arguments), at: site, as: isRecorded ? .choosing : nil, isAsync: isAsync)
    if call.isOfNewLine { call.keep(parameterTypes: types(repeat (each Argument).self)) }
    return call
  }
}

/// The own answer of a fake that has none.
///
/// Async forms pass `noOwnAnswer as () -> Result?`. Swift 6.2 takes a function for `@Sendable`, and
/// warns that such a function crosses to another isolation when it becomes `async`.
func noOwnAnswer<Result>() -> Result? { nil }

// Every call to a fake begins here. The fakes that `@Spryable` writes for protocols call these, so
// that code completion does not offer `spryify` on them.
//
// The properties are not inlined into the code of a fake, because Swift 6.3.1 then crashes in some
// release builds (in LLVM's pass `function-attrs`). No issue is filed. To look for it, take
// `@inline(never)` out, and build the tests with `-c release`.

extension SpryFakeHandle {
  /// A function that records a call to the enclosing member, and answers the call with a stub.
  @inline(never)
  public var spryify: CallAnswerer<Never> { CallAnswerer(handle: self) }

  /// A function that records a call to the enclosing throwing member, and answers the call with a
  /// stub.
  @inline(never)
  public var spryifyThrows: CallAnswerer<any Error> { CallAnswerer(handle: self) }

  /// Returns the function that answers a call to the enclosing member with typed throws.
  @inline(never)
  public func spryify<Failure: Error>(throwing _: Failure.Type) -> CallAnswerer<Failure> {
    CallAnswerer(handle: self)
  }
}
