internal import CSpryObjects
internal import SpryKit

/// The active spies of the process.
enum SpyRegistry {
  /// In the order in which they began.
  private static let observers = Locked<[Observer]>([])

  static func add(_ observer: Observer) {
    observers.withLock { observers in
      observers.append(observer)
      cspry_set_active_spies(UInt32(observers.count))
    }
  }

  static func remove(_ observer: Observer) {
    observers.drop { observers in
      observers.removeAll { $0 === observer }
      cspry_set_active_spies(UInt32(observers.count))
      return observer
    }
  }

  /// How a call of a member of a subject concerns the active spies; nil where it does not.
  static func sighting(
    at address: UnsafeRawPointer,
    in implementation: AnyClass,
    _ site: CallSite
  ) -> Sighting? {
    let watching = observers.withLock { observers in
      observers.filter { $0.subject.lies(at: address) }
    }
    if watching.isEmpty { return nil }
    var sighting = Sighting()
    for observer in watching where observer.watches(.current) {
      switch observer.sees(site, in: implementation) {
      case .notCovered: continue
      case .besides: break
      case .ofVector: sighting.observers.insert(observer, at: 0)
      }
      sighting.records.append((observer, observer.implementations.state(of: implementation)))
    }
    return sighting.records.isEmpty ? nil : sighting
  }
}

/// How one call concerns the active spies.
struct Sighting {
  /// Where it is only recorded.
  var records: [(observer: Observer, state: SpryState)] = []
  /// The spies that also answer it, the one that began last first.
  var observers: [Observer] = []
}
