/// Lets code that sees only `Any` look into an optional.
private protocol AnyOptional {
  var anyWrapped: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var anyWrapped: Any? {
    map { $0 }
  }
}

/// Returns the value with every optional around it removed: nil of any depth is nil.
func unwrapped<Value>(_ value: Value) -> Any? {
  guard let optional = value as? any AnyOptional else { return value }
  return optional.anyWrapped.flatMap { unwrapped($0) }
}

/// Tells whether a type is an optional.
func isOptional(_ type: any Any.Type) -> Bool {
  type is any AnyOptional.Type
}
