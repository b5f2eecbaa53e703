// The forms for fakes that can wrap a real object, which only `@Spryable(wraps: true)` writes.
//
// `body` calls the member of the real object, or returns `nil` if there is none. It is passed on as
// it is, for the reason in `CallAnswerer`.
@_documentation(visibility: internal)
extension CallAnswerer {
  /// Answers a call to a member with a stub, or else by calling the object that the fake wraps.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    else body: () throws(Failure) -> Result?
  ) throws(Failure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    let call = start(at: site, repeat each arguments)
    return try call.answer(throwing: Failure.self, orElse: body)
  }

  /// Answers a call to an `async` member with a stub, or else by calling the object that the fake
  /// wraps.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    else body: () async throws(Failure) -> Result?
  ) async throws(Failure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    let call = start(at: site, isAsync: true, repeat each arguments)
    return try await call.answer(isolation: isolation, throwing: Failure.self, orElse: body)
  }

  /// Answers a call to an `async` member that runs on its caller's actor, like the same member of
  /// the wrapped object.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    elseOnCaller body: nonisolated(nonsending) () async throws(Failure) -> Result?
  ) async throws(Failure) -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    let call = start(at: site, isAsync: true, repeat each arguments)
    return try await call.answer(isolation: isolation, throwing: Failure.self, orElse: body)
  }
}

@_documentation(visibility: internal)
extension CallAnswerer where Failure == Never {
  /// Answers a call to a member that rethrows.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    else body: () throws -> Result?
  ) rethrows -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    let call = start(at: site, repeat each arguments)
    call.throwsMisuse = false
    do {
      return try call.answer(throwing: (any Error).self, orElse: body)
    } catch {
      return try rescue(error)
    }
  }

  /// Answers a call to an `async` member that rethrows.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    else body: () async throws -> Result?
  ) async rethrows -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    let call = start(at: site, isAsync: true, repeat each arguments)
    call.throwsMisuse = false
    do {
      return try await call.answer(isolation: isolation, throwing: (any Error).self, orElse: body)
    } catch {
      return try rescue(error)
    }
  }

  /// Answers a call to an `async` member that rethrows and runs on its caller's actor.
  public func callAsFunction<each Argument, Result>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    rescue: (any Error) throws -> Result,
    elseOnCaller body: nonisolated(nonsending) () async throws -> Result?
  ) async rethrows -> Result {
    let site = Call.Site(function, parameters: parameters, file, line)
    let call = start(at: site, isAsync: true, repeat each arguments)
    call.throwsMisuse = false
    do {
      return try await call.answer(isolation: isolation, throwing: (any Error).self, orElse: body)
    } catch {
      return try rescue(error)
    }
  }
}

/// A value that a class with `@Spryable(wraps: true)` writes to a property of the real object, if
/// the protocol allows that: `$0.name += SpryWrite(newValue)`.
///
/// The class lists `var name: String`, whether the protocol declares `{ get }` or `{ get set }`.
/// The compiler chooses the first operator if the property has a setter. An operand needs no `&`.
@_documentation(visibility: internal)
public struct SpryWrite<Value> {
  private let value: Value

  /// Creates a write of the property's new value.
  public init(_ value: Value) { self.value = value }

  /// Writes the value.
  public static func += (property: inout Value, write: Self) { property = write.value }

  /// Does nothing, because the property has no setter.
  @_disfavoredOverload
  public static func += (property: Value, write: Self) {}
}
