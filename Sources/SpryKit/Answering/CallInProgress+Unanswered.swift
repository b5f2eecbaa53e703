// Calls that nothing answers.
extension CallInProgress {
  /// Returns the value of a call that needs no stub, or `nil` if it needs one.
  func valueWithoutStub<Result>() -> Result? {
    if stub != nil { return nil }
    // The types are compared, because `()` can also be cast to `Any`.
    let void = Result.self == Void.self && !isMistaken ? () as? Result : nil
    switch state.strictness {
    case .normal: return void
    case .strict: return isWrite ? void : nil
    case .relaxed:
      return isMistaken
        ? nil
        : state.reportingScope.defaultValue(of: Result.self) { "\(self.nameOfMember) has no stub" }
    }
  }

  /// Whether a call that returns `Void` is a write in a hand-written setter.
  var isWrite: Bool { MemberSignature(member.name).isOfReads }

  /// Whether the member has stubs, and none is for the number of arguments of such a call.
  private var isStubbedForOtherCount: Bool {
    if !stubs.isForOtherCount(than: arguments.count, and: []) { return false }
    let counts = MemberSignature(member.name).accessorArgumentCounts
    return stubs.isForOtherCount(than: arguments.count, and: counts)
  }

  /// Whether a call without a stub is misuse by every rule: the test has ended, its stubs are for another
  /// number of arguments, or the stub that matches the call has no answer.
  private var isMistaken: Bool {
    isStubbedForOtherCount || unfinishedStub != nil
      || state.contents.withLock { $0.scopeEnd != nil }
  }

  /// The start of a message: `'load(id:)' on FakeService`.
  var nameOfMember: String { state.history(of: handle.type).name.headline(site.memberName) }

  /// Makes the misuse of a call that neither a stub nor the fake answers.
  func unanswered(returning result: any Any.Type) -> LocatedMisuse {
    // To look up the caller takes longer than the time until a late call.
    let (end, age) = state.contents.withLock { ($0.scopeEnd, $0.scopeEnd?.age) }
    let context =
      if let end, isLate {
        PendingFailure.lookUp(
          for: "\(nameOfMember) was called after "
            + "the end of its test '\(end.test)'"
        ) { self.context }
      } else {
        self.context
      }
    let (call, signature) = (context.call, context.signature)
    func misuse(
      _ kind: Misuse.Kind, _ what: String, seen: [String]? = nil, _ advice: String
    ) -> LocatedMisuse {
      self.misuse(kind, context, what, seen: seen, advice)
    }
    if let namePrefix, stub != nil || stubs.all.isEmpty && unfinishedStub == nil,
      context.scopeEnd == nil
    {
      return nothingToReturn(namePrefix, context, result)
    }
    if stub != nil {
      return misuse(
        .nothingToCallThrough,
        "was called\(call.arguments), and its stub calls through, but \(call.receiver.nothingBehind)",
        call.receiver.somethingBehind)
    }
    if let end, let age {
      return misuse(
        .afterTest, "was called\(call.arguments) after the end of its test '\(end.test)'",
        seen: ["  the call was made \(duration(age)) after the end"],
        context.isOfDeinit
          ? "release the object that calls before the end of the test; on Apple's platforms, "
            + "create it in 'autoreleasepool { … }'"
          : "await the work that the test starts, or cancel it; "
            + "if tests share the \(call.receiver == .object ? "object" : "fake"), create one in each test"
      )
    }
    if let unfinishedStub {
      state.contents.withLock { _ in unfinishedStub.isReported = true }
      return ofUnfinished(unfinishedStub, context, returning: result)
    }
    let near = nearestStubs(signature, returning: result)
    if isStubbedForOtherCount {
      return misuse(
        .argumentCount,
        "was called\(call.arguments), but its stubs expect a different number of arguments",
        seen: nearest(near), adviceForOtherCount(call, signature))
    }
    let values = arguments.values
    let answer = answerClause(result, values, context)
    let elsewhere = near.isEmpty ? stubsElsewhere : []
    let candidates = near + elsewhere
    let fix = context.advice.stub(signature, with: values) + answer
    let what = "has no stub that answers \(call.text)"
    let strict = reasonOfStrictness(result)
    if candidates.isEmpty {
      return misuse(
        .noStub, what,
        seen: strict + [missingStub] + context.uncalledStubs,
        "add: \(fix)")
    }
    // A stub that is added to the test would be in another scope as well. If a stub nearly matches,
    // the call may be wrong.
    return misuse(
      .noStub, what, seen: strict + nearest(candidates),
      !elsewhere.isEmpty && isOffTheTask
        ? "make the call in the test's task" : "correct the call or a stub, or add: \(fix)")
  }

  /// Makes the misuse of a call that a stub without an answer matches.
  private func ofUnfinished(
    _ stub: StubRule, _ context: CallContext, returning result: any Any.Type
  ) -> LocatedMisuse {
    let (call, values) = (context.call, arguments.values)
    // A typed stub has no line before its first verb.
    guard stub.location.line > 0 else {
      let name = headline(call.member, on: call.fake, isClosure: call.receiver == .closure)
      return (.ofStubWithoutAnswer(name, call: call), context.location)
    }
    let code =
      stub.isCatchAll
      ? context.advice.stubOfAnyCall(context.signature, with: values)
      : context.advice.stub(context.signature, with: values)
    return misuse(
      .unfinishedStub, context, "was called\(call.arguments), but its stub has no answer",
      seen: ["  the stub was started at \(stub.location)"],
      "finish it: \(code)\(answerClause(result, values, context))")
  }

  /// What to write if all stubs are for another number of arguments.
  private func adviceForOtherCount(_ call: Misuse.Call, _ signature: MemberSignature) -> String {
    // The parameters are more than what the fake's own code records of them.
    if call.receiver == .closure { return "pass one argument for each parameter of the closure" }
    if call.receiver != .object {
      let advice = ArgumentCountAdvice(
        name: headline(call.member, on: call.fake), signature: signature,
        arguments: arguments.values, isWrite: false
      ).text(stubs.all.first?.matchers ?? [])
      if let advice { return advice }
    }
    return "pass as many arguments to 'with(…)' as "
      + (call.receiver == .object ? "the member takes" : "the fake records")
      + "; 'Argument.anything' matches any argument"
  }

  /// The line about a member without stubs.
  private var missingStub: String {
    state.contents.withLock { _ in member.wereStubsReset }
      ? "  a reset removed the stub of this member" : "  this member has no stubs"
  }

  /// The reason why a call to a member that returns nothing is misuse, as lines.
  func reasonOfStrictness(_ result: any Any.Type) -> [String] {
    result == Void.self && state.strictness == .strict
      ? ["  with '.strict', even a member that returns 'Void' needs a stub"] : []
  }

  private func nearest(_ stubs: [String]) -> [String] {
    ["  the nearest \(stubs.count == 1 ? "stub" : "stubs"):"] + stubs
  }

  /// The answer of a stub, as advice.
  private func answerClause(
    _ result: any Any.Type, _ arguments: [Any], _ context: CallContext
  ) -> String {
    let parameters = context.advice.closureParameters(context.signature, count: arguments.count)
    if result == Void.self {
      // If the member returns nothing and takes a closure, the stub should probably call the
      // closure.
      let takesClosure = arguments.contains { typeName(of: recordedValue($0)).includes("->") }
      return takesClosure ? ".andDo { \(parameters) in <#call the closure#> }" : ".andReturn()"
    }
    return ".andReturn(<#\(typeNameInCode(result))#>)"
  }

  /// The stubs that come nearest to the call, as lines.
  private func nearestStubs(
    _ signature: MemberSignature, returning result: any Any.Type
  ) -> [String] {
    let (arguments, rejected) = (arguments, rejected)
    let candidates = stubs.considered + stubs.unfinished
    let compared = candidates.lazy.map { stub in
      let comparison = rejected.first { $0.stub === stub }?.comparison
      let mismatches =
        stub.matchers.isEmpty
        ? nil : CallMismatches(of: stub.matchers, with: arguments, after: comparison)
      return (stub: stub, mismatches: mismatches)
    }
    let nearest = NearCalls.nearest(
      compared, bestScore: arguments.count, \.mismatches)
    let lines = nearest.map { stub, mismatches in
      let reasons = mismatches?.reasons(signature) ?? []
      let candidate = NearestCandidates.Candidate(
        title: stub.title,
        reasons: reasons.isEmpty ? [stub.reason(insteadOf: result)] : reasons
      )
      return (position: Int(stub.number), candidate: candidate)
    }
    return NearestCandidates.lines(lines, of: candidates.count, isNumbered: false)
  }
}

/// A rounded time: `0.3 s` or `12 ms`.
private func duration(_ seconds: Double) -> String {
  if seconds < 0.1 { return "\(max(1, Int(seconds * 1_000))) ms" }
  return "\(SpryDuration.seconds(Double(Int(seconds * 10)) / 10))"
}

extension StubRule {
  /// `with ("42") at FeedTests.swift:12`, in a list of stubs.
  var title: String {
    let words = matchers.isEmpty ? "any arguments" : String(matchers.words.dropFirst())
    let isFinished = answer != nil
    if !isFinished, matchers.isEmpty { return "a stub without an answer at \(location)" }
    return "\(words)\(isFinished ? "" : ", without an answer,") at \(location)"
  }

  /// The reason why a stub does not answer a call that it matches.
  fileprivate func reason(insteadOf result: any Any.Type) -> String {
    answer?.canReturn(result) != false
      ? "it has used all of its answers, and there is no earlier stub for the call"
      : answer!.words(insteadOf: result)
  }
}
