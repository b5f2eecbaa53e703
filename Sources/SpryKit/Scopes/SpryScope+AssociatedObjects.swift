extension SpryScope {
  /// Returns the object that another module associated with a type in this scope, or `nil` if there
  /// is none.
  ///
  /// A subclass has its own object. The object is released with the scope. An object that must be
  /// released at the end of a test is a ``ScopeEndObserver``.
  package func associatedObject(ofType type: AnyObject.Type) -> AnyObject? {
    types.withLock { $0.associatedObjects[ObjectIdentifier(type)] }
  }

  /// Associates an object with a type, unless there is one already, and returns the associated
  /// object.
  package func associate(_ object: AnyObject, withType type: AnyObject.Type) -> AnyObject {
    types.withLock { types in
      // Another thread was faster.
      if let kept = types.associatedObjects[ObjectIdentifier(type)] { return kept }
      types.associatedObjects[ObjectIdentifier(type)] = object
      return object
    }
  }
}
