extension SpryScope {
  /// Returns the storage of a spy's static members. Makes one if there is none.
  func spyStorage<Names>(
    ofType type: any Any.Type,
    make: () -> SprySpyStorage<Names>
  ) -> SprySpyStorage<Names> {
    types.withLock { types in
      let key = ScopedTypes.SpyStorageKey(
        type: ObjectIdentifier(type), names: ObjectIdentifier(Names.self))
      if let storage = types.spyStorages[key] as? SprySpyStorage<Names> { return storage }
      let storage = make()
      types.spyStorages[key] = storage
      return storage
    }
  }

  /// Removes the storages of a spy's static members.
  func dropSpyStorages(ofType type: any Any.Type) {
    types.drop { types in
      let dropped = types.spyStorages.filter { $0.key.type == ObjectIdentifier(type) }
      for key in dropped.keys { types.spyStorages[key] = nil }
      return dropped
    }
  }
}
