#if canImport(ObjectiveC)
  import ObjectiveC

  /// Keeps one object for each owner that does not store it, and releases it with the owner.
  package final class AssociatedObjects: Sendable {
    private let lock = Locked(())

    package init() {}

    /// Returns the object that is associated with the owner, if there is one.
    package func object(of owner: AnyObject) -> AnyObject? {
      lock.withLock { _ in objc_getAssociatedObject(owner, key) as AnyObject? }
    }

    /// Returns the object that is associated with the owner; associates a new one if there is none.
    package func object(of owner: AnyObject, make: () -> AnyObject) -> AnyObject {
      if let object = object(of: owner) { return object }
      // Not under the lock, because a new state may release an object whose `deinit` calls a fake.
      let new = make()
      return lock.withLock { _ in
        // Another thread may have been faster.
        if let object = objc_getAssociatedObject(owner, key) { return object as AnyObject }
        objc_setAssociatedObject(owner, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
      }
    }

    /// The address of this object, which no other object can have.
    private var key: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }
  }
#else
  /// Keeps one object for each owner that does not store it, and releases it after the owner.
  ///
  /// Without Objective-C nothing reports that an object is deallocated. So an entry refers to its
  /// owner weakly, and is removed some time after that. The calls and stubs of a test are released
  /// at the end of its scope in any case.
  package final class AssociatedObjects: Sendable {
    /// A class, so that a search does not copy the weak reference.
    private final class Entry {
      weak var owner: AnyObject?
      /// Keeps the owner's address from being used for another object, also while its `deinit`
      /// runs.
      unowned let anchor: AnyObject
      let object: AnyObject
      /// Whether the owner was gone when the entries were last pruned.
      var wasGone = false

      init(owner: AnyObject, object: AnyObject) {
        self.owner = owner
        anchor = owner
        self.object = object
      }
    }

    private struct Table {
      /// The minimum number of entries to add before entries without an owner are removed. With a
      /// larger number, more objects of past owners stay, and fall out of the processor's cache:
      /// with 4,096, the life of a fake takes half as long again.
      private static let leastGrowth = 512

      var entries: [ObjectIdentifier: Entry] = [:]
      private var countToPrune = leastGrowth

      /// Removes the entries whose owners are gone, if most are.
      ///
      /// While the `deinit` of an owner runs, a weak reference to it is `nil` already, but the
      /// `deinit` may still use the object. So an entry is removed only if its owner was already
      /// gone the last time, and only when most owners are gone: a `deinit` ends before hundreds of
      /// other owners are deallocated.
      ///
      /// - Returns: The values to release after the lock: the removed entries, and the owners of
      ///   the other entries, because the last reference to an owner may be here.
      mutating func prune() -> ([(ObjectIdentifier, Entry)], owners: [AnyObject]) {
        guard entries.count >= countToPrune else { return ([], []) }
        var gone: [(ObjectIdentifier, Entry)] = []
        var owners: [AnyObject] = []
        for (id, entry) in entries {
          if let owner = entry.owner {
            owners.append(owner)
          } else if entry.wasGone {
            gone.append((id, entry))
          } else {
            entry.wasGone = true
          }
        }
        if gone.count > owners.count {
          for (id, _) in gone { entries[id] = nil }
        }
        countToPrune = entries.count + max(Self.leastGrowth, owners.count)
        return (gone, owners)
      }
    }

    private let table = Locked(Table())

    package init() {}

    /// Returns the object that is associated with the owner, if there is one.
    package func object(of owner: AnyObject) -> AnyObject? {
      table.withLock { $0.entries[ObjectIdentifier(owner)]?.object }
    }

    /// Returns the object that is associated with the owner; associates a new one if there is none.
    ///
    /// If the first call for an owner comes from its `deinit`, each call makes a new object: a weak
    /// reference to the owner is no longer possible, and the next object may have its address.
    package func object(of owner: AnyObject, make: () -> AnyObject) -> AnyObject {
      if let object = object(of: owner) { return object }
      let new = make()
      let (object, pruned) = table.withLock { table in
        let id = ObjectIdentifier(owner)
        // Another thread may have been faster.
        if let entry = table.entries[id] { return (entry.object, table.prune()) }
        let pruned = table.prune()
        let entry = Entry(owner: owner, object: new)
        if entry.owner != nil { table.entries[id] = entry }
        return (new, pruned)
      }
      withExtendedLifetime(pruned) {}
      return object
    }
  }
#endif
