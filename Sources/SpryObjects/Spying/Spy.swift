public import SpryKit

/// Records and answers the calls of members of a real object, or class, while it is active.
///
/// ```swift
/// let spy = Spy(on: view, .draw)
/// spy.spy { window.refresh() }
/// expectHaveReceived(spy, .draw, with: area)
/// ```
///
/// It spies between ``beginSpying()`` and ``endSpying()`` or in ``spy(_:)``, and sees the members that
/// are `@Spied`. A stub answers in place of a member's body; where none does, the call is forwarded
/// to the body, or not, as ``forwardsInvocations`` says; a call that is not forwarded needs a stub as
/// one of a fake does, unless the member returns nothing. Several spies may cover one call:
/// each records it, and what one forwards, the one that began before it answers.
///
/// A spy does not keep its subject alive. It ends its spying when it is dropped.
public final class Spy<Function: StringRepresentable>: Spryable, NamedDouble, Sendable {
  /// The calls and the stubs.
  public let spryState: SpryState

  /// Which of its subject's calls the spy records.
  public var vector: SpyVector { observer.vector }

  /// Whether a call that no stub answers goes on to the member's own body.
  public var forwardsInvocations: Bool { observer.forwardsInvocations }

  let observer: Observer
  private let depth = Locked(0)
  private let cleanUp: @Sendable () -> Void
  /// The scope of the test in which the spy was made, if there is one.
  private let test = SpryScope.owner

  init(
    of subject: Subject,
    _ members: [Function],
    vector: SpyVector,
    forwardsInvocations: Bool,
    ancestor: AnyClass? = nil,
    cleanUp: @escaping @Sendable () -> Void = {}
  ) {
    let keys = Set(members.map(\.key))
    let subjectName = "\(subject.type)"
    let spryState = SpryState()
    self.spryState = spryState
    self.cleanUp = cleanUp
    let implementations = ImplementationCalls(of: subject.type) { implementation in
      // Where nothing is inherited, all that the subject receives is of its own class.
      if vector == .direct, implementation == subject.type, _getSuperclass(subject.type) == nil {
        return spryState
      }
      let calls = SpiedImplementation<Function>(SpryState())
      calls.beNamed("\(subjectName) (code of \(implementation))")
      calls.spryState.beAside()
      return calls.spryState
    }
    observer = Observer(
      of: subject,
      vector: vector,
      ancestor: ancestor,
      forwardsInvocations: forwardsInvocations,
      state: spryState,
      implementations: implementations,
      key: { site in
        let named = Self.memberIfNamed(site)
        if keys.isEmpty {
          return named ?? NamedMember(key: site.function.description, double: Self.self)
        }
        if named == nil, let key = Self.keyOfOtherSpelling(site), keys.contains(key) {
          spryState.noteOtherSpelling(site.function.description, of: key)
        }
        return named.flatMap { keys.contains($0.key) ? $0 : nil }
      },
      context: { SpiedImplementation<Function>(spryState).callContext($0, receiver: "spy") }
    )
    beNamed(subjectName)
    spryState.hindrance =
      "the spy was never active: it spies in 'spy { }' and after 'beginSpying()'"
    if !members.isEmpty { spryState.watch(members.map(\.key)) }
    if vector == .indirect, let ancestor {
      spryState.setSuperclassCall(implementations.superclassCall(of: ancestor))
    }
  }

  deinit {
    guard isSpying else { return }
    SpyRegistry.remove(observer)
    cleanUp()
  }

  /// Begins to spy. Has to be balanced by ``endSpying()``; the outermost pair counts. At the end of the
  /// test in which the spy was made, it sees no more calls.
  public func beginSpying() {
    let isFirst = depth.withLock { depth in
      depth += 1
      if depth == 1 { SpyRegistry.add(observer) }
      return depth == 1
    }
    if isFirst { test?.announceEnd(to: observer) }
    spryState.hindrance = nil
  }

  /// Ends the spying that ``beginSpying()`` began. What was recorded can still be asked.
  public func endSpying() {
    let isLast = depth.withLock { depth in
      guard depth > 0 else { return false }
      depth -= 1
      if depth == 0 { SpyRegistry.remove(observer) }
      return depth == 0
    }
    if isLast { cleanUp() }
  }

  /// Whether the spy is active.
  public var isSpying: Bool { depth.withLock { $0 > 0 } }

  /// Spies while a closure runs.
  public func spy<Result>(_ body: () throws -> Result) rethrows -> Result {
    beginSpying()
    defer { endSpying() }
    return try body()
  }

  /// Spies while an `async` closure runs.
  public func spy<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    beginSpying()
    defer { endSpying() }
    return try await body()
  }

  /// The calls in which the implementation of one class ran, whatever the spy's vector.
  public func implementation(_ type: AnyClass) -> SpiedImplementation<Function> {
    SpiedImplementation(observer.implementations.state(of: type))
  }

  /// Forgets the recorded calls, also those by implementation.
  public func resetCalls() {
    for state in [spryState] + observer.implementations.all { state.resetCalls() }
  }

  /// Forgets the recorded calls and the stubs.
  public func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }
}

extension Spy {
  /// Creates a spy on an object.
  ///
  /// - Parameters:
  ///   - subject: the object.
  ///   - members: the members to spy on; none means all that are `@Spied`.
  ///   - forwardsInvocations: whether calls that no stub answers run the member's own body.
  public convenience init<Subject: ObjectSpyable>(
    on subject: Subject,
    _ members: Function...,
    forwardsInvocations: Bool = true
  ) where Subject.Function == Function {
    self.init(
      of: SpryObjects.Subject(subject, isFindable: false), members, vector: .direct,
      forwardsInvocations: forwardsInvocations)
  }

  /// Creates a spy on an object's members by names of another type than those of its class: for those
  /// that a subclass adds.
  ///
  /// ```swift
  /// let spy = Spy(on: view, members: [MapView.MoreFunction.zoom])
  /// ```
  ///
  /// - Parameters:
  ///   - subject: the object.
  ///   - members: the members to spy on; none means all that are `@Spied`.
  ///   - forwardsInvocations: whether calls that no stub answers run the member's own body.
  public convenience init(
    on subject: some ObjectSpyable,
    members: [Function],
    forwardsInvocations: Bool = true
  ) {
    self.init(
      of: SpryObjects.Subject(subject, isFindable: false), members, vector: .direct,
      forwardsInvocations: forwardsInvocations)
  }

  /// Creates a spy on calls of an object in which a superclass's implementation runs.
  ///
  /// - Parameters:
  ///   - subject: the object, of a proper subclass of `root`.
  ///   - members: the members to spy on; none means all that are `@Spied`.
  ///   - root: the superclass whose implementation should be called, or should not.
  ///   - forwardsInvocations: whether calls that no stub answers run the superclass's own body.
  /// - Throws: a ``SpyError`` where the object is not of a subclass.
  public convenience init<Subject: ObjectSpyable>(
    on subject: Subject,
    _ members: Function...,
    inheritedFrom root: AnyClass,
    forwardsInvocations: Bool = true
  ) throws(SpyError) where Subject.Function == Function {
    self.init(
      of: try SpryObjects.Subject(subject, .instance, .indirect, root: root, isFindable: false),
      members, vector: .indirect, forwardsInvocations: forwardsInvocations, ancestor: root)
  }

  /// Creates a spy on calls of a class in which a superclass's implementation runs.
  ///
  /// - Throws: a ``SpyError`` where the class is not a proper subclass of `root`.
  public convenience init<Subject: ClassSpyable>(
    on subject: Subject.Type,
    _ members: Function...,
    inheritedFrom root: AnyClass,
    forwardsInvocations: Bool = true
  ) throws(SpyError) where Subject.ClassFunction == Function {
    self.init(
      of: try SpryObjects.Subject(subject, .class, .indirect, root: root), members,
      vector: .indirect, forwardsInvocations: forwardsInvocations, ancestor: root)
  }

  /// Creates a spy on a class: on its static and class members and initializers.
  public convenience init<Subject: ClassSpyable>(
    on subject: Subject.Type,
    _ members: Function...,
    forwardsInvocations: Bool = true
  ) where Subject.ClassFunction == Function {
    self.init(
      of: SpryObjects.Subject(class: subject), members, vector: .direct,
      forwardsInvocations: forwardsInvocations)
  }
}
