/// The data that the lock of a ``SpryState`` guards.
///
/// A class, because a debug build copies a structure for each call to a function that only reads
/// it, which takes a twentieth of the instructions of a recorded call. It has the lock itself, and
/// not a ``Locked`` object around it, which saves 3 % of the instructions of the life of a fake.
///
/// `@unchecked Sendable`: the lock orders every access.
final class StateContents: @unchecked Sendable {
  let lock = Lock()

  /// The newest member. Each refers to the member before. An array, and a dictionary by literal, would take
  /// 11 % more instructions of the life of a fake in a debug build (56,700 instead of 50,900).
  @exclusivity(unchecked) private var newestMember: Member?
  /// The members that are called by more than one `#function` literal, by each literal after the
  /// first. (`Dictionary()`, because `[:]` takes 800 instructions in a debug build.)
  private var moreLiterals = Dictionary<UInt, Member>()
  /// The type of the fake; nil until the fake is stubbed, called, or named.
  @exclusivity(unchecked) var fakeType: (any Any.Type)?
  /// The address of the fake, from its first use on; see ``SpryFakeHandle/owner``.
  @exclusivity(unchecked) var owner: UInt = 0
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
  @exclusivity(unchecked) var keepsCalls = true
  /// Whether a reset removed calls.
  var wasReset = false
  /// The end of the fake's scope, after which a call is late; `nil` before.
  @exclusivity(unchecked) var scopeEnd: ScopeEnd?
  /// The last test that used the fake after that, and reported it.
  weak var lateUser: SpryScope?

  @exclusivity(unchecked) var stubCount: UInt32 = 0

  /// The last expected number of calls that nothing checks, because no test owns the state.
  var uncheckedExpectation: (count: CountSpecifier, stub: SpryLocation)?

  /// The waits for calls.
  @exclusivity(unchecked) var waiters: [Waiter] = []
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

  /// The members that were called or stubbed, in the order of their first use.
  var members: [Member] {
    var members: [Member] = []
    var next = newestMember
    while let member = next {
      members.append(member)
      next = member.previous
    }
    if members.count > 1 { members.reverse() }
    return members
  }

  /// The name of the fake in messages.
  var name: FakeName { FakeName(given: givenName, type: fakeType) }

  /// The gates that may hold callers. A stub, a test, or a held caller keeps a gate alive.
  var livingGates: [Gate] { gates.compactMap(\.gate) }

  func add(_ gate: Gate) {
    gates.append(WeakGate(gate: gate))
  }
}

/// A member of a fake: the calls it received and the stubs that answer for it.
///
/// A class, so that a call in progress refers to its member without a search.
///
/// `@unchecked Sendable`: the lock of the state guards what changes.
final class Member: @unchecked Sendable {
  /// See ``StringRepresentable/key``.
  let key: String
  /// The member of the fake that was used for the first time before this one.
  let previous: Member?
  /// Where the fake made the first call, which has the name; `nil` before that call.
  @exclusivity(unchecked) fileprivate(set) var site: Call.Site?
  /// The `#function` literal of the first call, or 0 before that call; see ``Call.Site/literal``.
  @exclusivity(unchecked) fileprivate var literal: UInt = 0
  /// The calls, oldest first. Another thread reads a copy: see `unsharedCopy`.
  @exclusivity(unchecked) var calls: [Call] = []
  @exclusivity(unchecked) var stubs = StubList()
  /// The number of calls that are chosen and have not ended, without those that a value answers.
  @exclusivity(unchecked) var runningCount = 0
  /// The types of the results that calls were to return, except those that a value answered.
  private(set) var results = Array<any Any.Type>()
  /// The types of the parameters, and the line in the fake from which the runtime got them. Overloads
  /// of one name have several.
  @exclusivity(unchecked) var typedLine: UInt = 0
  private(set) var parameterTypes = Array<(line: UInt, types: [any Any.Type])>()
  /// Whether a reset removed stubs.
  var wereStubsReset = false
  /// What the names of a spy add, from the first call on.
  @exclusivity(unchecked) var spied: SpyMemberState?

  init(key: String, after previous: Member?) {
    self.key = key
    self.previous = previous
  }

  /// Whether the fake answers calls to the member, and records none.
  @exclusivity(unchecked) var isOnlyAnswered = false

  /// The value that late calls get: see ``SpryState/keepLastValues()``.
  var lateValue: StubValue?

  /// The name of a closure in messages; `nil` for a member.
  var closureName: String?

  /// The name by which the member was stubbed last; `nil` if it was never stubbed.
  var stubbedName: String?

  /// How the key spells the member.
  enum Spelling: Equatable {
    /// As a call or the compiler does.
    case whole
    /// By its base name, in a literal of a test; with the whole name, once it is known.
    case base(of: String?)
  }

  var spelling = Spelling.whole

  /// Why calls to the member get no answer, if no name of the fake stands for it.
  @exclusivity(unchecked) var misnaming: Misnaming?

  /// The name of the member in messages. The first call has the best name.
  var name: String { closureName ?? site?.memberName ?? stubbedName ?? key }

  /// The location of the newest stub, or `nil` if there is none.
  var newestStub: SpryLocation? {
    // A typed stub has no line before its first verb.
    (stubs.all + stubs.unfinished.filter { $0.location.line > 0 })
      .max { $0.number < $1.number }?.location
  }

  /// Whether calls to a function belong to the member, if its key is the name of the function.
  fileprivate func isKnown(as function: String) -> Bool {
    site.map { $0.function.description == function } ?? (spelling == .whole)
  }

  /// The name as `#function` spells it, as far as it is known.
  var wholeName: String {
    if case .base(let name?) = spelling { return name }
    return site?.function.description ?? key
  }

  /// Keeps the types of the parameters of a member.
  func add(parameterTypes types: [any Any.Type], at line: UInt) {
    typedLine = line
    if !parameterTypes.contains(where: { $0.line == line }) { parameterTypes.append((line, types)) }
  }

  /// The name of the member with its labels, or `nil` if no call has shown it.
  var knownName: String? {
    if case .base(let name?) = spelling { return name }
    return site?.memberName
  }

  /// The numbers of arguments of the calls so far, including calls that a reset removed. Overloads of
  /// one name, and the reads and writes of a property, have several.
  var argumentCounts: Set<Int> { Set(parameterTypes.map(\.types.count)) }

  /// Returns whether the parameter at an index takes values that a matcher is for, as far as is known.
  func canTake(_ index: Int, _ matcher: ArgumentMatcher) -> Bool {
    let parameters = parameterTypes.compactMap { line in
      line.types.indices.contains(index) ? line.types[index] : nil
    }
    return parameters.isEmpty || parameters.contains(where: matcher.canMatch)
  }

  /// Keeps the type of the result that a call is to return. Overloads of one name have several.
  func add(result: any Any.Type) {
    if !results.contains(where: { $0 == result }) { results.append(result) }
  }
}

extension StateContents {
  /// Returns the member that the `#function` literal of a call stands for, or `nil` if it is not
  /// known yet.
  func member(at site: Call.Site) -> Member? {
    let literal = site.literal
    var next = newestMember
    while let member = next {
      if member.literal == literal { return member }
      next = member.previous
    }
    if let member = moreLiterals[literal] { return member }
    // The member may be known by this spelling already, from a stub for example.
    let function = site.function.description
    guard let member = member(key: function), member.isKnown(as: function) else { return nil }
    add(site, to: member)
    return member
  }

  /// Returns the member with a key, or `nil` if it was neither called nor stubbed.
  func member(key: String) -> Member? {
    var next = newestMember
    while let member = next {
      if member.key == key { return member }
      next = member.previous
    }
    return nil
  }

  /// Returns the member with a key. Adds it if it is new.
  func addMember(key: String) -> Member {
    if let member = member(key: key) { return member }
    let member = Member(key: key, after: newestMember)
    newestMember = member
    return member
  }

  /// Returns the members that a string literal names: the one with this name, or else those that were
  /// called and have this base name.
  func members(named literal: String) -> [Member] {
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
  func member(withBaseNameOf function: String) -> Member? {
    guard let member = member(key: MemberName.base(of: function)), member.spelling != .whole else {
      return nil
    }
    return member
  }

  /// Adds a call site, with its `#function` literal, to a member.
  ///
  /// - Parameter function: The function, if it is not known to be the name of the member.
  func add(_ site: Call.Site, to member: Member, as function: String? = nil) {
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
