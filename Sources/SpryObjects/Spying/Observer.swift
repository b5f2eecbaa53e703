internal import SpryKit

/// What a spy does while it is active: which calls it records, and how it answers them.
final class Observer: Sendable {
  let subject: Subject
  let vector: SpyVector
  /// Whether a call that no stub answers goes on to the member's own body.
  let forwardsInvocations: Bool
  /// Records the calls of the vector and answers them.
  let state: SpryState
  /// Records the calls by the class whose implementation ran, whatever the vector.
  let implementations: ImplementationCalls
  /// The scope outside which the calls of a class are not the spy's.
  private let scope: SpryScope
  /// The key of a member by its `#function`; nil where the spy does not cover it.
  private let key: @Sendable (CallSite) -> NamedMember?
  private let seen = Locked<[SeenMember]>([])
  /// Gathers what is known of a call, when something is wrong.
  let context: @Sendable (CallSite) -> CallContext

  /// A member that was called.
  fileprivate struct SeenMember {
    let literal: UnsafePointer<UInt8>
    let isCovered: Bool
    /// The implementation that a call from outside enters: of those that ran, the one of the class
    /// nearest to the subject's.
    var entered: AnyClass?
    /// The same of its superclasses.
    var inherited: AnyClass?
  }

  init(
    of subject: Subject,
    vector: SpyVector,
    forwardsInvocations: Bool,
    state: SpryState,
    implementations: ImplementationCalls,
    key: @escaping @Sendable (CallSite) -> NamedMember?,
    context: @escaping @Sendable (CallSite) -> CallContext
  ) {
    self.subject = subject
    self.vector = vector
    self.forwardsInvocations = forwardsInvocations
    self.state = state
    self.implementations = implementations
    self.key = key
    self.context = context
    scope = .current
  }

  /// Whether what happens in a scope concerns the spy of a class.
  func watches(_ current: @autoclosure () -> SpryScope) -> Bool {
    !subject.isClass || current().isWithin(scope)
  }

  func name(_ site: CallSite) -> NamedMember {
    key(site) ?? NamedMember(key: site.function.description, double: AnyObject.self)
  }

  /// Whether the spy covers a call of its subject, and if so, whether it is one of its vector.
  func sees(_ site: CallSite, in implementation: AnyClass) -> Seen {
    let literal = site.function.utf8Start
    if let seen = seen.withLock({ $0.note(literal, implementation, subject.type, vector) }) {
      return seen
    }
    // Found without the lock: a user's enum makes its case.
    let isCovered = key(site) != nil
    return seen.withLock { members in
      if !members.contains(where: { $0.literal == literal }) {
        members.append(SeenMember(literal: literal, isCovered: isCovered))
      }
      return members.note(literal, implementation, subject.type, vector) ?? .notCovered
    }
  }

  /// How a call concerns a spy.
  enum Seen {
    case notCovered
    /// It is kept with those of the implementation only.
    case besides
    case ofVector
  }
}

extension [Observer.SeenMember] {
  /// Tells how the call of a member concerns a spy; nil for one that was not called before.
  fileprivate mutating func note(
    _ literal: UnsafePointer<UInt8>,
    _ implementation: AnyClass,
    _ type: AnyClass,
    _ vector: SpyVector
  ) -> Observer.Seen? {
    guard let index = firstIndex(where: { $0.literal == literal }) else { return nil }
    guard self[index].isCovered else { return .notCovered }
    switch vector {
    case .direct:
      return self[index].entered.admits(implementation) ? .ofVector : .besides
    case .indirect:
      guard implementation != type else { return .besides }
      return self[index].inherited.admits(implementation) ? .ofVector : .besides
    }
  }
}

extension AnyClass? {
  /// Whether a call of an implementation is one from outside: no class nearer to the subject's has
  /// one of its own. Only a `super` call gets to the others, and that from the nearest.
  fileprivate mutating func admits(_ implementation: AnyClass) -> Bool {
    if self == implementation { return true }
    guard let nearest = self, !inherits(implementation, from: nearest) else {
      self = implementation
      return true
    }
    return false
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
