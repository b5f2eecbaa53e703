import SpryKit
import TestSupport

/// Runs programs on the product, by name.
class Driver<Fake: Gadget & Spryable>
where Fake.Function == MemberName, Fake.ClassFunction == MemberName {
  let fakes: [Fake]
  let captors = Captors()
  let face: Face
  /// The stubs that a program can continue, by their lines.
  var answers: [Int: (Program.Answer) -> Void] = [:]
  private var marks: [Int: SpryMark] = [:]

  init(_ face: Face, _ make: () -> Fake) {
    self.face = face
    fakes = [make(), make()]
  }

  func run(_ operation: Program.Operation) async -> String {
    switch operation {
    case .call(let target, .find, let arguments):
      return await describe { try await fake(target).find(arguments[0].optional).value }
    case .scope(let strictness, let operations):
      return await withSpryScope(strictness: strictness?.spry) {
        var results: [String] = []
        for operation in operations { results.append(await run(operation)) }
        return results.joined(separator: "; ")
      }
    default: return runNow(operation)
    }
  }

  func runNow(_ operation: Program.Operation) -> String {
    switch operation {
    case .call(let target, let member, let arguments):
      return describe { try call(fake(target), member, arguments) }
    case .stub(let stub): begin(stub)
    case .answer(let line, let answer): answers[line]?(answer)
    case .reset(.type, let calls, let stubs):
      calls && stubs ? Fake.resetCallsAndStubs() : calls ? Fake.resetCalls() : Fake.resetStubs()
    case .reset(let target, let calls, let stubs):
      let fake = fake(target)
      calls && stubs ? fake.resetCallsAndStubs() : calls ? fake.resetCalls() : fake.resetStubs()
    case .strictness(.type, let strictness): Fake.strictness = strictness.spry
    case .strictness(let target, let strictness): fake(target).strictness = strictness.spry
    case .received(let query, let count):
      return "\(calls(query).check(count?.spry).success)"
    case .notReceived(let query): return "\(calls(query).failureOfNoCalls == nil)"
    case .read(let query):
      return calls(query).map { "\(values($0)) \($0.outcome.word)" }.joined(separator: ", ")
    case .order(let exactly, let lines, let since):
      let lines = lines.map(calls)
      return "\(SpryCheck.inOrder(exactly: exactly, since: mark(since)) { lines } == nil)"
    case .noOther(let targets, let ignored, let since):
      let handles = targets.map {
        $0 == .type ? SpryFakeHandle(type: Fake.self) : SpryFakeHandle(fake($0))
      }
      return
        "\(SpryCheck.noOtherCalls(of: handles, ignoring: ignored.map(calls), since: mark(since)) == nil)"
    case .mark(let mark): marks[mark] = SpryMark()
    case .scope: fatalError("only at the top")
    }
    return ""
  }

  private func fake(_ target: Program.Target) -> Fake { fakes[target == .b ? 1 : 0] }
  private func mark(_ mark: Int?) -> SpryMark { mark.flatMap { marks[$0] } ?? .start }

  private func call(
    _ fake: Fake, _ member: Program.Member, _ arguments: [Program.Value]
  ) throws -> Program.Value {
    switch member {
    case .add: return fake.add(arguments[0].int, tag: arguments[1].text).value
    case .note: fake.note(arguments[0].text)
    case .title: return fake.title.value
    case .setTitle: fake.title = arguments[0].text
    case .make: return Fake.make(arguments[0].int).value
    case .find: fatalError("only at the top")
    }
    return .nothing
  }

  /// What the closure of a stub does.
  func perform(
    _ answer: Program.Answer, _ member: Program.Member, _ arguments: [Program.Value]
  ) -> Program.Value {
    guard case .runs(let operation, let value) = answer else { return member.computed(arguments) }
    _ = runNow(operation)
    return value
  }

  // MARK: By name

  private func name(_ member: Program.Member) -> MemberName {
    MemberName(
      rawValue: face == .handwritten && member == .setTitle ? "title" : member.rawValue)
  }

  func begin(_ spec: Program.Stub) {
    let (name, line) = (name(spec.member), UInt(spec.line))
    var stub =
      spec.target == .type
      ? Fake.stub(name, line: line, maker: "program")
      : fake(spec.target).stub(name, line: line, maker: "program")
    let arguments = arguments(spec.matchers, spec.member)
    if arguments.count == 1 { stub = stub.with(arguments[0]) }
    if arguments.count == 2 { stub = stub.with(arguments[0], arguments[1]) }
    let answer = { [stub] in self.add($0, to: stub, spec.member) }
    if case .returns(.int(let first))? = spec.answers.first, spec.answers.count == 2,
      case .returns(.int(let second)) = spec.answers[1]
    {
      stub.andReturn(first, second)
    } else {
      spec.answers.forEach(answer)
    }
    if spec.afterLast != .repeatLast { stub.afterLast(spec.afterLast.spry) }
    if spec.isLenient { stub.lenient() }
    if let expected = spec.expected { stub.expected(expected.spry) }
    answers[spec.line] = answer
  }

  private func add(_ answer: Program.Answer, to stub: Stub, _ member: Program.Member) {
    func perform(_ arguments: [Any?]) -> Program.Value {
      self.perform(answer, member, arguments.map { .init($0, of: member.rawValue) })
    }
    switch (answer, member.result) {
    case (.returns(.int(let value)), _): stub.andReturn(value)
    case (.returns(.text(let value)), _): stub.andReturn(value)
    case (.returns, _): stub.andReturn()
    case (.throwing(let error), _): stub.andThrow(error)
    case (_, .int): stub.andDo { (arguments: [Any?]) -> Int in perform(arguments).int }
    case (_, .text): stub.andDo { (arguments: [Any?]) -> String in perform(arguments).text }
    default: stub.andDo { (arguments: [Any?]) -> Void in _ = perform(arguments) }
    }
  }

  func query(_ query: Program.Query) -> CallQuery {
    let (name, arguments) = (name(query.member), arguments(query.matchers, query.member))
    if query.target == .type {
      return arguments.isEmpty ? Fake.called(name) : Fake.called(name, with: arguments[0])
    }
    let fake = fake(query.target)
    return switch arguments.count {
    case 0: fake.called(name)
    case 1: fake.called(name, with: arguments[0])
    default: fake.called(name, with: arguments[0], arguments[1])
    }
  }

  private func calls(_ query: Program.Query) -> CallQuery {
    var calls = self.query(query)
    switch query.outcome {
    case nil: break
    case .returned(let value): calls = calls.returned(value.any)
    case .threwAny: calls = calls.threw(Oops.self)
    case .threw(let error): calls = calls.threw(error)
    }
    if let since = query.since { calls = calls.since(mark(since)) }
    if let times = query.times { calls = calls.times(times.spry) }
    return calls
  }

  private func arguments(_ matchers: [Program.Matcher]?, _ member: Program.Member) -> [Any?] {
    zip(matchers ?? [], member.parameters).map { captors.named($0, $1) }
  }

  // MARK: What is compared

  private func values(_ call: RecordedCall) -> [Program.Value] {
    call.arguments.map { .init($0, of: call.function) }
  }

  var state: String {
    let recorded = [fakes[0].recordedCalls, fakes[1].recordedCalls, Fake.recordedCalls].map {
      $0.map { "\($0.function)\(values($0))" }.joined(separator: " ")
    }
    return (recorded + captors.all.filter { !$0.isEmpty }.map { "\($0)" })
      .joined(separator: " | ")
  }

  private func describe(_ body: () throws -> Program.Value) -> String {
    do { return "\(Model.Ended.value(try body()))" } catch { return thrown(error) }
  }
  private func describe(_ body: () async throws -> Program.Value) async -> String {
    do { return "\(Model.Ended.value(try await body()))" } catch { return thrown(error) }
  }
  private func thrown(_ error: any Error) -> String {
    "\((error as? Oops).map(Model.Ended.error) ?? .misuse)"
  }
}
