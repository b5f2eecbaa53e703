/// Finds the state of a fake: of an instance that does not store its own, or of a type in the scope of the
/// test.
enum StateRegistry {
  private static let instances = AssociatedObjects()

  /// Returns the state of an instance. Makes one if there is none.
  static func state(of instance: AnyObject) -> SpryState {
    instances.object(of: instance) { SpryState() } as! SpryState
  }

  /// Returns the state of a type in the current scope. A subclass has its own.
  static func state(ofType type: AnyObject.Type) -> SpryState {
    SpryScope.current.state(ofType: type)
  }
}

/// The contents of a scope that belong to types: the states of static members.
struct ScopedTypes {
  var states: [ObjectIdentifier: SpryState] = [:]
  var associatedObjects: [ObjectIdentifier: AnyObject] = [:]
}

extension SpryScope {
  /// Returns the state of a type in the scope. Makes one if there is none.
  fileprivate func state(ofType type: AnyObject.Type) -> SpryState {
    let (state, isFirst) = types.withLock { types in
      let key = ObjectIdentifier(type)
      // A static member of the type was used in the scope before.
      if let state = types.states[key] { return (state, false) }
      let state = SpryState(in: owner, ofType: true)
      types.states[key] = state
      return (state, types.states.count == 1)
    }
    // Work without a scope looks for its test among these.
    if isFirst { scopesWithTypes.drop { $0.append(self) } }
    return state
  }

  /// Returns the scopes whose static members code in this scope may have meant, with the states of
  /// the type: the outer scopes, and all scopes for work that has none.
  func otherScopes(ofType type: any Any.Type) -> [(scope: SpryScope, state: SpryState)] {
    guard let type = type as? AnyObject.Type else { return [] }
    return scopesWithTypes.withLock { $0.living }
      .compactMap { $0 as? SpryScope }
      .filter { other in
        let isOuterTest = other.owner.map { owner?.isStep(of: $0) == true } ?? false
        return other !== self && (isOfProcess || isWithin(other) || isOuterTest)
      }
      .compactMap { scope in
        scope.types.withLock { $0.states[ObjectIdentifier(type)] }.map { (scope, $0) }
      }
  }

  /// Removes the states of types.
  func removeTypes() {
    types.drop { types in
      defer { types.states = [:] }
      return types.states
    }
  }
}

/// The scopes in which static members were used.
private let scopesWithTypes = Locked(WeakList())
