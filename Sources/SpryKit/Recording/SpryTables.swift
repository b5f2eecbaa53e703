/// What the lock of a ``SpryState`` guards.
///
/// A class, since a debug build copies a structure for each call of a function that only reads it: that
/// takes a twentieth of the instructions of a recorded call.
final class SpryTables {
  /// The members that were called or stubbed, in the order in which they were seen.
  @exclusivity(unchecked) private(set) var members: [Member] = []
  /// Where a member is called by more than one `#function` literal: the members of the others.
  /// (`Dictionary()`, since `[:]` takes 800 instructions in a debug build.)
  @exclusivity(unchecked) private var moreLiterals = Dictionary<UInt, Member>()
  /// The type of the fake; nil until a member is stubbed or called.
  @exclusivity(unchecked) var fakeType: (any Any.Type)?
  /// The name that a test gave the fake.
  var givenName: String?
  /// Whether a scope will ask for what is left at its end.
  var isOwned: Bool
  /// Set when the scope of the fake has ended: then nothing is recorded any more.
  @exclusivity(unchecked) var ended: ScopeEnding?

  /// What calls threw, by their numbers.
  var errors = Dictionary<UInt64, any Error>()
  /// Stubs that were begun and have no answer yet, oldest first.
  @exclusivity(unchecked) private(set) var unfinished: [StubSource] = []
  @exclusivity(unchecked) private var stubCount: UInt32 = 0
  /// Stubs that were replaced before they were used; one per location.
  private(set) var replacedUnused: [ReplacedStub] = []
  /// Where the stubs were made that answered calls and are gone, by their numbers.
  var formerStubs = Dictionary<UInt32, SpryLocation>()

  /// The waits for calls.
  @exclusivity(unchecked) var waiters: [CallWaiter] = []
  private var gates: [WeakGate] = []
  /// What only the spies of real objects have.
  var observation = Observation()

  private struct WeakGate {
    weak var gate: SpryGate?
  }

  init(isOwned: Bool) {
    self.isOwned = isOwned
  }

  /// What the fake is called in messages.
  var name: FakeName { FakeName(given: givenName, type: fakeType) }

  /// The gates that may hold callers; each lives as long as its stub, its test, or a held caller.
  var livingGates: [SpryGate] { gates.compactMap(\.gate) }

  func add(_ gate: SpryGate) {
    gates.append(WeakGate(gate: gate))
  }
}

/// A member of a fake: the calls it received and the stubs that answer for it.
///
/// A class, so that a call refers to its member, and finds it again without a search.
///
/// `@unchecked Sendable`: the lock of the state guards what changes.
final class Member: @unchecked Sendable {
  /// See ``StringRepresentable/key``.
  let key: String
  /// As the `#function` of the first call spells it; nil until then.
  @exclusivity(unchecked) fileprivate(set) var spelling: String?
  /// The `#function` literal by which it is called, 0 until then; see ``CallSite/literal``.
  @exclusivity(unchecked) fileprivate var literal: UInt = 0
  @exclusivity(unchecked) var calls = CallList()
  @exclusivity(unchecked) var stubs = StubList()

  init(key: String) {
    self.key = key
  }

  /// What messages call the member.
  var name: String { spelling ?? key }
}

extension SpryTables {
  /// The member that a `#function` literal stands for, if it was called before.
  func member(literal: UInt) -> Member? {
    // Each call comes through here. A debug build would call a closure for each member.
    var index = 0
    while index < members.count {
      let member = members[index]
      if member.literal == literal { return member }
      index += 1
    }
    return moreLiterals.count == 0 ? nil : moreLiterals[literal]
  }

  /// The member with a key, if it was called or stubbed.
  func member(key: String) -> Member? {
    var index = 0
    while index < members.count {
      let member = members[index]
      if member.key == key { return member }
      index += 1
    }
    return nil
  }

  /// The member with a key, which is added if it is new.
  func addMember(key: String) -> Member {
    if let member = member(key: key) { return member }
    let member = Member(key: key)
    members.append(member)
    return member
  }

  /// Remembers that a `#function` literal, spelled so, stands for the member with that key.
  func addLiteral(_ literal: UInt, spelled: String, key: String) {
    let member = addMember(key: key)
    if member.literal == 0 {
      member.literal = literal
      member.spelling = spelled
    } else {
      moreLiterals[literal] = member
    }
  }

  /// Records a call, unless the scope of the fake has ended.
  ///
  /// - Returns: the call's number.
  func record(_ arguments: ArgumentList, _ status: CallStatus, of member: Member) -> UInt64? {
    if ended != nil { return nil }
    let number = CallNumber.next()
    member.calls.append(Call(number: number, arguments: arguments, status: status))
    return number
  }

  /// Remembers that a check found calls.
  func markChecked(_ numbers: [UInt64], ofMember key: String) {
    guard let member = member(key: key) else { return }
    for number in numbers { member.calls[status: number]?.isChecked = true }
  }

  /// Removes the calls; returns what must be released after the lock.
  func resetCalls() -> ([CallList], [UInt64: any Error]) {
    let removed = (members.map(\.calls), errors)
    for member in members { member.calls = CallList() }
    errors = [:]
    formerStubs = [:]
    return removed
  }
}

extension SpryTables {
  /// Begins a stub, which has no answer yet.
  func addUnfinishedStub(
    of member: String,
    at location: SpryLocation,
    by maker: StaticString
  ) -> StubSource {
    stubCount += 1
    let source = StubSource(member: member, location: location, maker: maker, number: stubCount)
    unfinished.append(source)
    return source
  }

  /// Adds a stub that has an answer; returns the stubs that it replaces.
  func add(_ stub: FinishedStub) -> [FinishedStub] {
    if unfinished.count == 1, unfinished[0] === stub.source {
      unfinished = []
    } else {
      unfinished.removeAll { $0 === stub.source }
    }
    let member = addMember(key: stub.source.member)
    let (list, replaced) = member.stubs.adding(stub)
    member.stubs = list
    if replaced.count == 0 { return [] }
    rememberLocations(of: replaced)
    if isOwned {
      for stub in replaced where stub.isUnused { addReplaced(stub, of: member.name) }
    }
    return replaced
  }

  /// Puts back stubs that another replaced.
  func restore(_ replaced: [FinishedStub], behind stub: FinishedStub) {
    guard let member = member(key: stub.source.member) else { return }
    member.stubs = member.stubs.restoring(replaced, behind: stub)
  }

  /// Removes the stubs; returns them, to be released after the lock.
  func resetStubs() -> [FinishedStub] {
    let removed = members.flatMap(\.stubs.all)
    rememberLocations(of: removed)
    for member in members { member.stubs = StubList() }
    unfinished = []
    return removed
  }

  /// Where a stub was made, by its number.
  func location(ofStub number: UInt32) -> SpryLocation? {
    guard number != 0 else { return nil }
    let stub = members.lazy.flatMap(\.stubs.all).first { $0.number == number }
    return stub?.location ?? formerStubs[number]
  }

  /// The keys of members that have stubs and were never called.
  var uncalledStubs: [String] {
    members.filter { $0.spelling == nil && !$0.stubs.all.isEmpty }.map(\.key)
  }

  /// Remembers where stubs were made that answered calls, for failures that list those calls.
  private func rememberLocations(of stubs: [FinishedStub]) {
    for stub in stubs where stub.hits > 0 { formerStubs[stub.number] = stub.location }
  }

  private func addReplaced(_ stub: FinishedStub, of member: String) {
    let location = stub.location
    guard !replacedUnused.contains(where: { $0.source.location == location }) else { return }
    replacedUnused.append(ReplacedStub(member: member, source: stub.source))
  }
}

/// A stub that was replaced before it was used.
struct ReplacedStub {
  let member: String
  let source: StubSource
}
