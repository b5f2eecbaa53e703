internal import SpryKit

/// What a spy does while it is active: which calls it records, and how it answers them.
///
/// `@unchecked Sendable`: `known` is guarded by the lock of the ``SpyRegistry``.
final class Observer: @unchecked Sendable {
  let subject: Subject
  let vector: SpyVector
  /// The class whose implementation, of its own or inherited, the spy of inherited calls watches.
  private let ancestor: AnyClass?
  /// Whether a call that no stub answers goes on to the member's own body.
  let forwardsInvocations: Bool
  /// Records the calls of the vector and answers them.
  let state: SpryState
  /// Records the calls by the class whose implementation ran, whatever the vector.
  let implementations: ImplementationCalls
  /// Gathers what is known of a call, when something is wrong.
  let context: @Sendable (CallSite) -> CallContext
  /// The scope outside which the calls of a class are not the spy's.
  let scope: SpryScope
  /// The key of a member by its `#function`; nil where the spy does not cover it.
  private let key: @Sendable (CallSite) -> NamedMember?
  // The lock is what keeps accesses apart.
  @exclusivity(unchecked) private var known = KnownImplementations()

  init(
    of subject: Subject,
    vector: SpyVector,
    ancestor: AnyClass?,
    forwardsInvocations: Bool,
    state: SpryState,
    implementations: ImplementationCalls,
    key: @escaping @Sendable (CallSite) -> NamedMember?,
    context: @escaping @Sendable (CallSite) -> CallContext
  ) {
    self.subject = subject
    self.vector = vector
    self.ancestor = ancestor
    self.forwardsInvocations = forwardsInvocations
    self.state = state
    self.implementations = implementations
    self.key = key
    self.context = context
    scope = .current
  }

  /// Begins to record a call that the vector covers.
  @inline(__always)
  func beginRecording(_ site: CallSite) -> PendingCall { beginRecording(site, in: state) }

  /// Begins to record a call with those of the implementation that runs.
  @inline(__always)
  func beginRecording(_ site: CallSite, in state: SpryState) -> PendingCall {
    state.beginRecording(site) { site in
      key(site) ?? NamedMember(key: site.function.description, double: AnyObject.self)
    }
  }

  /// Whether a call at the subject's address is the spy's: the address still is the subject's, and
  /// that of a class is called in the spy's scope.
  ///
  /// - Parameter held: gets what must not end under the lock of the registry.
  @inline(__always)
  func watchesNow(holding held: inout HeldSubject) -> Bool {
    subject.isClass ? SpryScope.current.isWithin(scope) : !subject.isLost(holding: &held)
  }

  /// What the spy knows of an implementation; nil where it did not run before. Under the lock of the
  /// registry.
  func known(_ type: AnyClass, _ site: CallSite) -> UnsafeMutablePointer<KnownImplementation>? {
    known.find(type, site.function.utf8Start, site.line)
  }

  /// Where the calls of an implementation are recorded; nil where the spy does not cover the member.
  ///
  /// Without the lock: a user's enum makes its case.
  func state(for type: AnyClass, _ site: CallSite) -> SpryState? {
    key(site).map { _ in implementations.state(of: type) }
  }

  /// Remembers an implementation that ran for the first time. Under the lock of the registry.
  func learn(_ type: AnyClass, _ site: CallSite, _ types: MemberTypes, _ state: SpryState?) {
    guard known(type, site) == nil else { return }
    let member = MemberName.withoutTrailingLabel(site.function.description)
    known.add(
      KnownImplementation(
        literal: site.function.utf8Start, line: site.line, type: type, member: member, types: types,
        isCovered: state != nil, besides: state === self.state ? nil : state))
    // A call from outside enters the implementation that is nearest to the subject's class; a `super`
    // call leads to the others. So a call of the nearest is one that the subject received; and of its
    // superclasses', one that it inherits.
    let all = known.all(of: member)
    let candidates = all.filter { mayWatch($0.pointee.type) }
    for implementation in all {
      implementation.pointee.isOfVector =
        candidates.contains(implementation)
        && !candidates.contains { $0.pointee.overrides(implementation.pointee) }
    }
  }
}

extension KnownImplementation {
  fileprivate func overrides(_ other: KnownImplementation) -> Bool {
    inherits(type, from: other.type) && types.mayOverride(other.types)
  }
}

extension Observer: ScopeTenant {
  /// A spy that its test forgot to end is not to see, let alone answer, the calls of others.
  func scopeEnded(_ scope: SpryScope) {
    SpyRegistry.remove(self)
  }
}

extension Observer {
  private func mayWatch(_ type: AnyClass) -> Bool {
    guard vector == .indirect, let ancestor else { return true }
    return type == ancestor || inherits(ancestor, from: type)
  }
}

/// Whether a class is a proper subclass of another.
func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
  var superclass: AnyClass? = _getSuperclass(type)
  while let current = superclass {
    if current == ancestor { return true }
    superclass = _getSuperclass(current)
  }
  return false
}
