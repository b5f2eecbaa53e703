extension Misuse.Call {
  init(_ call: CallInProgress, _ context: CallContext) {
    let arguments = call.arguments.values.map(recordedValue)
    self.init(
      fake: context.fake,
      member: context.member,
      text: MemberSignature(context.member).call(with: arguments.map(describe)),
      isOfObject: context.isOfObject,
      isTyped: context.advice.isTyped,
      caller: context.origin.caller
    )
  }
}

extension Misuse {
  /// Returns the misuse of a call that no stub answers.
  static func unanswered(
    _ call: CallInProgress,
    _ context: CallContext,
    returning result: any Any.Type
  ) -> Misuse {
    let arguments = Array(call.arguments.values)
    let signature = MemberSignature(context.member)
    let described = Call(call, context)
    if let ended = context.ended {
      return .afterTest(described, test: ended.test, seconds: ended.age)
    }
    let candidates = nearestStubs(to: call, signature, returning: result)
    if call.stubs.isForOtherCount(than: arguments.count) {
      return .argumentCount(described, given: arguments.count, stubs: candidates)
    }
    let parameters = context.advice.closureParameters(signature, count: arguments.count)
    if call.stubs.all.isEmpty, let unfinished = context.unfinishedStub {
      return .unfinishedStub(
        described,
        stub: unfinished.description,
        fix: context.advice.stubOfAnyCall(signature, argumentCount: arguments.count)
          + answerClause(result, arguments, parameters)
      )
    }
    let elsewhere = candidates.isEmpty ? call.stubsElsewhere : []
    // A stub that is added to the test would be in another scope as well.
    let canBeStubbed = elsewhere.isEmpty || !call.isOffTheTask
    return .noStub(
      described,
      stubs: candidates + elsewhere,
      uncalled: context.uncalled,
      fix: canBeStubbed
        ? context.advice.stub(signature, with: arguments)
          + answerClause(result, arguments, parameters)
        : ""
    )
  }

  private static func answerClause(
    _ result: any Any.Type,
    _ arguments: [Any],
    _ parameters: String
  ) -> String {
    if result == Void.self {
      // If the member returns nothing and takes a closure, the stub should probably call the
      // closure.
      let takesClosure = arguments.contains { typeName(of: recordedValue($0)).includes("->") }
      return takesClosure ? ".andDo { \(parameters) in <#call the closure#> }" : ".andReturn()"
    }
    return ".andReturn(<#\(typeName(result))#>)"
  }
}

extension Misuse {
  /// The stubs that come nearest to a call, as lines.
  private static func nearestStubs(
    to call: CallInProgress,
    _ signature: MemberSignature,
    returning result: any Any.Type
  ) -> [String] {
    let arguments = call.arguments
    let compared = call.stubs.all.lazy.map { stub in
      let comparison = call.rejected.first { $0.stub === stub }?.comparison
      let mismatches =
        stub.matchers.isEmpty
        ? nil : CallMismatches(of: stub.matchers, with: arguments, after: comparison)
      return (stub: stub, mismatches: mismatches)
    }
    let nearest = NearCalls.nearest(
      compared, bestScore: arguments.count, score: { $0.mismatches?.score ?? 0 })
    let candidates = nearest.map { stub, mismatches in
      let reasons = mismatches?.reasons(signature) ?? []
      let candidate = NearestCandidates.Candidate(
        title: stub.title,
        reasons: reasons.isEmpty ? [stub.reason(insteadOf: result)] : reasons
      )
      return (position: Int(stub.number), candidate: candidate)
    }
    return NearestCandidates.lines(candidates, of: call.stubs.all.count, isNumbered: false)
  }
}

extension FinishedStub {
  /// `with ("42") at FeedTests.swift:12`, in a list of stubs.
  var title: String {
    let words = matchers.isEmpty ? "any arguments" : String(matchers.words.dropFirst())
    return "\(words) at \(location)"
  }

  /// The reason why a stub does not answer a call that it matches.
  fileprivate func reason(insteadOf result: any Any.Type) -> String {
    answer.canReturn(result)
      ? "its answers are used up, and there is no previous stub for the call"
      : answer.words(insteadOf: result)
  }
}

extension StubAnswer {
  /// `answers with a String, but the call returns Int`. A generic member returns any type.
  func words(insteadOf result: any Any.Type) -> String {
    "answers \(typeDescription), but the call returns \(typeName(result))"
  }

  /// The answer of a stub, as a message describes it.
  private var typeDescription: String {
    switch self {
    case .value(let value):
      unwrapped(value.value).map { "with \(article(typeName(of: $0)))" } ?? "with nil"
    case .closure(_, let returned), .asyncClosure(_, let returned):
      "with \(article(typeName(returned)))"
    case .delayed(_, let answer): answer.typeDescription
    case .error: "with an error"
    case .callThrough: "by calling through"
    case .gate: "when its gate is resumed"
    }
  }
}
