extension Misuse.Call {
  init(_ context: CallContext, arguments: [Any?]) {
    self.init(
      double: context.double,
      member: context.member,
      text: MemberSignature(context.member).call(with: arguments.map(describe)),
      isOfObject: context.isOfObject
    )
  }
}

extension Misuse {
  /// What is to be said of a call that no stub answers.
  static func unanswered(
    _ context: CallContext,
    call: UnsafePointer<CallRecord>,
    stubs: StubList?,
    returning result: any Any.Type
  ) -> Misuse {
    let stubs = stubs.map { Array($0.stubs) } ?? []
    let signature = MemberSignature(context.member)
    let described = Call(context, arguments: call.arguments)
    if let ended = context.ended {
      return .afterTest(described, test: ended.test, seconds: ended.age)
    }
    let candidates = NearestCandidates.lines(
      stubs.map { $0.candidate(for: call, signature, returning: result) }
    )
    if !stubs.isEmpty,
      stubs.allSatisfy({ !$0.expected.isEmpty && $0.expected.count != call.argumentCount })
    {
      return .argumentCount(described, given: call.argumentCount, stubs: candidates)
    }
    let fix = context.stubCall + withClause(call)
    if stubs.isEmpty, let unfinished = context.unfinished.last {
      return .unfinishedStub(
        described,
        stub: unfinished.description,
        fix: context.stubCall + answerClause(result, call)
      )
    }
    return .noStub(
      described,
      stubs: candidates,
      uncalled: context.uncalled,
      fix: fix + answerClause(result, call)
    )
  }

  /// `.with("7", Argument.anything)`: literals as they are, anything for what has none.
  private static func withClause(_ call: UnsafePointer<CallRecord>) -> String {
    if call.argumentCount == 0 { return "" }
    let arguments = call.arguments.map { argument in
      switch argument {
      case let text as String where text.count <= 100: text.debugDescription
      case let number as Double where number.isFinite: number.description
      case is Int, is Bool, nil: describe(argument)
      default: "Argument.anything"
      }
    }
    return ".with(\(arguments.joined(separator: ", ")))"
  }

  private static func answerClause(
    _ result: any Any.Type,
    _ call: UnsafePointer<CallRecord>
  ) -> String {
    if result == Void.self {
      // Whoever passes a closure to a member that returns nothing waits for it to be called.
      let takesClosure = call.arguments.contains { typeName(of: $0).contains("->") }
      return takesClosure ? ".andDo { arguments in <#call the closure#> }" : ".andReturn()"
    }
    return ".andReturn(<#\(typeName(result))#>)"
  }
}

extension FinishedStub {
  fileprivate func candidate(
    for call: UnsafePointer<CallRecord>,
    _ signature: MemberSignature,
    returning result: any Any.Type
  ) -> NearestCandidates.Candidate {
    let arguments =
      expected.isEmpty
      ? "any arguments" : "with (\(expected.map(\.description).joined(separator: ", ")))"
    let (score, reasons) =
      expected.isEmpty
      ? (0, { [] }) : NearestCandidates.comparison(of: expected, with: call, signature)
    return NearestCandidates.Candidate(
      score: score,
      title: { "\(arguments) at \(self.location)" },
      reasons: {
        let reasons = reasons()
        return reasons.isEmpty
          ? ["answers \(self.answer.typeDescription), the member returns \(typeName(result))"]
          : reasons
      }
    )
  }
}

extension StubAnswer {
  /// What the stub answers, as it stands in a message.
  fileprivate var typeDescription: String {
    switch self {
    case .value(let value): typeName(of: unwrapped(value.value))
    case .closure(_, let returned), .asyncClosure(_, let returned): typeName(returned)
    case .delayed(_, let answer): answer.typeDescription
    case .error: "with an error"
    case .callThrough: "by calling through"
    case .gate: "when its gate is resumed"
    }
  }
}
