/// The data that the lock of a ``SpryState`` guards.
///
/// A class, because a debug build copies a structure for each call to a function that only reads
/// it, which takes a twentieth of the instructions of a recorded call. It has the lock itself, and
/// not a ``Locked`` object around it, which saves 3 % of the instructions of the life of a fake.
///
/// `@exclusivity(unchecked)`, here and for what else each call uses several times: the lock, or the
/// one thread of a call, orders the accesses. The compiler's checks would take a sixth of the
/// instructions of a call in a debug build.
///
/// `@unchecked Sendable`: the lock orders every access.
final class StateContents: @unchecked Sendable {
  let lock = Lock()

  /// The tables of the members that were called or stubbed, in the order of their first use.
  @exclusivity(unchecked) private(set) var members: [MemberTable] = []
  /// The members that are called by more than one `#function` literal, by each literal after the
  /// first.
  private var moreLiterals: [UInt: MemberTable] = [:]
  /// The type of the fake; nil until the fake is stubbed, called, or named.
  var fakeType: (any Any.Type)?
  /// The fake, from its first use on; see ``SpryFakeHandle/fake``.
  @exclusivity(unchecked) var fake: ObjectIdentifier?
  /// The name that a test gave the fake.
  var givenName: String?
  /// See ``SpryState/wrapped``.
  var wrapped: Any?
  /// What the names of a spy add to its members.
  var spyMembers: [SpyMemberKey: SpyMemberState] = [:]
  /// Whether a test owns the state, and collects its issues at the end.
  var isOwned: Bool
  /// The rule that a test gave the fake, or `nil` to use the rule of the scope.
  var strictness: Strictness?
  /// Whether calls are recorded: until the scope of the fake releases its recorded calls.
  var keepsCalls = true
  /// Whether a reset removed calls.
  var wasReset = false
  /// The end of the fake's scope, after which a call is late; `nil` before.
  @exclusivity(unchecked) var scopeEnd: ScopeEnd?
  /// The last test that used the fake after that, and reported it.
  weak var lateUser: SpryScope?

  var stubCount: UInt32 = 0

  /// The last expected number of calls that nothing checks, because no test owns the state.
  var uncheckedExpectation: (count: CountSpecifier, stub: SpryLocation)?

  /// The waits for calls.
  var waiters: [Waiter] = []
  private var gates: [WeakGate] = []

  private struct WeakGate {
    weak var gate: Gate?
  }

  init(isOwned: Bool) {
    self.isOwned = isOwned
  }

  deinit {
    lock.destroy()
  }

  /// Runs a closure with the lock. The rules of ``Locked`` apply.
  func withLock<Result>(_ body: (StateContents) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(self)
  }

  /// The name of the fake in messages.
  var name: FakeName { FakeName(given: givenName, type: fakeType) }

  /// The gates that may hold callers. A stub, a test, or a held caller keeps a gate alive.
  var livingGates: [Gate] { gates.compactMap(\.gate) }

  func add(_ gate: Gate) {
    gates.append(WeakGate(gate: gate))
  }
}

extension StateContents {
  /// Returns the member that the `#function` literal of a call stands for, or `nil` if it is not
  /// known yet.
  func member(at site: Call.Site) -> MemberTable? {
    let literal = site.literal
    for member in members where member.literal == literal { return member }
    if let member = moreLiterals[literal] { return member }
    // The member may be known by this spelling already, from a stub for example.
    let function = site.function.description
    guard let member = member(key: function), member.isKnown(as: function) else { return nil }
    add(site, to: member)
    return member
  }

  /// Returns the member with a key, or `nil` if it was neither called nor stubbed.
  func member(key: String) -> MemberTable? {
    for member in members where member.key == key { return member }
    return nil
  }

  /// Returns the member with a key. Adds it if it is new.
  func addMember(key: String) -> MemberTable {
    if let member = member(key: key) { return member }
    let member = MemberTable(key: key)
    members.append(member)
    return member
  }

  /// Returns the member that a stub names with a string literal, and adds it under a key if it is new.
  func addMember(ofLiteral literal: String, key: String) -> MemberTable {
    if let known = members(named: literal).first { return known }
    let member = addMember(key: key)
    if !literal.includes("(") { member.spelling = .base(of: nil) }
    return member
  }

  /// Returns the members that a string literal names: the one with this name, or else those that were
  /// called and have this base name.
  func members(named literal: String) -> [MemberTable] {
    let base = MemberName.base(of: literal)
    if let member = member(key: MemberName.withoutTrailingLabel(literal)),
      literal == base || member.spelling == .whole || member.wholeName == literal
    {
      return [member]
    }
    return members.filter { member in
      let name = member.wholeName
      return literal == base
        ? member.site != nil && MemberName.base(of: name) == base && !MemberName.isOfSetter(name)
        : member.spelling == .base(of: literal)
    }
  }

  /// Returns the member that a test stubbed by the base name of a function, or `nil` if there is none.
  func member(withBaseNameOf function: String) -> MemberTable? {
    guard let member = member(key: MemberName.base(of: function)), member.spelling != .whole else {
      return nil
    }
    return member
  }

  /// Adds a call site, with its `#function` literal, to a member.
  ///
  /// - Parameter function: The function, if it is not known to be the name of the member.
  func add(_ site: Call.Site, to member: MemberTable, as function: String? = nil) {
    if let function, member.spelling == .base(of: nil) {
      member.spelling = function == member.key ? .whole : .base(of: function)
    }
    if member.literal == 0 {
      member.literal = site.literal
      member.site = site
    } else {
      moreLiterals[site.literal] = member
    }
  }

  /// Records calls again, after the end of a scope.
  func beginAgain() {
    scopeEnd = nil
    keepsCalls = true
    lateUser = nil
    for member in members { member.lateValue = nil }
  }

  /// Removes the calls. Returns the values to release after the lock.
  func resetCalls() -> [Any] {
    let replaced = spyMembers.values.map { $0.resetCalls() }
    let removed: [Any] = [members.map(\.calls), replaced]
    for member in members {
      if !member.calls.isEmpty { (member.isOnlyAnswered, wasReset) = (false, true) }
      member.calls = []
    }
    return removed
  }
}
