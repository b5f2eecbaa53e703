internal import CSpryObjects
internal import SpryKit

/// The active spies of the process.
enum SpyRegistry {
  /// In the order in which they began.
  private static let observers = Locked<ContiguousArray<Entry>>([])

  /// An active spy, to be told from the others without touching it.
  private struct Entry {
    let address: UnsafeRawPointer
    let observer: Observer
  }

  static func add(_ observer: Observer) {
    observers.withLock { observers in
      observers.append(Entry(address: observer.subject.address, observer: observer))
      cspry_set_active_spies(UInt32(observers.count))
    }
  }

  static func remove(_ observer: Observer) {
    observers.withLock { observers in
      observers.removeAll { $0.observer === observer }
      cspry_set_active_spies(UInt32(observers.count))
    }
  }

  /// How a call of a subject concerns the active spies; nil where it does not.
  ///
  /// - Parameters:
  ///   - address: that of the subject.
  ///   - implementation: the class whose implementation runs.
  static func sighting(
    at address: UnsafeRawPointer,
    in implementation: AnyClass,
    _ site: CallSite
  ) -> Sighting? {
    var newcomer: Observer?
    while true {
      let sighting = look(at: address, in: implementation, site, &newcomer)
      guard let learner = newcomer else { return sighting }
      let state = learner.state(for: implementation, site)
      observers.withLock { _ in learner.learn(implementation, site, state) }
      newcomer = nil
    }
  }

  /// - Parameter newcomer: gets a spy that does not know the implementation yet, if there is one.
  private static func look(
    at address: UnsafeRawPointer,
    in implementation: AnyClass,
    _ site: CallSite,
    _ newcomer: inout Observer?
  ) -> Sighting? {
    let active = observers.lock()
    defer { observers.unlock() }
    var sighting: Sighting?
    // The one that began last is the first to answer.
    var index = active.pointee.count
    while index > 0 {
      index -= 1
      guard active.pointee[index].address == address else { continue }
      let observer = active.pointee[index].observer
      guard observer.watchesNow else { continue }
      switch observer.sight(of: implementation, site) {
      case .unknown:
        newcomer = observer
        return nil
      case .notCovered: break
      case .covered(let sight):
        if sighting == nil {
          sighting = Sighting(newest: sight)
        } else {
          sighting!.older.append(sight)
        }
      }
    }
    return sighting
  }
}

/// How one call concerns the active spies that cover it.
struct Sighting: ~Copyable {
  /// That which began last.
  let newest: Sight
  /// The others, backwards in time.
  var older: [Sight] = []
}
