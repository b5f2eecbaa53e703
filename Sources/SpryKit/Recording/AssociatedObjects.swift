/// Under what an object is associated with its owner; known by its identity.
package final class AssociationKey: Sendable {
  package init() {}
}

#if canImport(ObjectiveC)
  import ObjectiveC

  /// Keeps objects with an owner that does not store them, and releases them with it.
  package enum AssociatedObjects {
    private static let lock = Locked(())

    /// Returns the object that is associated with the owner, if there is one.
    package static func object(_ key: AssociationKey, of owner: AnyObject) -> AnyObject? {
      lock.withLock { _ in objc_getAssociatedObject(owner, address(of: key)) as AnyObject? }
    }

    /// Returns the object that is associated with the owner; associates a new one if there is none.
    package static func object(
      _ key: AssociationKey,
      of owner: AnyObject,
      make: () -> AnyObject
    ) -> AnyObject {
      lock.withLock { _ in
        if let object = objc_getAssociatedObject(owner, address(of: key)) {
          return object as AnyObject
        }
        let object = make()
        objc_setAssociatedObject(
          owner, address(of: key), object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return object
      }
    }

    /// The key's own address, since no other object can have it.
    private static func address(of key: AssociationKey) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
    }
  }
#else
  /// Keeps objects with an owner that does not store them, and releases them after it.
  ///
  /// Without Objective-C nothing reports the end of an object. So an entry refers to its owner weakly, and is
  /// removed some time after the owner has gone. What a test recorded is released at the end of its scope
  /// in any case.
  package enum AssociatedObjects {
    /// A class, so that a search does not copy the weak reference.
    private final class Entry {
      weak var owner: AnyObject?
      /// Keeps the owner's address from being used for another object, also while its `deinit` runs.
      unowned let anchor: AnyObject
      /// Whether the owner was gone when the entries were pruned before.
      var wasGone = false
      /// Mostly one, so that a search is faster than a dictionary.
      var objects: [(key: AssociationKey, object: AnyObject)] = []

      init(owner: AnyObject) {
        self.owner = owner
        anchor = owner
      }

      func object(_ key: AssociationKey) -> AnyObject? {
        for entry in objects where entry.key === key { return entry.object }
        return nil
      }
    }

    private struct Table {
      /// How many entries are added, at least, before those without an owner are removed.
      private static let pause = 4_096

      var entries: [ObjectIdentifier: Entry] = [:]
      private var countToPrune = pause

      /// Removes the entries whose owners have gone.
      ///
      /// While the `deinit` of an owner runs, it is gone for a weak reference already, and may still ask for
      /// its object. So an entry goes only when its owner was gone the last time, too: a `deinit` ends
      /// before thousands of other owners are made.
      ///
      /// - Returns: what must be released after the lock: the removed entries, and the owners that were
      ///   looked at, since this may have been the last to hold one.
      mutating func prune() -> ([Entry], owners: [AnyObject]) {
        guard entries.count >= countToPrune else { return ([], []) }
        var removed: [Entry] = []
        var owners: [AnyObject] = []
        for (id, entry) in entries {
          if let owner = entry.owner {
            owners.append(owner)
          } else if entry.wasGone {
            removed.append(entry)
            entries[id] = nil
          } else {
            entry.wasGone = true
          }
        }
        countToPrune = entries.count + max(Self.pause, owners.count)
        return (removed, owners)
      }
    }

    private static let table = Locked(Table())

    /// Returns the object that is associated with the owner, if there is one.
    package static func object(_ key: AssociationKey, of owner: AnyObject) -> AnyObject? {
      table.withLock { $0.entries[ObjectIdentifier(owner)]?.object(key) }
    }

    /// Returns the object that is associated with the owner; associates a new one if there is none.
    ///
    /// For an owner that is first asked for in its `deinit`, each call makes a new object: no weak
    /// reference to it can be made any more, and the next object may have its address.
    package static func object(
      _ key: AssociationKey,
      of owner: AnyObject,
      make: () -> AnyObject
    ) -> AnyObject {
      if let object = self.object(key, of: owner) { return object }
      let new = make()
      let (object, pruned) = table.withLock { table in
        let id = ObjectIdentifier(owner)
        // Another thread may have been faster.
        if let object = table.entries[id]?.object(key) { return (object, table.prune()) }
        let pruned = table.prune()
        let entry = table.entries[id] ?? Entry(owner: owner)
        if entry.owner != nil {
          entry.objects.append((key, new))
          table.entries[id] = entry
        }
        return (new, pruned)
      }
      withExtendedLifetime(pruned) {}
      return object
    }
  }
#endif
