extension Misuse.Call {
  init(_ context: CallContext, arguments: [Any?]) {
    self.init(
      fake: context.double,
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
    _ arguments: [Any],
    _ stubs: [FinishedStub],
    returning result: any Any.Type
  ) -> Misuse {
    let signature = MemberSignature(context.member)
    let described = Call(context, arguments: arguments.map(recordedValue))
    if let ended = context.ended {
      return .afterTest(described, test: ended.test, seconds: ended.age)
    }
    let candidates = NearestCandidates.lines(
      stubs.map { $0.candidate(for: arguments, signature, returning: result) }
    )
    if !stubs.isEmpty,
      stubs.allSatisfy({ !$0.matchers.isEmpty && $0.matchers.count != arguments.count })
    {
      return .argumentCount(described, given: arguments.count, stubs: candidates)
    }
    let fix = context.stubCall + withClause(arguments)
    if stubs.isEmpty, let unfinished = context.unfinished.last {
      return .unfinishedStub(
        described,
        stub: unfinished.description,
        fix: context.stubCall + answerClause(result, arguments)
      )
    }
    return .noStub(
      described,
      stubs: candidates,
      uncalled: context.uncalled,
      fix: fix + answerClause(result, arguments)
    )
  }

  /// `.with("7", Argument.anything)`: literals as they are, anything for what has none.
  private static func withClause(_ arguments: [Any]) -> String {
    if arguments.isEmpty { return "" }
    let arguments = arguments.map { argument in
      switch recordedValue(argument) {
      case let text as String where text.count <= 100: text.debugDescription
      case let number as Double where number.isFinite: number.description
      case let plain where plain is Int || plain is Bool || plain == nil: describe(plain)
      default: "Argument.anything"
      }
    }
    return ".with(\(arguments.joined(separator: ", ")))"
  }

  private static func answerClause(
    _ result: any Any.Type,
    _ arguments: [Any]
  ) -> String {
    if result == Void.self {
      // A closure that is passed to a member that returns nothing should probably be called.
      let takesClosure = arguments.contains { typeName(of: recordedValue($0)).contains("->") }
      return takesClosure ? ".andDo { arguments in <#call the closure#> }" : ".andReturn()"
    }
    return ".andReturn(<#\(typeName(result))#>)"
  }
}

extension FinishedStub {
  fileprivate func candidate(
    for arguments: [Any],
    _ signature: MemberSignature,
    returning result: any Any.Type
  ) -> NearestCandidates.Candidate {
    let title = matchers.isEmpty ? "any arguments" : String(matchers.words.dropFirst())
    let comparison =
      matchers.isEmpty ? nil : ArgumentComparison(of: matchers, with: ArgumentList(arguments))
    return NearestCandidates.Candidate(
      score: comparison?.score ?? 0,
      title: { "\(title) at \(self.location)" },
      reasons: {
        let reasons = comparison?.reasons(signature) ?? []
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
