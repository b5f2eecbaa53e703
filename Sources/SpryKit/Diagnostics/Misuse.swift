/// Everything that a user of the library can do wrong.
///
/// Its text says what is wrong, where, what was seen, and what to write instead.
public enum Misuse: Error, Sendable, Equatable {
  /// A call that could not be answered, as it stands in a message.
  public struct Call: Sendable, Equatable {
    /// The type of the fake.
    public let double: String
    /// The member's name, as `#function` spells it.
    public let member: String
    /// The call as it is written in Swift: `load(id: "7")`.
    public let text: String
  }

  /// A member was called that has no stub, or none that fits; names of members that have stubs and
  /// were not called may be misspelled.
  case noStub(Call, stubs: [String], uncalled: [String], fix: String)
  /// A member was called whose only stub that could answer was begun and never given an answer.
  case unfinishedStub(Call, stub: String, fix: String)
  /// A member was called, and each of its stubs has another number of arguments.
  case argumentCount(Call, given: Int, stubs: [String])
  /// The answer of a stub is not of the type that the member returns.
  case wrongAnswerType(Call, answer: String, expected: String, stub: String)
  /// A gate was resumed with a value that is not of the type that the member returns.
  case wrongGateValue(Call, value: String, expected: String, stub: String)
  /// A stub throws, or its closure did, in a member that cannot; `stub` is empty where the fake's own
  /// answer does.
  case cannotThrow(Call, error: String, stub: String)
  /// A stub throws an error of another type than the one the member declares; `stub` is empty where
  /// the fake's own answer does.
  case wrongErrorType(Call, error: String, expected: String, stub: String)
  /// A stub has an `async` closure, a delay or a gate, and the member is not `async`.
  case cannotAwait(Call, stub: String)
  /// A stub answered more calls than the test expects of it.
  case tooManyCalls(Call, expected: CountSpecifier, count: Int, stub: String)
  /// A stub answered fewer calls than the test expects of it; the reasons are calls that came near.
  case tooFewCalls(stub: String, expected: CountSpecifier, count: Int, calls: [String])
  /// A stub has given each of its answers, and no more are wanted.
  case answersExhausted(Call, count: Int, stub: String)
  /// A stub leaves the answer to the fake, which has none.
  case nothingToCallThrough(Call, stub: String)
  /// A stub answered a call, and a check of one of its arguments threw.
  case checkThrew(Call, argument: String, error: String, stub: String)
  /// A fake was called after the end of the test that made it.
  case afterTest(Call, test: String, seconds: Double)
  /// A member has no case in the enum of member names.
  case unknownMember(double: String, member: String, names: String)
  /// A captor was asked for an argument that it has not captured.
  case captorIndex(index: Int, count: Int)
  /// A captor was asked for an argument as a type that it is not of.
  case captorType(index: Int, value: String, type: String, requested: String)
  /// Recorded calls were asked for as types that their arguments are not of.
  case callTypes(call: String, types: String, requested: String)
  /// A member of a spy was called, or a property read, and none of the names that answer is set.
  case nothingToReturn(spy: String, member: String, names: [String])
  /// What a spy answers in a generic member is not of the type that the member returns.
  case wrongSpyValue(spy: String, member: String, name: String, type: String, expected: String)
  /// Evidence could not be saved to a file, loaded from it, or removed.
  case evidenceFile(Evidence, EvidenceFault)
  /// Evidence was asked for as a type that it is not of.
  case evidenceType(
    subject: String, reference: String, value: String, type: String, requested: String)
}

extension Misuse.Call {
  init(_ context: CallContext, arguments: [Any?]) {
    self.init(
      double: context.double,
      member: context.member,
      text: MemberSignature(context.member).call(with: arguments.map(describe))
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
