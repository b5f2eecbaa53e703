/// What few fakes need of their state, apart so that the others need not make room for it.
///
/// `@unchecked Sendable`: guarded by the lock of the state.
final class StateExtras: @unchecked Sendable {
  /// The name that a test gave the fake.
  var name: String?
  /// Set when the scope of the fake has ended.
  var ended: ScopeEnding?
  /// Stubs that were replaced before they were used; one a place.
  private(set) var retired: [RetiredStub] = []
  /// What calls threw, by their numbers.
  var errors: [UInt64: any Error] = [:]
  /// Where the stubs were made that answered calls and are gone, by their numbers.
  var formerStubs: [UInt32: SpryLocation] = [:]

  /// Where a member is called by more `#function` literals than one: the members of the others.
  var moreLiterals: [UnsafePointer<UInt8>: UnsafeMutablePointer<Member>] = [:]
  /// Stubs that were begun and have no answer yet, but for the one begun last.
  var olderDrafts: [StubOrigin] = []

  /// How much is kept of the calls.
  var depth = RecordingDepth.everything
  /// The calls of which only the count is kept, by the keys of the members.
  var unkept: [String: UnkeptCalls] = [:]

  /// Set where the calls are those of a superclass's implementation.
  var superclassCall: SuperclassCall?

  /// Why no call can have been recorded, if that is so.
  var hindrance: String?
  /// The keys of the members whose calls are recorded; nil for all.
  var watchedKeys: [String]?
  /// Members that were called and are spelled otherwise than those that are watched, by the keys of
  /// these.
  var otherSpellings: [String: String] = [:]
  /// Whether the calls are no part of a timeline.
  var isAside = false

  /// Who waits for calls.
  var waiters: [CallWaiter] = []
  private var gates: [WeakGate] = []

  private struct WeakGate {
    weak var gate: SpryGate?
  }

  /// Whether a call cannot take the shortest way.
  var needCare: Bool { ended != nil || !waiters.isEmpty || depth != .everything }

  /// The gates that may hold callers.
  var livingGates: [SpryGate] { gates.compactMap(\.gate) }

  /// Remembers a gate; it lives as long as its stub, its test, or a caller that it holds.
  func add(_ gate: SpryGate) {
    gates.append(WeakGate(gate: gate))
  }

  // Apart, so that a call that finds its member makes no room for this search.
  @inline(never)
  func member(literal: UnsafePointer<UInt8>) -> UnsafeMutablePointer<Member>? {
    moreLiterals[literal]
  }

  func addRetired(_ stub: FinishedStub, of member: String) {
    let location = stub.location
    guard !retired.contains(where: { $0.origin.location == location }) else { return }
    retired.append(RetiredStub(member: member, origin: stub.origin))
  }
}

/// A stub that was replaced before it was used.
struct RetiredStub {
  let member: String
  let origin: StubOrigin
}
