/// What a scope owns until its end: those that live in it, and what some left that ended before.
struct ScopeEstate {
  private struct WeakResident {
    weak var resident: (any ScopeResident)?
  }

  private struct WeakTenant {
    weak var tenant: (any ScopeTenant)?
  }

  private var residents: [WeakResident] = []
  private var sizeToPrune = 64
  private var tenants: [WeakTenant] = []
  private var tenantsToPrune = 64
  /// Of the residents that have ended already, each stub once.
  private var findings = ScopeFindings()
  private var knownStubs: Set<ScopeFindings.Stub> = []
  private(set) var ending: ScopeEnding?

  /// Adds a resident.
  ///
  /// - Returns: some to be let go outside the lock: the last to hold one hears from it at its end.
  mutating func add(_ resident: any ScopeResident) -> [any ScopeResident] {
    guard ending == nil else { return [] }
    defer { residents.append(WeakResident(resident: resident)) }
    guard residents.count >= sizeToPrune else { return [] }
    let living = living
    residents = living.map(WeakResident.init)
    sizeToPrune = max(64, 2 * living.count)
    return living
  }

  /// The residents that are alive, in the order in which they were made.
  var living: [any ScopeResident] { residents.compactMap(\.resident) }

  /// Adds somebody who wants to know of the end.
  ///
  /// - Returns: tenants to be let go outside the lock, as the last to hold one may.
  mutating func add(_ tenant: any ScopeTenant) -> [any ScopeTenant] {
    guard ending == nil else { return [] }
    defer { tenants.append(WeakTenant(tenant: tenant)) }
    guard tenants.count >= tenantsToPrune else { return [] }
    let living = tenants.compactMap(\.tenant)
    tenants = living.map(WeakTenant.init)
    tenantsToPrune = max(64, 2 * living.count)
    return living
  }

  /// Those that will be told, and some that are gone and not forgotten yet.
  var tenantCount: Int { tenants.count }

  /// Adds what a resident leaves behind.
  mutating func add(_ findings: ScopeFindings) {
    guard ending == nil else { return }
    var new = findings
    // A test may make fakes without end, all with the same few stubs.
    new.stubs.removeAll { !knownStubs.insert($0).inserted }
    self.findings.add(new)
  }

  /// Keeps misuse for the end; returns whether that is still to come.
  mutating func keep(_ misuse: Misuse, _ location: SpryLocation) -> Bool {
    guard ending == nil else { return false }
    findings.misuse.append((misuse, location))
    return true
  }

  /// Ends the estate; returns what there was.
  mutating func end(
    _ ending: ScopeEnding
  ) -> (residents: [any ScopeResident], tenants: [any ScopeTenant], findings: ScopeFindings) {
    guard self.ending == nil else { return ([], [], ScopeFindings()) }
    defer {
      (residents, tenants, findings, knownStubs, self.ending) = (
        [], [], ScopeFindings(), [], ending
      )
    }
    return (living, tenants.compactMap(\.tenant), findings)
  }
}

/// Lives in a scope and ends with it: the state of a fake.
package protocol ScopeResident: AnyObject, Sendable {
  /// Forgets all, for good; returns what there is to say of it.
  func end(_ ending: ScopeEnding) -> ScopeFindings
}

/// Keeps things for the length of a scope that are not fakes, and lets go of them at its end.
package protocol ScopeTenant: AnyObject, Sendable {
  func scopeEnded(_ scope: SpryScope)
}

/// The end of a scope, to be named by what comes later.
///
/// A class, since an instant's size is known only at run time: whatever held one in itself, a check's
/// result for example, would be copied much more slowly.
package final class ScopeEnding: Sendable {
  /// The name of the scope.
  package let test: String
  private let instant = ContinuousClock.now

  init(of test: String) {
    self.test = test
  }

  /// The time since then, in seconds.
  package var age: Double {
    (ContinuousClock.now - instant) / .seconds(1)
  }
}

extension SpryScope {
  /// Those that live in the scope, in the order in which they were made.
  package var residents: [any ScopeResident] { estate.withLock { $0.living } }

  /// Takes in one that is made in the scope.
  package func own(_ resident: any ScopeResident) {
    estate.drop { $0.add(resident) }
  }

  /// Tells somebody of the end of the scope, when it comes.
  package func announceEnd(to tenant: any ScopeTenant) {
    estate.drop { $0.add(tenant) }
  }

  /// Takes what a resident leaves that ends before the scope does.
  package func settle(_ findings: ScopeFindings) {
    if !findings.isEmpty { estate.withLock { $0.add(findings) } }
  }

  func keep(_ misuse: Misuse, _ location: SpryLocation) -> Bool {
    estate.withLock { $0.keep(misuse, location) }
  }

  /// Ends the scope: its fakes forget their calls and stubs, and what is called later is told so.
  ///
  /// - Returns: what there is to say of it.
  package func end() -> ScopeFindings {
    let ending = ScopeEnding(of: name)
    // What is let go here may call a fake in its `deinit`, and does not come late.
    return SpryScope(inside: self, misuse: .report { _, _ in }).run {
      var (residents, tenants, findings) = estate.withLock { $0.end(ending) }
      for tenant in tenants { tenant.scopeEnded(self) }
      for resident in residents + takeTypes() { findings.add(resident.end(ending)) }
      return findings
    }
  }
}
