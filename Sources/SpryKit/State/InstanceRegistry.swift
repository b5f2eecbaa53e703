#if canImport(ObjectiveC)
  import ObjectiveC

  /// Finds the state of fakes that do not store one, and what another module keeps with an object.
  ///
  /// Both are associated objects: they end with their owner.
  package enum InstanceRegistry {
    private static let lock = Locked<Void>(())
    // Only their addresses are used.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )
    nonisolated(unsafe) private static let companionKey = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    static func state(of owner: AnyObject) -> SpryState {
      lock.withLock { _ in
        if let state = objc_getAssociatedObject(owner, key) {
          return unsafeDowncast(state as AnyObject, to: SpryState.self)
        }
        let state = SpryState()
        objc_setAssociatedObject(owner, key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return state
      }
    }

    /// What was kept with an object, whether it is a fake or not.
    package static func companion(of owner: AnyObject) -> AnyObject? {
      lock.withLock { _ in objc_getAssociatedObject(owner, companionKey).map { $0 as AnyObject } }
    }

    /// Keeps something with an object, unless there is something already; returns what there is.
    package static func keep(_ companion: AnyObject, with owner: AnyObject) -> AnyObject {
      lock.withLock { _ in
        if let kept = objc_getAssociatedObject(owner, companionKey) { return kept as AnyObject }
        objc_setAssociatedObject(owner, companionKey, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return companion
      }
    }
  }
#else
  internal import CSpryKit

  /// Finds the state of fakes that do not store one, and what another module keeps with an object.
  ///
  /// Bound to its owner in two ways. An entry holds its owner *unowned*: that keeps the address from
  /// being used again, so an entry can never be found by another object. And the owner's class is
  /// hooked (see `CSpryKit.h`), so an entry goes, and with it all that was recorded, when its owner's
  /// `deinit` has run; until then the fake may still be called.
  ///
  /// Nothing is kept with an object that is first asked for in its `deinit`: nobody may tell of its
  /// end, which may have begun before its class was hooked; and the optimizer puts an object on the
  /// stack that nothing but its `deinit` hands on, so the next one may lie at its address.
  package enum InstanceRegistry {
    private struct Entry {
      unowned let owner: AnyObject
      let state: SpryState
    }

    private struct Companion {
      unowned let owner: AnyObject
      let kept: AnyObject
    }

    private struct Tables {
      var entries: [UnsafeRawPointer: Entry] = [:]
      /// The entry that was found last: a test talks to one fake many times over.
      var latest: (address: UnsafeRawPointer, state: SpryState)?
      /// Apart from the entries: who has one of these need not be a fake.
      var companions: [UnsafeRawPointer: Companion] = [:]
    }

    private static let tables: Locked<Tables> = {
      cspry_set_callback { InstanceRegistry.ownerEnded(at: $0) }
      return Locked(Tables())
    }()

    static func state(of owner: AnyObject) -> SpryState {
      // Not by a function: a plain call of a fake comes through here.
      let address = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
      let tables = tables.lock()
      defer { Self.tables.unlock() }
      if let latest = tables.pointee.latest, latest.address == address { return latest.state }
      if cspry_is_ending(address) { return tables.pointee.entries[address]?.state ?? SpryState() }
      // As `inout`, so that what is not there is added in the same look-up.
      let state = read(&tables.pointee.entries[address, default: makeEntry(for: owner)])
      tables.pointee.latest = (address, state)
      return state
    }

    private static func read(_ entry: inout Entry) -> SpryState { entry.state }

    private static func makeEntry(for owner: AnyObject) -> Entry {
      hookClass(of: owner)
      return Entry(owner: owner, state: SpryState())
    }

    /// What was kept with an object, whether it is a fake or not.
    package static func companion(of owner: AnyObject) -> AnyObject? {
      tables.withLock { $0.companions[address(of: owner)]?.kept }
    }

    /// Keeps something with an object, unless there is something already; returns what there is.
    ///
    /// - Returns: nil where nothing is kept, for an object whose `deinit` runs.
    package static func keep(_ companion: AnyObject, with owner: AnyObject) -> AnyObject? {
      tables.withLock { tables in
        let address = address(of: owner)
        if let kept = tables.companions[address]?.kept { return kept }
        if cspry_is_ending(address) { return nil }
        hookClass(of: owner)
        tables.companions[address] = Companion(owner: owner, kept: companion)
        return companion
      }
    }

    private static func address(of owner: AnyObject) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    }

    /// Under the lock, so that no two threads do so at once.
    private static func hookClass(of owner: AnyObject) {
      let type: AnyClass = Swift.type(of: owner)
      cspry_hook_class(unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    private static func ownerEnded(at address: UnsafeRawPointer) {
      withExtendedLifetime(forget(address)) {}
    }

    /// Returns what is forgotten, so that it is dropped when the lock is given up.
    private static func forget(_ address: UnsafeRawPointer) -> (SpryState?, AnyObject?) {
      let tables = tables.lock()
      defer { Self.tables.unlock() }
      if tables.pointee.latest?.address == address { tables.pointee.latest = nil }
      let state = tables.pointee.entries.removeValue(forKey: address)?.state
      if tables.pointee.companions.isEmpty { return (state, nil) }
      return (state, tables.pointee.companions.removeValue(forKey: address)?.kept)
    }
  }
#endif
