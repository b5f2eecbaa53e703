/// What a scope holds for types: the state of static members.
struct ScopedTypes {
  var states: [ObjectIdentifier: SpryState] = [:]
  var associatedObjects: [ObjectIdentifier: AnyObject] = [:]
  var spyStorages: [SpyStorageKey: AnyObject] = [:]

  /// A spy and its struct of names: a subclass has those of its superclass and its own.
  struct SpyStorageKey: Hashable {
    let type: ObjectIdentifier
    let names: ObjectIdentifier
  }
}

extension SpryScope {
  /// The state of a type in the scope; it is made if there is none.
  func state(ofType type: AnyObject.Type) -> SpryState {
    types.withLock { types in
      let key = ObjectIdentifier(type)
      if let state = types.states[key] { return state }
      let state = SpryState(in: owner, ofType: true)
      types.states[key] = state
      return state
    }
  }

  /// The states of types in the scope, in no order.
  var typeStates: [SpryState] { types.withLock { Array($0.states.values) } }

  /// Removes the states of types and the memories of spies; returns the states.
  func removeTypeStates() -> [SpryState] {
    let removed = types.withLock { types in
      defer { (types.states, types.spyStorages) = ([:], [:]) }
      return (states: types.states, memories: types.spyStorages)
    }
    withExtendedLifetime(removed.memories) {}
    return Array(removed.states.values)
  }

  /// The object that another module associated with a type in this scope, if there is one.
  ///
  /// A subclass has its own. The object is released with the scope; one that has to be released at the
  /// end of a test is a ``ScopeEndObserver``.
  package func associatedObject(ofType type: AnyObject.Type) -> AnyObject? {
    types.withLock { $0.associatedObjects[ObjectIdentifier(type)] }
  }

  /// Associates an object with a type, unless one is associated already; returns the associated one.
  package func associate(_ object: AnyObject, withType type: AnyObject.Type) -> AnyObject {
    types.withLock { types in
      if let kept = types.associatedObjects[ObjectIdentifier(type)] { return kept }
      types.associatedObjects[ObjectIdentifier(type)] = object
      return object
    }
  }

  /// The memory of a spy's static members; it is made if there is none.
  func spyStorage<Names>(
    ofType type: any Any.Type,
    make: () -> SpyStorage<Names>
  ) -> SpyStorage<Names> {
    types.withLock { types in
      let key = ScopedTypes.SpyStorageKey(
        type: ObjectIdentifier(type), names: ObjectIdentifier(Names.self))
      if let memory = types.spyStorages[key] as? SpyStorage<Names> { return memory }
      let memory = make()
      types.spyStorages[key] = memory
      return memory
    }
  }

  /// Releases the memories of a spy's static members.
  func dropSpyStorages(ofType type: any Any.Type) {
    types.drop { types in
      let dropped = types.spyStorages.filter { $0.key.type == ObjectIdentifier(type) }
      for key in dropped.keys { types.spyStorages[key] = nil }
      return dropped
    }
  }
}
