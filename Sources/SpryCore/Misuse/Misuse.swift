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
    /// Whether a spy saw it on a real object; else it is a fake's.
    package let isOfObject: Bool

    package init(double: String, member: String, text: String, isOfObject: Bool = false) {
      self.double = double
      self.member = member
      self.text = text
      self.isOfObject = isOfObject
    }
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
