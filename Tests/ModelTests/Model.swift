/// A fake as the documentation describes it: a second, slow implementation, which shares no code with
/// SpryKit. The sentence beside each rule is the documentation's.
///
/// Each function returns what a test sees. Failures and warnings are added to `events`.
final class Model {
  final class Call {
    let number: Int, target: Program.Target, member: Program.Member, arguments: [Program.Value]
    /// What `returned` and `threw` select, and what the call threw, in words.
    var value: Program.Value?, error: Oops?, thrown = ""
    /// Whether an assertion matched the call, or a stub with `expected` answered it.
    var isVerified = false

    init(
      _ number: Int, _ target: Program.Target, _ member: Program.Member,
      _ arguments: [Program.Value]
    ) {
      (self.number, self.target, self.member, self.arguments) = (number, target, member, arguments)
    }
  }

  final class Stub {
    var spec: Program.Stub
    /// The number of calls that it answered.
    var uses = 0
    /// Whether misuse has named it.
    var isReported = false

    init(_ spec: Program.Stub) { self.spec = spec }

    var isFinished: Bool { !spec.answers.isEmpty }
    /// "Catch-all stubs, whose arguments match everything."
    var isCatchAll: Bool { spec.matchers?.allSatisfy(\.matchesEverything) ?? true }
  }

  /// A captor keeps an argument once, even if stubs and assertions match its call.
  struct Place: Hashable { var kind: Program.Kind, call: Int, argument: Int }

  let face: Face
  var calls: [Call] = []
  var stubs: [Stub] = []
  /// The stubs that were reset, and those of scopes that have ended.
  var removed: [Stub] = [], ended: [[Stub]] = []
  /// What the end of the test reports of the former.
  private var mistakes: [String] = []
  var events: [String] = []
  var strictness: Program.Strictness
  var own: [Program.Target: Program.Strictness] = [:]
  var marks: [Int: Int] = [:]
  var captors: [Program.Kind: [Program.Value]] = [:]
  private var places: Set<Place> = []
  private var reported: Set<String> = []
  /// The members that were called or stubbed.
  var known: Set<String> = []
  private(set) var number = 0

  init(_ face: Face, _ strictness: Program.Strictness) {
    (self.face, self.strictness) = (face, strictness)
  }

  /// "SpryKit reports the same misuse only once": of one kind, fake, member, and arguments, or of one stub.
  private func report(_ kind: String, _ subject: String) {
    if reported.insert("\(kind) \(subject)").inserted { events.append(kind) }
  }

  /// "Reads and writes share a name" in a hand-written fake.
  func name(_ member: Program.Member) -> Program.Member {
    face == .handwritten && member == .setTitle ? .title : member
  }

  private func subject(_ call: Call) -> String {
    "\(call.target) \(name(call.member)) \(call.arguments)"
  }

  // MARK: Calls

  enum Ended: Equatable { case value(Program.Value), error(Oops), misuse }

  func call(
    _ target: Program.Target, _ member: Program.Member, _ arguments: [Program.Value]
  ) -> Ended {
    number += 1
    let call = Call(number, target, member, arguments)
    calls.append(call)
    known.insert(key(target, member))
    var unfinished: Stub?
    for stub in candidates(target, member) where Self.matches(stub.spec.matchers, arguments) {
      guard stub.isFinished else {
        unfinished = unfinished ?? stub
        continue
      }
      // "SpryKit skips a stub whose first answer doesn't have the member's return type."
      guard returns(stub.spec.answers[0], member) else { continue }
      let count = stub.spec.answers.count
      var index = stub.uses
      if index >= count {
        switch stub.spec.afterLast {
        // "The stub repeats its last answer unless `afterLast` sets another rule."
        case .repeatLast: index = count - 1
        // "Starts over with the first answer."
        case .cycle: index %= count
        // "Passes the call to the stub that would answer without this stub."
        case .previousStub: continue
        // "Fails the test." Otherwise, the call is one of the stub's calls: it counts, and it is expected, so
        // that it doesn't fail `expectNoOtherCalls` too. "A call that a stub rejects isn't captured."
        case .fail:
          stub.uses += 1
          call.isVerified = call.isVerified || stub.spec.expected != nil
          return misuse("answersExhausted", call)
        }
      }
      return answer(call, stub, stub.spec.answers[index])
    }
    // "Even in a strict fake, property writes need no stub." A generated setter answers them itself.
    if member == .setTitle && face != .handwritten { return unstubbed(call) }
    // "A stub without an answer is misuse when a call needs it": also if the member returns `Void`, if
    // the fake is relaxed, and in a hand-written setter.
    if let unfinished {
      unfinished.isReported = true
      return misuse("unfinishedStub", call)
    }
    if member == .setTitle { return unstubbed(call) }
    switch own[target] ?? strictness {
    // "In a relaxed fake, an unstubbed call returns the default value of its return type."
    case .relaxed: return unstubbed(call)
    // "A call to a member that returns `Void` needs no stub."
    case .normal where member.result == .nothing: return unstubbed(call)
    // "In a strict fake, such a call without a matching stub is misuse."
    case .normal, .strict: return misuse("noStub", call)
    }
  }

  /// "When several stubs match, the newest wins. Catch-all stubs are tried last."
  private func candidates(_ target: Program.Target, _ member: Program.Member) -> [Stub] {
    let all = stubs.reversed().filter {
      $0.spec.target == target && name($0.spec.member) == name(member)
    }
    return all.filter { !$0.isCatchAll } + all.filter(\.isCatchAll)
  }

  private func returns(_ answer: Program.Answer, _ member: Program.Member) -> Bool {
    if case .returns(let value) = answer { value.kind == member.result } else { true }
  }

  private func answer(_ call: Call, _ stub: Stub, _ answer: Program.Answer) -> Ended {
    stub.uses += 1
    capture(stub.spec.matchers, call)
    if let expected = stub.spec.expected {
      // "A call is expected if a stub with `expected` answered it."
      call.isVerified = true
      // "An extra call fails the test at once." The stub still answers.
      if !expected.isNeverMet && stub.uses > expected.most { report("tooManyCalls", subject(call)) }
    }
    let ended: Ended
    switch answer {
    case .returns(let value): ended = .value(value)
    case .throwing(let error): ended = .error(error)
    case .computes: ended = .value(call.member.computed(call.arguments))
    // "The closure can call, stub, verify, or reset the same fake."
    case .runs(let operation, let value):
      _ = run(operation)
      ended = .value(value)
    }
    switch ended {
    case .value(let value): call.value = value
    case .error(let error): (call.thrown, call.error) = ("threw \(error)", error)
    case .misuse: break
    }
    return ended
  }

  private func unstubbed(_ call: Call) -> Ended {
    // A call that needs no stub returned a default value, or nothing.
    call.value = call.member.defaultValue
    return .value(call.member.defaultValue)
  }

  private func misuse(_ kind: String, _ call: Call) -> Ended {
    report(kind, subject(call))
    // "A member with plain `throws` throws the misuse." The misuse is then the call's outcome.
    if call.member == .find {
      call.thrown = "threw misuse"
      return .misuse
    }
    // "Any other member returns a default value." Such a call has no outcome.
    return .value(call.member.defaultValue)
  }

  // MARK: Stubs

  func add(_ spec: Program.Stub) {
    let stub = Stub(spec)
    known.insert(key(spec.target, spec.member))
    // "A count that can't be met, such as `.exactly(-1)`, is always misuse."
    if let expected = spec.expected, expected.isNeverMet {
      report("meaninglessExpectation", "\(spec.line)")
    }
    stubs.append(stub)
    // "A typed stub without any verb fails at once."
    if face.isTyped && spec.hasNoVerb {
      events.append("stubWithoutAnswer")
      stub.isReported = true
    }
  }

  func stored(_ line: Int) -> Stub? {
    (stubs + removed).last { $0.spec.line == line }
  }

  func add(_ answer: Program.Answer, to stub: Stub) {
    // "The stub takes effect when you add its first answer": it is then the newest, even after a reset.
    if !stub.isFinished {
      (stubs, removed) = (stubs.filter { $0 !== stub } + [stub], removed.filter { $0 !== stub })
    }
    stub.spec.answers.append(answer)
  }

  func reset(_ target: Program.Target, calls: Bool, stubs: Bool) {
    if calls { self.calls.removeAll { $0.target == target } }
    guard stubs else { return }
    // "If you remove a stub that still expects calls, the test fails" when it ends. Nothing is said of a stub
    // without an answer, or an unused one, that is removed.
    let gone = self.stubs.filter { $0.spec.target == target }
    mistakes += gone.filter(\.isFinished).compactMap(mistake)
    removed += gone
    self.stubs.removeAll { $0.spec.target == target }
  }

  /// What is wrong with a stub at its end.
  private func mistake(_ stub: Stub) -> String? {
    let expected = stub.spec.expected
    // "If no call reports it, the end of a passing test does", unless the stub may be without calls.
    if !stub.isFinished {
      if stub.isReported || expected?.allows(0) == true { return nil }
      return "stubWithoutAnswer@\(stub.spec.line)"
    }
    // "If a stub answered fewer calls than `expected` requires, the test fails."
    guard let expected, !expected.isNeverMet, stub.uses < expected.least else { return nil }
    return "tooFewCalls@\(stub.spec.line)"
  }

  /// What the end of a test that passed reports.
  func end() -> [String] {
    let found = mistakes + (ended + [stubs]).joined().compactMap(mistake)
    // "SpryKit warns about a stub that answered no calls."
    let unused = (ended + [stubs]).flatMap { stubs in
      stubs.filter { stub in
        stub.isFinished && stub.uses == 0 && !stub.spec.isLenient && stub.spec.expected == nil
          && !isReplaced(stub, in: stubs)
      }
    }
    return Set(found + unused.map { "unused@\($0.spec.line)" }).sorted()
  }

  /// "The newer stub replaces the older stub": of two stubs with the same arguments, the older one isn't
  /// reported, unless the newer one can leave calls to it.
  private func isReplaced(_ stub: Stub, in stubs: [Stub]) -> Bool {
    stubs[(stubs.firstIndex { $0 === stub }! + 1)...].contains { newer in
      newer.isFinished && newer.spec.target == stub.spec.target
        && name(newer.spec.member) == name(stub.spec.member)
        && newer.spec.afterLast != .previousStub
        && newer.spec.member.result == stub.spec.member.result
        && (newer.isCatchAll && stub.isCatchAll || newer.spec.hasSameArguments(as: stub.spec))
    }
  }

  // MARK: Arguments

  static func matches(_ matchers: [Program.Matcher]?, _ arguments: [Program.Value]) -> Bool {
    guard let matchers else { return true }
    return matchers.count == arguments.count
      && zip(matchers, arguments).allSatisfy { $0.matches($1) }
  }

  /// "A captor keeps the arguments of calls that a stub answers or an assertion matches."
  func capture(_ matchers: [Program.Matcher]?, _ call: Call) {
    for (index, (matcher, value)) in zip(matchers ?? [], call.arguments).enumerated()
    where matcher.captures {
      let place = Place(kind: value.kind, call: call.number, argument: index)
      if places.insert(place).inserted { captors[value.kind, default: []].append(value) }
    }
  }

  func key(_ target: Program.Target, _ member: Program.Member) -> String { "\(target) \(member)" }
}
