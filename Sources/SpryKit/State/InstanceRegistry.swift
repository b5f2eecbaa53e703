#if canImport(ObjectiveC)
  import ObjectiveC

  /// Finds the state of fakes that do not store one.
  ///
  /// The state is an associated object: it ends with its owner.
  enum InstanceRegistry {
    private static let lock = Locked<Void>(())
    // Only its address is used.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
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
  }
#else
  internal import CSpryKit

  /// Finds the state of fakes that do not store one.
  ///
  /// Bound to its owner in two ways. An entry holds its owner *unowned*: that keeps the address from
  /// being used again, so an entry can never be found by another object. And the owner's class is
  /// hooked (see `CSpryKit.h`), so an entry goes, and with it all that was recorded, when its owner's
  /// `deinit` has run; until then the fake may still be called.
  enum InstanceRegistry {
    private struct Entry {
      unowned let owner: AnyObject
      let state: SpryState
    }

    private struct Tables {
      var entries: [UnsafeRawPointer: Entry] = [:]
      /// The entry that was found last: a test talks to one fake many times over.
      var latest: (address: UnsafeRawPointer, state: SpryState)?
    }

    private static let tables: Locked<Tables> = {
      cspry_set_callback { InstanceRegistry.ownerEnded(at: $0) }
      return Locked(Tables())
    }()

    static func state(of owner: AnyObject) -> SpryState {
      let address = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
      let tables = tables.lock()
      defer { Self.tables.unlock() }
      if let latest = tables.pointee.latest, latest.address == address { return latest.state }
      // As `inout`, so that what is not there is added in the same look-up.
      let state = read(&tables.pointee.entries[address, default: makeEntry(for: owner)])
      tables.pointee.latest = (address, state)
      return state
    }

    private static func read(_ entry: inout Entry) -> SpryState { entry.state }

    private static func makeEntry(for owner: AnyObject) -> Entry {
      let type: AnyClass = Swift.type(of: owner)
      cspry_hook_class(unsafeBitCast(type, to: UnsafeRawPointer.self))
      return Entry(owner: owner, state: SpryState())
    }

    private static func ownerEnded(at address: UnsafeRawPointer) {
      tables.drop { tables in
        if tables.latest?.address == address { tables.latest = nil }
        return tables.entries.removeValue(forKey: address)
      }
    }
  }
#endif
