/// SplitMix64, so that a seed makes the same program everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes programs whose lines have something to do with each other: of few members and few values.
struct Generator {
  private let face: Face
  private var random: SplitMix64
  private var members: [Program.Member] = []
  private var marks = 0
  private var line = 0
  private var stored: [Program.Stub] = []
  private var hasDroppedStub = false

  init(seed: UInt64, _ face: Face) {
    self.face = face
    random = SplitMix64(state: seed)
    members = (0..<Int.random(in: 2...4, using: &random)).map { _ in pick(Program.Member.allCases) }
  }

  mutating func program() -> Program {
    // Most programs are right tests, so that the end of the test has something to check.
    let isRight = chance(60)
    var program = Program(strictness: pick([.normal, .normal, .normal, .strict, .relaxed]))
    var model = Model(of: program, face)
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      let known = (marks, stored)
      let operation = operation()
      model.events = []
      if (model.run(operation) == "false" || !model.events.isEmpty) && isRight {
        (marks, stored) = known
        model = Model(of: program, face)
      } else {
        program.operations.append(operation)
      }
    }
    return program
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values.randomElement(using: &random)!
  }
  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func operation(isNested: Bool = false) -> Program.Operation {
    let mark = marks > 0 && chance(20) ? Int.random(in: 0..<marks, using: &random) : nil
    switch Int.random(in: isNested ? 2..<100 : 0..<100, using: &random) {
    case 0..<2:
      let strictness: Program.Strictness? = pick([nil, .normal, .strict, .relaxed])
      // Outside its scope, a stub of the type isn't continued.
      let outer = stored
      defer { stored = outer }
      stored.removeAll { $0.target == .type }
      return .scope(strictness, (0..<4).map { _ in operation(isNested: true) })
    case 2..<37: return call(pick(members))
    case 37..<55: return .stub(stub(pick(members)))
    case 55..<59:
      guard let stub = stored.last else { return call(pick(members)) }
      return .answer(line: stub.line, answer(stub.member))
    case 59..<62:
      let (calls, stubs) = pick([(true, false), (false, true), (true, true)])
      return .reset(pick(Program.Target.allCases), calls: calls, stubs: stubs)
    case 62..<64:
      return .strictness(pick(Program.Target.allCases), pick([.normal, .strict, .relaxed]))
    case 64..<74: return .received(query(captures: true), chance(50) ? count() : nil)
    case 74..<78: return .notReceived(query(captures: true))
    case 78..<82:
      var query = query()
      query.times = nil
      return .read(query)
    case 82..<90:
      var lines: [Program.Query] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        var line = query(captures: chance(30))
        line.since = nil
        line.times = chance(25) ? count() : nil
        // Adjacent lines shouldn't match the same calls.
        let last = lines.lastIndex { ($0.times ?? .once).least > 0 } ?? 0
        let isAlike = lines.dropFirst(last).contains {
          $0.member == line.member || $0.member.isProperty && line.member.isProperty
        }
        if !isAlike { lines.append(line) }
      }
      return .order(exactly: chance(35), lines, since: mark)
    case 90..<96:
      let targets: [Program.Target] = pick([[.a], [.a, .b], [.type]])
      let ignored = (0..<Int.random(in: 0...2, using: &random)).map { _ in query() }
      return .noOther(
        targets,
        ignoring: ignored.filter { targets.contains($0.target) && $0.times == nil }, since: mark)
    default:
      marks += 1
      return .mark(marks - 1)
    }
  }

  private mutating func target(_ member: Program.Member) -> Program.Target {
    member == .make ? .type : pick([.a, .a, .b])
  }

  private mutating func call(_ member: Program.Member) -> Program.Operation {
    .call(target(member), member, member.parameters.map { value($0) })
  }

  private mutating func value(_ kind: Program.Kind) -> Program.Value {
    switch kind {
    case .int: .int(Int.random(in: 0...2, using: &random))
    case .text: .text(pick(["a", "b", "ab"]))
    case .optional: .optional(pick([nil, 0, 1, 2]))
    case .nothing: .nothing
    }
  }

  private mutating func matcher(
    _ kind: Program.Kind, captures: Bool = false, isInner: Bool = false
  ) -> Program.Matcher {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: return .any
    case 3..<6: return .value(value(kind))
    case 6: return pick([.not(value(kind)), .oneOf(value(kind), value(kind))])
    case 7 where captures: return .capture
    case 8 where !isInner:
      return .all(
        matcher(kind, captures: captures, isInner: true),
        matcher(kind, captures: captures, isInner: true))
    case 9: return .anyOfType
    default:
      return switch kind {
      case .text: .contains(pick(["a", "b"]))
      case .optional: pick([.isNil, .isSome, .greater(0), .greater(1)])
      case .int, .nothing: .greater(Int.random(in: 0...1, using: &random))
      }
    }
  }

  private mutating func matchers(
    _ member: Program.Member, captures: Bool
  ) -> [Program.Matcher]? {
    // A write always has its value.
    if member.parameters.isEmpty || member != .setTitle && chance(20) { return nil }
    return member.parameters.map { matcher($0, captures: captures) }
  }

  private mutating func query(captures: Bool = false) -> Program.Query {
    let member = pick(members)
    var query = Program.Query(
      target: target(member), member: member, matchers: matchers(member, captures: captures))
    if marks > 0 && chance(15) { query.since = Int.random(in: 0..<marks, using: &random) }
    if chance(15) && member.result != .nothing {
      query.outcome = .returned(value(member.result))
      if member == .find && chance(50) { query.outcome = pick([.threwAny, .threw(.first)]) }
    }
    if chance(10) { query.times = count() }
    return query
  }

  private mutating func count() -> Program.Count {
    chance(6)
      ? pick([.atLeast(0), .exactly(-1), .atMost(-1)])
      : pick([
        .once, .once, .never, .exactly(2), .exactly(3), .atLeast(1), .atLeast(2), .atMost(1),
        .atMost(2),
        .range(1, 2), .range(0, 1),
      ])
  }

  private mutating func stub(_ member: Program.Member, isNested: Bool = false) -> Program.Stub {
    line += 1
    var stub = Program.Stub(
      line: line, target: target(member), member: member,
      matchers: matchers(member, captures: true), answers: [])
    for _ in 0..<pick([1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 0]) {
      stub.answers.append(answer(member, isNested: isNested))
    }
    if chance(20) { stub.afterLast = pick([.cycle, .previousStub, .fail]) }
    stub.isLenient = chance(15)
    stub.expected = chance(20) ? count() : nil
    // A typed stub without a verb is gone at once. Two of one member may be one misuse, depending on their
    // lines, which a program doesn't have.
    if face.isTyped && stub.hasNoVerb {
      if isNested || hasDroppedStub { stub.isLenient = true }
      hasDroppedStub = true
    }
    if !isNested && !(face.isTyped && stub.hasNoVerb) { stored.append(stub) }
    return stub
  }

  private mutating func answer(_ member: Program.Member, isNested: Bool = false) -> Program.Answer {
    if member == .find && chance(30) { return .throwing(pick(Oops.allCases)) }
    // A read and a write of a hand-written fake share their stubs, so these have only values.
    if member.isProperty || chance(70) { return .returns(value(member.result)) }
    if isNested || member == .find || chance(50) { return .computes }
    let others = Program.Member.allCases.filter {
      $0.rank > member.rank && $0 != .find && $0 != .setTitle
    }
    guard let other = others.randomElement(using: &random) else { return .computes }
    let operation: Program.Operation = pick([
      call(other), .stub(stub(other, isNested: true)), .stub(stub(member, isNested: true)),
      .reset(pick(Program.Target.allCases), calls: chance(50), stubs: true),
    ])
    return .runs(operation, value(member.result))
  }
}

extension Model {
  /// Creates a model that has run a program.
  fileprivate convenience init(of program: Program, _ face: Face) {
    self.init(face, program.strictness)
    for operation in program.operations { _ = run(operation) }
  }
}
