/// An object that stands for a value of Swift.
///
/// On Apple's platforms, the runtime casts objects of Foundation to the values that they bridge to. A type
/// that conforms is cast in the same way on every platform.
package protocol BridgedObject: AnyObject {
  /// Returns the value of a type that the object stands for, or `nil` if there is none.
  func bridged<Value>(to type: Value.Type) -> Value?
}

/// Returns the value of a type that an object bridges to, or `nil` if there is none.
func bridged(_ object: Any, to type: any Any.Type) -> Any? {
  guard Swift.type(of: object) is AnyClass, !(type is AnyClass) else { return nil }
  func open<Value>(_ type: Value.Type) -> Any? {
    if let object = object as? any BridgedObject { return object.bridged(to: type) }
    #if canImport(ObjectiveC)
      return object as? Value
    #else
      return nil
    #endif
  }
  return _openExistential(type, do: open)
}

/// Returns the class by which an object is known: `NSString` for an object of `__NSCFString`.
func knownClass(of type: any Any.Type) -> any Any.Type {
  guard var known = type as? AnyClass else { return type }
  while isPrivate(known), let parent = _getSuperclass(known) { known = parent }
  return known
}

/// Whether a class is one of Foundation's own, which bridge to values of Swift.
private func isPrivate(_ type: AnyClass) -> Bool {
  let name = String(describing: type)
  return name.hasPrefix("__NS") || name.hasPrefix("NSTagged")
}
