import SpryKit
import SpryMacros

/// Runs programs on the typed members of a generated fake.
final class TypedDriver: Driver<FakeGadget> {
  init() { super.init(.typed) { FakeGadget() } }

  override func begin(_ spec: Program.Stub) {
    let stub = fakes[spec.target == .b ? 1 : 0].stub
    let matchers = spec.matchers ?? []
    let isOmitted = spec.matchers == nil
    switch spec.member {
    case .add:
      let member =
        isOmitted
        ? stub.add()
        : matchers.allSatisfy(\.isValue)
          ? stub.add(matchers[0].int, tag: matchers[1].text)
          : stub.add(captors.int(matchers[0]), tag: captors.text(matchers[1]))
      begin(spec, member, \.int) { member, line, perform in
        member.andDo(line: line, maker: "program") { perform([.int($0), .text($1)]).int }
      }
    case .find:
      let member = isOmitted ? stub.find() : stub.find(captors.optional(matchers[0]))
      begin(spec, member, \.text) { member, line, perform in
        member.andDo(line: line, maker: "program") { perform([.optional($0)]).text }
      } throwing: {
        $0.andThrow($2, line: $1, maker: "program")
      }
    case .note:
      let member = isOmitted ? stub.note() : stub.note(captors.text(matchers[0]))
      begin(spec, member, { _ in }) { member, line, perform in
        member.andDo(line: line, maker: "program") { _ = perform([.text($0)]) }
      }
    case .title: begin(spec, stub.title, \.text) { _, _, _ in }
    case .setTitle:
      begin(spec, stub.title.set(captors.text(matchers[0])), { _ in }) { _, _, _ in }
    case .make:
      let member =
        isOmitted ? FakeGadget.stub.make() : FakeGadget.stub.make(captors.int(matchers[0]))
      begin(spec, member, \.int) { member, line, perform in
        member.andDo(line: line, maker: "program") { perform([.int($0)]).int }
      }
    }
  }

  private typealias Member<Arguments, Result, Effects: SpryMemberEffects> = SpryFakeMember<
    SpryStubRole, Arguments, Result, Effects
  >
  private typealias Body = ([Program.Value]) -> Program.Value

  private func begin<Arguments, Result, Effects>(
    _ spec: Program.Stub, _ member: Member<Arguments, Result, Effects>,
    _ result: @escaping (Program.Value) -> Result,
    doing: @escaping (Member<Arguments, Result, Effects>, UInt, @escaping Body) -> Void,
    throwing: @escaping (Member<Arguments, Result, Effects>, UInt, Oops) -> Void = { _, _, _ in }
  ) {
    let line = UInt(spec.line)
    let answer = { (answer: Program.Answer) in
      switch answer {
      case .returns(let value):
        member.andReturn(result(value), line: line, maker: "program")
      case .throwing(let error): throwing(member, line, error)
      case .computes, .runs:
        doing(member, line) { self.perform(answer, spec.member, $0) }
      }
    }
    if case .returns(let first)? = spec.answers.first, spec.answers.count == 2,
      case .returns(let second) = spec.answers[1]
    {
      member.andReturn(result(first), result(second), line: line, maker: "program")
    } else {
      spec.answers.forEach(answer)
    }
    if spec.afterLast != .repeatLast {
      member.afterLast(spec.afterLast.spry, line: line, maker: "program")
    }
    if spec.isLenient { member.lenient(line: line, maker: "program") }
    if let expected = spec.expected {
      member.expected(expected.spry, line: line, maker: "program")
    }
    // A stub without a verb is dropped here.
    if !spec.hasNoVerb { answers[spec.line] = answer }
  }

  override func query(_ query: Program.Query) -> CallQuery {
    let calls = fakes[query.target == .b ? 1 : 0].calls
    guard let matchers = query.matchers else {
      return switch query.member {
      case .add: calls.add().query
      case .find: calls.find().query
      case .note: calls.note().query
      case .title, .setTitle: calls.title.query
      case .make: FakeGadget.calls.make().query
      }
    }
    switch (query.member, matchers[0]) {
    case (.add, .value(let number)):
      return calls.add(number.int, tag: captors.text(matchers[1])).query
    case (.add, _): return calls.add(captors.int(matchers[0]), tag: captors.text(matchers[1])).query
    case (.find, _): return calls.find(captors.optional(matchers[0])).query
    case (.note, .value(let text)): return calls.note(text.text).query
    case (.note, _): return calls.note(captors.text(matchers[0])).query
    case (.make, _): return FakeGadget.calls.make(captors.int(matchers[0])).query
    case (.title, _), (.setTitle, _):
      return calls.title.set(captors.text(matchers[0])).query
    }
  }
}

extension Program.Matcher {
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }
  fileprivate var int: Int { if case .value(let value) = self { value.int } else { fatalError() } }
  fileprivate var text: String {
    if case .value(let value) = self { value.text } else { fatalError() }
  }
}
