// What is said otherwise where a spy saw the call on a real object: that has no code of a fake.
extension Misuse.Call {
  /// Which arguments a stub can ask for.
  var passes: String { isOfObject ? "the member takes" : "the fake passes on" }

  /// What lets a stub throw.
  var throwing: String {
    isOfObject ? "write 'spied { () throws in … }' in it" : "use spryifyThrows in the fake"
  }

  /// What lets a stub be awaited.
  var awaiting: String {
    isOfObject ? "'await spied(…)' in it" : "'await spryify(…)' in the fake"
  }

  /// Why a stub cannot call through.
  var nothingBehind: String {
    isOfObject ? "the spy does not forward its calls" : "the fake has nothing behind it"
  }

  /// What lets it.
  var somethingBehind: String {
    isOfObject
      ? "make the spy with 'forwardsInvocations: true'"
      : "write 'spryify(…, orElse: { … })' in the fake"
  }

  /// How the test that has ended knows the receiver.
  var ofTest: String { isOfObject ? "whose spy is on it" : "whose fake it is" }
}

extension Misuse {
  /// The call that could not be answered, if it is about one.
  var call: Call? {
    switch self {
    case .noStub(let call, _, _, _), .unfinishedStub(let call, _, _),
      .argumentCount(let call, _, _), .wrongAnswerType(let call, _, _, _),
      .wrongGateValue(let call, _, _, _), .cannotThrow(let call, _, _),
      .wrongErrorType(let call, _, _, _), .cannotAwait(let call, _),
      .tooManyCalls(let call, _, _, _), .answersExhausted(let call, _, _),
      .nothingToCallThrough(let call, _), .checkThrew(let call, _, _, _),
      .afterTest(let call, _, _):
      call
    default: nil
    }
  }
}
