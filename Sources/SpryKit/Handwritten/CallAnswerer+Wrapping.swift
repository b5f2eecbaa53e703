// The forms for fakes that can wrap a real object, which only `@Spryable(wraps: true)` writes.
//
// The closure calls the member of the real object. It gets the object as `inout`, because a
// protocol can have members that change a structure. In an `async` member, the closure finds the
// object itself, and is passed on as it is, for the reason in `CallAnswerer`.
@_documentation(visibility: internal)
extension CallAnswerer {
  /// Answers a call of a member from its stubs, or else by the object that the fake wraps.
  ///
  /// - Parameters:
  ///   - type: The type of the object: `(any UserService).self`.
  ///   - isMutating: Whether the member can change the object.
  ///   - fallbackValue: The answer if the fake wraps no object, or `nil` if there is none.
  ///   - forward: Calls the member of the object.
  public func callAsFunction<each Argument, Real, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    to type: Real.Type,
    isMutating: Bool = false,
    fallbackValue: Result? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    forward: (inout Real) throws(OwnFailure) -> Result
  ) throws(Failure) -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    let site = CallSite(function, parameters: parameters, file, line)
    return try handle.record(list, at: site)
      .answer(throwing: Failure.self, isMutating: isMutating, fallbackValue, forward)
  }

  /// Answers a call of an `async` member from its stubs, or else by the object that the fake wraps.
  ///
  /// - Parameter forward: Calls the member of the object, or returns `nil` if there is none.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    forward: () async throws(OwnFailure) -> Result?
  ) async throws(Failure) -> Result {
    var list = argumentList()
    repeat list.append(each arguments)
    let site = CallSite(function, parameters: parameters, file, line)
    return try await handle.record(list, at: site, isAsync: true)
      .answer(isolation: isolation, throwing: Failure.self, orElse: forward)
  }
}

@_documentation(visibility: internal)
extension RethrowingCallAnswerer {
  /// Answers a call of a member from its stubs, or else by the object that the fake wraps.
  public func callAsFunction<each Argument, Real, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    to type: Real.Type,
    isMutating: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    forward: (inout Real) throws -> Result
  ) rethrows -> Result {
    let answer: Swift.Result<Result, any Error> =
      handle.record(
        list(repeat each arguments), at: CallSite(function, parameters: parameters, file, line)
      )
      .answerRethrowing(isMutating: isMutating, forward)
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  /// Answers a call of an `async` member from its stubs, or else by the object that the fake wraps.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    forward: () async throws -> Result?
  ) async rethrows -> Result {
    let site = CallSite(function, parameters: parameters, file, line)
    let answer: Swift.Result<Result, any Error> =
      await handle.record(list(repeat each arguments), at: site, isAsync: true)
      .answerRethrowing(isolation: isolation, orElse: forward)
    switch answer {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}

/// A value that a class with `@Spryable(wraps: true)` writes to a property of the real object, if
/// the protocol lets it: `$0.name += SpryWrite(newValue)`.
///
/// The class lists `var name: String` for `{ get }` and for `{ get set }`. Only the first operator
/// takes the property with a setter, and an operator needs no `&`.
@_documentation(visibility: internal)
public struct SpryWrite<Value> {
  private let value: Value

  /// - Parameter value: The new value of the property.
  public init(_ value: Value) { self.value = value }

  /// Writes the value.
  public static func += (property: inout Value, write: Self) { property = write.value }

  /// Writes nothing, because the property has no setter.
  @_disfavoredOverload
  public static func += (property: Value, write: Self) {}
}
