/// The empty value of a tuple or a function, which cannot conform to ``SpryDefaultable``.
///
/// The macros write `set(_:)` into members that return such a type.
@_documentation(visibility: internal)
public enum SpryEmptyValue<Value> {
  /// Sets the closure that makes the empty value of the type, in all tests.
  ///
  /// - Parameter make: Makes the value from the empty values of its parts, or throws if a part has
  ///   none.
  public static func set(_ make: @escaping (SpryEmptyParts) throws -> Value) {
    makers.withLock { $0[ObjectIdentifier(Value.self)] = { try? make(SpryEmptyParts()) } }
  }
}

/// Makes the empty values of the parts of a tuple or a function.
@_documentation(visibility: internal)
public struct SpryEmptyParts {
  private struct NoEmptyValue: Error {}

  /// Returns the empty value of an element of a tuple.
  public func callAsFunction<Part>() throws -> Part {
    guard let value = emptyValue(of: Part.self) else { throw NoEmptyValue() }
    return value
  }

  /// Returns a function that makes the empty value of a function's result.
  public func result<Result>(_: Result.Type) throws -> @Sendable () -> Result {
    let _: Result = try self()
    return { emptyValue(of: Result.self)! }
  }
}

/// The closures that make the empty values of tuples and functions, by their types.
private let makers = Locked<[ObjectIdentifier: () -> Any?]>([:])

/// Returns the empty value of a tuple or a function, or `nil` if it has none.
func emptyCompositeValue<Value>(of type: Value.Type) -> Value? {
  makers.withLock { $0[ObjectIdentifier(type)] }?() as? Value
}
