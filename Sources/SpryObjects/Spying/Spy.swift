public import SpryKit

/// A spy that records and answers calls to the members of a real object or class.
///
/// ```swift
/// let spy = Spy(on: view, .draw)
/// spy.spy { window.refresh() }
/// expectHaveReceived(spy, .draw, with: area)
/// ```
///
/// The spy is active between ``beginSpying()`` and ``endSpying()``, and in ``spy(_:)``. It sees the
/// members marked with `@Spied`. A stub answers instead of a member's body. If no stub answers, the
/// call is forwarded to the body. If ``forwardsInvocations`` is false, the call needs a stub
/// instead, like a call to a fake, unless the member returns `Void`. If several spies see a call,
/// each spy records the call. A spy forwards a call to the next older spy, and the oldest spy
/// forwards it to the body.
///
/// Use a spy to see which members a real object calls on itself or on its superclass. To replace a
/// dependency of the code under test, use a fake of its protocol. A spy does not keep its subject
/// alive. The spying ends when the spy is deallocated.
public final class Spy<Function: StringRepresentable>: Spryable, Sendable {
  /// The calls and the stubs.
  @_documentation(visibility: internal)
  public let spryState: SpryState

  /// A real object.
  @_documentation(visibility: internal)
  public static var spryReceiver: SpryReceiver { .object }

  /// The kind of calls to the subject that the spy records.
  public var vector: SpyVector { recorder.ancestor == nil ? .direct : .indirect }

  /// Whether a call that no stub answers runs the member's own body.
  public var forwardsInvocations: Bool { recorder.forwardsInvocations }

  let recorder: SpyRecorder
  private let coverage: SubjectCoverage
  private let depth = Locked(0)
  private let cleanUp: @Sendable () -> Void
  /// The scope of the test in which the spy was made, or `nil` outside any test.
  private let test = SpryScope.owner

  init(
    of subject: SpySubject,
    _ members: [Function],
    inheritedFrom ancestor: AnyClass? = nil,
    forwardsInvocations: Bool,
    cleanUp: @escaping @Sendable () -> Void = {}
  ) {
    let coverage = SubjectCoverage(
      on: subject, watching: members.map(\.key), reason: SpyMessages.neverActive)
    let spryState = SpryState(coverage: coverage)
    self.coverage = coverage
    self.spryState = spryState
    self.cleanUp = cleanUp
    let implementations = ImplementationCalls(of: subject) { implementation, coverage in
      Self.makeRecord(of: implementation, for: subject, coverage, spryState)
    }
    recorder = SpyRecorder(
      of: subject,
      inheritedFrom: ancestor,
      forwardsInvocations: forwardsInvocations,
      handle: SpryFakeHandle(spryState, Self.self, Function.self),
      implementations: implementations,
      coverage: coverage
    )
    spryName = "\(subject.type)"
    coverage.superclassCall = ancestor.map(implementations.superclassCall)
  }

  deinit {
    guard isSpying else { return }
    ActiveSpies.remove(recorder)
    cleanUp()
  }

  /// Begins spying. Each call needs a matching call to ``endSpying()``, and only the outermost pair
  /// counts. After the test that created the spy ends, the spy sees no more calls.
  public func beginSpying() {
    let isFirst = depth.withLock { depth in
      depth += 1
      if depth == 1 { ActiveSpies.add(recorder) }
      return depth == 1
    }
    if isFirst { test?.addEndObserver(recorder) }
    coverage.reason = nil
  }

  /// Ends the spying that ``beginSpying()`` began. You can still verify the recorded calls.
  public func endSpying() {
    let isLast = depth.withLock { depth in
      guard depth > 0 else { return false }
      depth -= 1
      if depth == 0 { ActiveSpies.remove(recorder) }
      return depth == 0
    }
    if isLast { cleanUp() }
  }

  /// Whether the spy is active.
  public var isSpying: Bool { depth.withLock { $0 > 0 } }

  /// Begins spying, runs a closure, and ends spying.
  public func spy<Result>(_ body: () throws -> Result) rethrows -> Result {
    beginSpying()
    defer { endSpying() }
    return try body()
  }

  /// Begins spying, runs an `async` closure, and ends spying.
  public func spy<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    beginSpying()
    defer { endSpying() }
    return try await body()
  }

  /// Returns the calls that ran one class's implementation, regardless of the spy's ``vector``.
  public func implementation(_ type: AnyClass) -> SpiedImplementation<Function> {
    SpiedImplementation(recorder.implementations.state(of: type))
  }

  /// Removes the recorded calls, including the calls that ``implementation(_:)`` returns.
  public func resetCalls() {
    for state in [spryState] + recorder.implementations.all { state.resetCalls() }
  }

  /// Removes the recorded calls and the stubs.
  public func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }
}

extension Spy {
  /// Makes the state that records the calls to one class's implementations.
  private static func makeRecord(
    of implementation: AnyClass,
    for subject: SpySubject,
    _ coverage: SubjectCoverage,
    _ spryState: SpryState
  ) -> SpryState {
    // A class that inherits nothing implements all calls that its objects receive.
    if implementation == subject.type, _getSuperclass(subject.type) == nil {
      return spryState
    }
    let calls = SpiedImplementation<Function>(SpryState(coverage: coverage))
    calls.spryName = SpyMessages.code(of: implementation, for: "\(subject.type)")
    return calls.spryState
  }
}
