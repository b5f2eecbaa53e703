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
  private let scope: SpryScope
  /// The key of a member by its `#function`; nil where the spy does not cover it.
  private let key: @Sendable (CallSite) -> NamedMember?
  // The lock is what keeps accesses apart.
  @exclusivity(unchecked) private var known: ContiguousArray<KnownImplementation> = []

  /// An implementation of a member that ran.
  private struct KnownImplementation {
    /// That of the member's `#function`; another one in another module.
    let literal: UnsafePointer<UInt8>
    /// The member's name.
    let member: String
    let type: AnyClass
    /// Where its calls are recorded; nil where the spy does not cover the member.
    let state: SpryState?
    var isOfVector = false
  }

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
  var watchesNow: Bool {
    subject.isClass ? SpryScope.current.isWithin(scope) : !subject.isLost
  }

  /// How the call of an implementation concerns the spy. Under the lock of the registry.
  func sight(of type: AnyClass, _ site: CallSite) -> Glance {
    let literal = site.function.utf8Start
    for index in known.indices where known[index].literal == literal && known[index].type == type {
      guard let state = known[index].state else { return .notCovered }
      return .covered(
        Sight(
          observer: self, besides: state === self.state ? nil : state,
          isOfVector: known[index].isOfVector))
    }
    return .unknown
  }

  /// What a spy knows of an implementation.
  enum Glance {
    /// It did not run before.
    case unknown
    case notCovered
    case covered(Sight)
  }

  /// Where the calls of an implementation are recorded; nil where the spy does not cover the member.
  ///
  /// Without the lock: a user's enum makes its case.
  func state(for type: AnyClass, _ site: CallSite) -> SpryState? {
    key(site).map { _ in implementations.state(of: type) }
  }

  /// Remembers an implementation that ran for the first time. Under the lock of the registry.
  func learn(_ type: AnyClass, _ site: CallSite, _ state: SpryState?) {
    let literal = site.function.utf8Start
    guard !known.contains(where: { $0.literal == literal && $0.type == type }) else { return }
    let member = MemberName.withoutTrailingLabel(site.function.description)
    known.append(
      KnownImplementation(literal: literal, member: member, type: type, state: state))
    // A call from outside enters the implementation that is nearest to the subject's class; a `super`
    // call leads to the others. So a call of the nearest is one that the subject received; and of its
    // superclasses', one that it inherits.
    let candidates = known.indices.filter { index in
      known[index].member == member && mayWatch(known[index].type)
    }
    for index in known.indices where known[index].member == member {
      known[index].isOfVector =
        candidates.contains(index)
        && !candidates.contains { inherits(known[$0].type, from: known[index].type) }
    }
  }
}

extension Observer {
  private func mayWatch(_ type: AnyClass) -> Bool {
    guard vector == .indirect, let ancestor else { return true }
    return type == ancestor || inherits(ancestor, from: type)
  }
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

/// Whether a class is a proper subclass of another.
func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
  var superclass: AnyClass? = _getSuperclass(type)
  while let current = superclass {
    if current == ancestor { return true }
    superclass = _getSuperclass(current)
  }
  return false
}
