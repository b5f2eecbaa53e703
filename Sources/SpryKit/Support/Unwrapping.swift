/// An optional of any type, for code that sees only `Any`.
private protocol AnyOptional {
  static var wrappedType: any Any.Type { get }
  var anyWrapped: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrappedType: any Any.Type { Wrapped.self }

  fileprivate var anyWrapped: Any? {
    map { $0 }
  }
}

/// Returns the value with every optional around it removed. A `nil` at any depth is `nil`.
package func unwrapped<Value>(_ value: Value) -> Any? {
  guard let optional = value as? any AnyOptional else { return value }
  return optional.anyWrapped.flatMap { unwrapped($0) }
}

/// Returns the type with every optional around it removed.
package func unwrappedType(_ type: any Any.Type) -> any Any.Type {
  (type as? any AnyOptional.Type).map { unwrappedType($0.wrappedType) } ?? type
}

/// Returns the type that an optional type wraps, or `nil` for other types.
func wrappedType(of type: any Any.Type) -> (any Any.Type)? {
  (type as? any AnyOptional.Type)?.wrappedType
}

/// Returns whether a type is an optional.
func isOptional(_ type: any Any.Type) -> Bool {
  type is any AnyOptional.Type
}
