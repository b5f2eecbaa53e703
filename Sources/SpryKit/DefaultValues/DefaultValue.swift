/// Returns the default value of a type, or `nil` if it has none. See ``SpryDefaultable``.
///
/// - Parameters:
///   - error: The reason why there is no other value. A default `Result` fails with it.
///   - types: The types whose default values contain this one, the outermost first.
///   - cause: Returns what needs the value, for a message before code of a user makes it:
///     `'load(id:)' on FakeService has no stub`.
package func defaultValue<Value>(
  of type: Value.Type,
  failingWith error: (any Error)? = nil,
  inside types: [any Any.Type] = [],
  because cause: (() -> String)? = nil
) -> Value? {
  func openCases<Cases: CaseIterable>(_: Cases.Type) -> Value? {
    Cases.allCases.first as? Value
  }
  func openRaw<Raw: RawRepresentable>(_: Raw.Type) -> Value? {
    defaultValue(of: Raw.RawValue.self, inside: types, because: cause).flatMap(Raw.init(rawValue:))
      as? Value
  }
  // A type that says its default comes first, then the standard library, then what can be derived.
  if type == Void.self { return () as? Value }
  // A test runs such a closure of a captor, for example.
  if type == (() -> Void).self || type == (@Sendable () -> Void).self {
    let closure: @Sendable () -> Void = {}
    return closure as? Value ?? (closure as () -> Void) as? Value
  }
  if let type = type as? any SpryDefaultable.Type { return type.spryDefault as? Value }
  if let type = type as? any DefaultValued.Type {
    return type.defaultValue.flatMap { $0 as? Value }
  }
  if let type = type as? any MatchableResult.Type {
    return type.defaultValue(failingWith: error, inside: types, because: cause) as? Value
  }
  if let type = type as? any CaseIterable.Type, let value = openCases(type) { return value }
  if let type = type as? any RawRepresentable.Type, let value = openRaw(type) { return value }
  // The last way that needs no help: a type that can be decoded from nothing.
  if let type = type as? any Decodable.Type {
    return DefaultValueDecoder.value(of: type, inside: types, because: cause) as? Value
  }
  // What `@Spryable` found in the signatures, such as tuples and closures.
  return makers.withLock { $0[ObjectIdentifier(type)] }?() as? Value
}

extension MatchableResult {
  /// A failure with an error, if it fits, or else with the default value of the type of errors, or a success.
  fileprivate static func defaultValue(
    failingWith error: (any Error)?, inside types: [any Any.Type], because cause: (() -> String)?
  ) -> Any? {
    if let error = error as? Failure
      ?? SpryKit.defaultValue(of: Failure.self, inside: types, because: cause)
    {
      return Result<Success, Failure>.failure(error)
    }
    let value = SpryKit.defaultValue(of: Success.self, inside: types, because: cause)
    return value.map { Result<Success, Failure>.success($0) }
  }
}

/// The default value of a tuple or a function, which cannot conform to ``SpryDefaultable``.
///
/// The macros write `set(_:)` into members that return such a type.
@_documentation(visibility: internal)
public enum SpryDefaultValue<Value> {
  /// Sets the closure that makes the type's default value in all tests.
  ///
  /// - Parameter make: A closure that makes the value from the default values of its parts, or
  ///   throws if a part has no default value.
  public static func set(_ make: @escaping (SpryDefaultParts) throws -> Value) {
    makers.withLock { $0[ObjectIdentifier(Value.self)] = { try? make(SpryDefaultParts()) } }
  }
}

/// The default values for the parts of a tuple or a function.
@_documentation(visibility: internal)
public struct SpryDefaultParts {
  private struct NoDefaultValue: Error {}

  /// Returns the default value of a tuple element.
  public func callAsFunction<Part>() throws -> Part {
    guard let value = defaultValue(of: Part.self) else { throw NoDefaultValue() }
    return value
  }

  /// Returns a function that returns the default value of its result type.
  public func result<Result>(_: Result.Type) throws -> @Sendable () -> Result {
    let _: Result = try self()
    return { defaultValue(of: Result.self)! }
  }
}

/// The closures that make the default values of tuples and functions, by their types.
private let makers = Locked<[ObjectIdentifier: () -> Any?]>([:])
