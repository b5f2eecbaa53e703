internal import CSpryObjects
internal import SpryKit

/// The active spies of the process.
enum SpyRegistry {
  private static let spies = Locked(ActiveSpies())

  static func add(_ observer: Observer) {
    spies.withLock { spies in
      spies.add(observer)
      cspry_set_active_spies(spies.count)
    }
  }

  static func remove(_ observer: Observer) {
    spies.withLock { spies in
      spies.remove(observer)
      cspry_set_active_spies(spies.count)
    }
  }

  /// How a call of a subject concerns the active spies; nil where it does not.
  ///
  /// - Parameters:
  ///   - address: that of the subject.
  ///   - implementation: the class whose implementation runs.
  ///   - types: what the member takes and returns; asked for when it runs for the first time.
  static func sighting(
    at address: UnsafeRawPointer,
    in implementation: AnyClass,
    _ site: CallSite,
    _ types: @autoclosure () -> MemberTypes
  ) -> Sighting? {
    var newcomer: Observer?
    while true {
      // Ends behind the lock.
      var held = HeldSubject()
      let sighting = look(at: address, in: implementation, site, &newcomer, &held)
      guard let learner = newcomer else { return sighting }
      let state = learner.state(for: implementation, site)
      let types = types()
      spies.withLock { _ in learner.learn(implementation, site, types, state) }
      newcomer = nil
    }
  }

  /// The scope in which the active spies on an object were made; nil where there is no such one, or
  /// where those are of several tests.
  static func scope(ofSpiesOn object: AnyObject) -> SpryScope? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    var scope: SpryScope?
    var held = HeldSubject()
    // Runs after the other: behind the lock.
    defer { withExtendedLifetime(held) {} }
    var next = spies.lock().pointee.newest
    defer { spies.unlock() }
    while let spy = next {
      next = spy.pointee.older
      guard spy.pointee.address == address,
        !spy.pointee.observer.subject.isLost(holding: &held)
      else { continue }
      let other = spy.pointee.observer.scope
      if let scope, scope.owner !== other.owner { return nil }
      scope = other
    }
    return scope
  }

  /// - Parameter newcomer: gets a spy that does not know the implementation yet, if there is one.
  private static func look(
    at address: UnsafeRawPointer,
    in implementation: AnyClass,
    _ site: CallSite,
    _ newcomer: inout Observer?,
    _ held: inout HeldSubject
  ) -> Sighting? {
    var next = spies.lock().pointee.newest
    defer { spies.unlock() }
    var sighting: Sighting?
    // The one that began last is the first to answer.
    while let spy = next {
      next = spy.pointee.older
      guard spy.pointee.address == address, spy.pointee.observer.watchesNow(holding: &held)
      else { continue }
      guard let known = spy.pointee.observer.known(implementation, site) else {
        newcomer = spy.pointee.observer
        return nil
      }
      guard known.pointee.isCovered else { continue }
      let sight = Sight(
        observer: spy.pointee.observer,
        besides: known.pointee.besides,
        isOfVector: known.pointee.isOfVector
      )
      if sighting == nil {
        sighting = Sighting(newest: sight)
      } else {
        sighting!.older.append(sight)
      }
    }
    return sighting
  }
}

/// What the lock of the ``SpyRegistry`` guards: the active spies, the one that began last first.
///
/// `@unchecked Sendable`: lives behind that lock and nowhere else.
private struct ActiveSpies: ~Copyable, @unchecked Sendable {
  private(set) var newest: UnsafeMutablePointer<ActiveSpy>?
  private(set) var count: UInt32 = 0

  /// An active spy. It lies in memory of its own, so that a call passes the others without retaining
  /// or even touching them.
  struct ActiveSpy {
    let address: UnsafeRawPointer
    let observer: Observer
    var older: UnsafeMutablePointer<ActiveSpy>?
  }

  mutating func add(_ observer: Observer) {
    let place = UnsafeMutablePointer<ActiveSpy>.allocate(capacity: 1)
    place.initialize(
      to: ActiveSpy(address: observer.subject.address, observer: observer, older: newest))
    newest = place
    count += 1
  }

  /// Removes what was added; the caller has the observer, which must not end under the lock.
  mutating func remove(_ observer: Observer) {
    var newer: UnsafeMutablePointer<ActiveSpy>?
    var candidate = newest
    while let current = candidate, current.pointee.observer !== observer {
      newer = current
      candidate = current.pointee.older
    }
    guard let found = candidate else { return }
    if let newer { newer.pointee.older = found.pointee.older } else { newest = found.pointee.older }
    found.deinitialize(count: 1)
    found.deallocate()
    count -= 1
  }
}

/// How one call concerns the active spies that cover it.
struct Sighting: ~Copyable {
  /// That which began last.
  let newest: Sight
  /// The others, backwards in time.
  var older: [Sight] = []
}

/// How one call concerns one spy.
struct Sight {
  let observer: Observer
  /// Where it is recorded by the class whose implementation ran; nil where the spy's own record is
  /// all that there can be.
  let besides: SpryState?
  /// Whether the spy also records it as its own, and answers it.
  let isOfVector: Bool
}
