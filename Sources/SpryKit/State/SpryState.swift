/// The calls and stubs of one fake, or of one type in one scope.
///
/// A fake that stores its own state saves the search for it at each call:
///
/// ```swift
/// final class FakeService: Service, Spryable {
///   let spryState = SpryState()
/// }
/// ```
///
/// It may be used from any thread at any time; nothing that is recorded is lost.
public final class SpryState: Sendable {
  let tables: Locked<SpryTables>
  /// The scope in which the state was made, if it is one that ends: a test, for one.
  ///
  /// `nonisolated(unsafe)`: changes once at most, before the fake is used; see ``adopt(by:)``.
  nonisolated(unsafe) private(set) var scope: SpryScope?

  /// Creates a state without calls and stubs, which belongs to the current scope.
  public convenience init() {
    self.init(in: .owner)
  }

  init(in scope: SpryScope?, ofType isOfType: Bool = false) {
    self.scope = scope
    tables = Locked(SpryTables(isOwned: scope != nil, isOfType: isOfType))
    scope?.own(self)
  }

  deinit {
    scope?.settle(findings)
  }

  /// Gives a state to a scope that opens only now, before anybody uses it.
  ///
  /// XCTest makes the fakes that a test case stores when it makes the test case, long before the test.
  package func adopt(by scope: SpryScope) {
    let isNew = tables.withLock { tables in
      guard !tables.isOwned else { return false }
      tables.isOwned = true
      return true
    }
    guard isNew else { return }
    self.scope = scope
    scope.own(self)
  }
}

/// What the lock of a ``SpryState`` guards.
///
/// `@unchecked Sendable`: lives behind that lock and nowhere else.
struct SpryTables: ~Copyable, @unchecked Sendable {
  /// Owns the recorded calls; replaced by a reset.
  private(set) var log: CallLog
  /// That of the log, to be reached without retaining it.
  private(set) var memory: CallMemory
  /// The member made last, from which the others are linked.
  private(set) var newestMember: UnsafeMutablePointer<Member>?
  private var newestDraft: StubOrigin?
  private var draftCount: UInt32 = 0
  /// The type of the fake; nil until a member is stubbed or called.
  var double: (any Any.Type)?
  /// Whether a scope will ask for what is left at its end.
  fileprivate(set) var isOwned: Bool
  /// Whether the state is that of a type, not of an instance.
  let isOfType: Bool
  /// What few fakes need; see ``changeExtras(_:)``.
  private(set) var extras: StateExtras?
  /// Whether a call cannot be recorded and answered by the shortest way.
  private(set) var needsCare = false

  init(isOwned: Bool, isOfType: Bool) {
    (log, memory) = CallLog.makeWithMemory()
    self.isOwned = isOwned
    self.isOfType = isOfType
  }

  mutating func changeExtras(_ change: (StateExtras) -> Void) {
    let extras = extras ?? StateExtras()
    change(extras)
    self.extras = extras
    needsCare = extras.needCare
  }

  /// What the fake is called in messages.
  var name: DoubleName { DoubleName(given: extras?.name, type: double) }

  deinit {
    var member = newestMember
    while let current = member {
      member = current.pointee.next
      current.pointee.stubs?.release()
      current.deinitialize(count: 1)
      RawMemory.free(current)
    }
  }

  /// The member that a `#function` literal stands for, if it was asked for before.
  ///
  /// A literal is known by its address: comparing pointers is all that a call needs to find its
  /// member, and a fake has few.
  func member(literal: UnsafePointer<UInt8>) -> UnsafeMutablePointer<Member>? {
    var candidate = newestMember
    while let current = candidate {
      if current.pointee.literal == literal { return current }
      candidate = current.pointee.next
    }
    return extras?.member(literal: literal)
  }

  /// Remembers that a `#function` literal, spelled so, stands for the member of that key.
  mutating func addLiteral(
    _ literal: StaticString,
    _ spelled: String,
    key: String
  ) -> UnsafeMutablePointer<Member> {
    let member = member(key: key)
    if member.pointee.literal == nil {
      member.pointee.literal = literal.utf8Start
      member.pointee.name = spelled
    } else {
      changeExtras { $0.moreLiterals[literal.utf8Start] = member }
    }
    return member
  }

  /// The member of a key, which is made where there is none.
  mutating func member(key: String) -> UnsafeMutablePointer<Member> {
    if let found = existingMember(key: key) { return found }
    let member = RawMemory.allocate(Member.self)
    member.initialize(to: Member(key: key, next: newestMember))
    newestMember = member
    return member
  }

  func existingMember(key: String) -> UnsafeMutablePointer<Member>? {
    var candidate = newestMember
    while let current = candidate {
      if current.pointee.key == key { return current }
      candidate = current.pointee.next
    }
    return nil
  }

  /// The calls of a member in the present log.
  mutating func chain(of member: UnsafeMutablePointer<Member>) -> UnsafeMutablePointer<CallChain> {
    if member.pointee.chain == nil { member.pointee.chain = memory.makeChain() }
    return member.pointee.chain!
  }

  mutating func addDraft(
    of member: String,
    at location: SpryLocation,
    by maker: StaticString
  ) -> StubOrigin {
    draftCount += 1
    let draft = StubOrigin(
      member: member, location: location, maker: maker, number: draftCount)
    if let newestDraft { changeExtras { $0.olderDrafts.append(newestDraft) } }
    newestDraft = draft
    return draft
  }

  mutating func remove(_ draft: StubOrigin) {
    if newestDraft === draft {
      newestDraft = nil
    } else {
      extras?.olderDrafts.removeAll { $0 === draft }
    }
  }

  mutating func removeDrafts() {
    newestDraft = nil
    extras?.olderDrafts = []
  }

  /// Stubs that were begun and have no answer yet, the oldest first.
  var unfinished: [StubOrigin] {
    (extras?.olderDrafts ?? []) + [newestDraft].compactMap { $0 }
  }

  /// The keys of members that have stubs and no `#function` yet.
  var uncalledStubs: [String] {
    var keys: [String] = []
    forEachMember { member in
      if member.pointee.name == nil, member.pointee.stubs != nil { keys.append(member.pointee.key) }
    }
    return keys.reversed()
  }

  /// Whether calls are recorded.
  var hasCalls: Bool {
    var found = false
    forEachMember { if $0.pointee.chain != nil { found = true } }
    return found
  }

  /// Every member, the one made last first.
  func forEachMember(_ body: (UnsafeMutablePointer<Member>) -> Void) {
    var member = newestMember
    while let current = member {
      body(current)
      member = current.pointee.next
    }
  }

  /// Starts a new log and returns the old one, and what its calls threw, to be dropped outside the
  /// lock.
  mutating func resetCalls() -> (log: CallLog, errors: [UInt64: any Error]?) {
    let old = (log, extras?.errors)
    (log, memory) = CallLog.makeWithMemory()
    forEachMember { $0.pointee.chain = nil }
    if let extras {
      extras.errors = [:]
      extras.unkept = [:]
      extras.formerStubs = [:]
    }
    return old
  }
}

/// A member of a fake: the calls it received and the stubs that answer for it.
struct Member {
  /// See ``StringRepresentable/key``.
  let key: String
  /// As the `#function` of the first call spells it; nil until then.
  fileprivate(set) var name: String?
  /// The address of the `#function` literal by which it is called.
  fileprivate(set) var literal: UnsafePointer<UInt8>?
  /// Lies in the log's memory; nil until the first call after a reset.
  var chain: UnsafeMutablePointer<CallChain>?
  /// Held by one retain, so that a call can ask them under the lock without another.
  private(set) var stubs: Unmanaged<StubList>?
  let next: UnsafeMutablePointer<Member>?

  init(key: String, next: UnsafeMutablePointer<Member>?) {
    self.key = key
    self.next = next
  }

  /// Sets the stubs and returns the old ones, to be dropped outside the lock.
  mutating func replaceStubs(with new: StubList?) -> StubList? {
    let old = stubs?.takeRetainedValue()
    if let new { stubs = .passRetained(new) } else { stubs = nil }
    return old
  }
}
