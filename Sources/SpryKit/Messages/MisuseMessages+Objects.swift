// The parts of a message that differ for a spy on a real object, which has no code of a fake.
extension Misuse.Call {
  /// The arguments that a stub can expect.
  var passes: String { isOfObject ? "the member takes" : "the fake passes on" }

  /// The change that lets a stub throw, as the end of an advice; empty if a macro wrote the member,
  /// which is as the protocol has it.
  var orThrowing: String {
    if isOfClosure { return ", or let the type of the closure throw" }
    if isTyped { return "" }
    return isOfObject
      ? ", or, if the member throws, write 'spied { () throws in … }' in it"
      : ", or, if the protocol's member throws, use spryifyThrows in the fake"
  }

  /// The change that lets a stub be awaited, as the end of an advice; empty if a macro wrote the
  /// member.
  var orAwaiting: String {
    if isOfClosure { return ", or let the type of the closure be async" }
    if isTyped { return "" }
    return isOfObject
      ? ", or, if the member is async, write 'await spied(…)' in it"
      : ", or, if the protocol's member is async, write 'await spryify(…)' in the fake"
  }

  /// Whether it is a call of a ``SpyClosure``, whose member has its name.
  private var isOfClosure: Bool { member.prefix { $0 != "(" } == fake }

  /// The reason why a stub cannot call through.
  var nothingBehind: String {
    if isOfObject { return "the spy does not forward its calls" }
    return isTyped ? "the fake wraps no object" : "the fake has no implementation to call"
  }

  /// The code that lets a stub call through.
  var somethingBehind: String {
    if isOfClosure { return "give the stub another answer" }
    if isTyped { return "create the fake with 'wrapping:', which '@Spryable(wraps: true)' writes" }
    return isOfObject
      ? "create the spy with 'forwardsInvocations: true'"
      : "write 'spryify(…, fallbackValue: …)' in the fake"
  }
}

extension Misuse {
  /// The call that could not be answered, if the misuse is about one.
  var call: Call? {
    switch self {
    case .noStub(let call, _, _, _), .unfinishedStub(let call, _, _),
      .argumentCount(let call, _, _), .wrongAnswerType(let call, _, _, _),
      .wrongGateValue(let call, _, _, _), .cannotThrow(let call, _, _),
      .wrongErrorType(let call, _, _, _), .cannotAwait(let call, _), .cannotBlock(let call, _, _),
      .tooManyCalls(let call, _, _, _), .answersExhausted(let call, _, _),
      .nothingToCallThrough(let call, _), .checkThrew(let call, _, _, _),
      .nestedCalls(let call, _, _), .otherTest(let call, _, _), .afterTest(let call, _, _):
      call
    default: nil
    }
  }
}
