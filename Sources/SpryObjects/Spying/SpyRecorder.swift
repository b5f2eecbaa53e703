internal import SpryKit

/// The part of a spy that sees calls. It selects the calls that the spy records, and records them.
///
/// Unlike ``Spy`` it is not generic over the names of the members.
final class SpyRecorder: Sendable {
  let subject: SpySubject
  /// The class whose implementation a spy of inherited calls watches, or `nil` for a spy of direct
  /// calls.
  let ancestor: AnyClass?
  /// Whether a call that no stub answers runs the member's own body.
  let forwardsInvocations: Bool
  /// The calls that the vector selects, and the stubs that answer them.
  let handle: SpryFakeHandle
  /// The calls, grouped by the class whose implementation ran, for either vector.
  let implementations: ImplementationCalls
  /// The scope in which the spy was made. A spy on a class sees no calls outside it.
  let scope = SpryScope.current
  private let coverage: SubjectCoverage
  private let known: Locked<KnownImplementations>

  init(
    of subject: SpySubject,
    inheritedFrom ancestor: AnyClass?,
    forwardsInvocations: Bool,
    handle: SpryFakeHandle,
    implementations: ImplementationCalls,
    coverage: SubjectCoverage
  ) {
    self.subject = subject
    self.ancestor = ancestor
    self.forwardsInvocations = forwardsInvocations
    self.handle = handle
    self.implementations = implementations
    self.coverage = coverage
    known = Locked(KnownImplementations(inheritedBy: ancestor))
  }

  /// Whether the spy sees a call of the current task whose receiver has the identity of the
  /// subject.
  var seesCalls: Bool {
    subject.isClass ? SpryScope.current.isWithin(scope) : !subject.isReplaced
  }

  /// Records a call, if the spy watches the member.
  ///
  /// - Parameter outcome: See ``SpryFakeHandle/record(_:at:as:)``.
  /// - Returns: The call, or `nil` if the spy may not answer it.
  func record(_ call: SpiedCall, as outcome: Call.Outcome) -> CallInProgress? {
    let implementation = implementation(of: call)
    guard implementation.isWatched else { return nil }
    if let state = implementation.record {
      SpryFakeHandle(state, handle.type, handle.names).recordOnly(call.arguments, at: call.site)
    }
    guard implementation.isOwnCall else { return nil }
    let recorded = handle.record(call.arguments, at: call.site, as: outcome)
    recorded.noteCaller(isAsync: false)
    return recorded
  }

  private func implementation(of call: SpiedCall) -> KnownImplementation {
    if let known = known.withLock({ $0.find(call) }) { return known }
    // Not under the lock, because this calls the initializer of a user's enum.
    let record =
      watches(call.site.function.description)
      ? implementations.state(of: call.implementation) : nil
    let new = KnownImplementation(
      call, isWatched: record != nil, record: record === handle.state ? nil : record)
    return known.withLock { $0.add(new, of: call) }
  }

  /// Whether the spy watches a member, by its `#function`.
  private func watches(_ function: String) -> Bool {
    if coverage.watchesAll { return true }
    if let key = handle.names.exactKey(of: function) { return coverage.watches(key) }
    let otherName = MemberName.otherSpelling(of: function)
    if let key = handle.names.exactKey(of: otherName), coverage.watches(key) {
      coverage.note(otherSpelling: function, of: key)
    }
    return false
  }
}

extension SpyRecorder: ScopeEndObserver {
  /// Ends a spy that its test did not end, so that it does not see or answer the calls of other
  /// tests.
  func scopeEnded(_ scope: SpryScope) {
    ActiveSpies.remove(self)
  }
}
