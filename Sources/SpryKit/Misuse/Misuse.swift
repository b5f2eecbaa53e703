/// A mistake in a test or a fake.
///
/// Its description has the mistake, the fake and the stub, what was seen, and what to write
/// instead.
public enum Misuse: Error, Sendable, Equatable {
  /// A call that could not be answered, as a message shows it.
  public struct Call: Sendable, Equatable {
    /// The type of the fake.
    public let fake: String
    /// The member's name, as `#function` spells it.
    public let member: String
    /// The call as it is written in Swift: `load(id: "7")`.
    public let text: String
    /// Whether a spy recorded the call on a real object.
    package let isOfObject: Bool
    /// Whether `@Spryable` wrote the fake, so that its members take no answer of their own.
    package let isTyped: Bool
    /// The code that made the call, `Checkout.pay() (Checkout.swift:88)`, or `nil` if it is
    /// unknown, or if the misuse is reported at its line.
    public let caller: String?

    package init(
      fake: String, member: String, text: String, isOfObject: Bool = false, isTyped: Bool = false,
      caller: String? = nil
    ) {
      self.fake = fake
      self.member = member
      self.text = text
      self.isOfObject = isOfObject
      self.isTyped = isTyped
      self.caller = caller
    }
  }

  /// A called member has no stub, or no stub that matches. `uncalled` has the names of stubbed
  /// members that were not called, which may be misspelled. `fix` is empty if the call of a static
  /// member came from outside the task of the test that stubs it.
  case noStub(Call, stubs: [String], uncalled: [String], fix: String)
  /// The only matching stub of a called member has no answer.
  case unfinishedStub(Call, stub: String, fix: String)
  /// A member was called, but each of its stubs has a different number of arguments.
  case argumentCount(Call, given: Int, stubs: [String])
  /// The answer of a stub is not of the type that the member returns.
  case wrongAnswerType(Call, answer: String, expected: String, stub: String)
  /// A gate was resumed with a value that is not of the type that the member returns.
  case wrongGateValue(Call, value: String, expected: String, stub: String)
  /// A stub throws, or its closure threw, in a member that cannot throw.
  case cannotThrow(Call, error: String, stub: String)
  /// A stub throws an error of a type that the member does not declare.
  case wrongErrorType(Call, error: String, expected: String, stub: String)
  /// A stub has an `async` closure, a delay, or a gate that suspends, but the member is not
  /// `async`.
  case cannotAwait(Call, stub: String)
  /// A stub blocks its callers, but the call was made where the test could wait for itself: in a
  /// task, on the main thread, or on the thread that made the gate. `place` names it.
  case cannotBlock(Call, place: String, stub: String)
  /// A stub answered more calls than the test expects.
  case tooManyCalls(Call, expected: CountSpecifier, count: Int, stub: String)
  /// A stub answered fewer calls than the test expects. `calls` has the nearest calls, as lines.
  case tooFewCalls(stub: String, expected: CountSpecifier, count: Int, calls: [String])
  /// All answers of a stub are used up, and the stub is set to fail after the last.
  case answersExhausted(Call, count: Int, stub: String)
  /// A stub expects a number of calls that is never right, or its fake belongs to no test, so that
  /// nothing checks the number.
  case meaninglessExpectation(stub: String, expected: CountSpecifier)
  /// A stub was begun and never given an answer.
  case stubWithoutAnswer(fake: String, member: String)
  /// A stub has more than one list of arguments.
  case withTwice(stub: String)
  /// A stub got its arguments after its first answer, so they do not count.
  case withAfterAnswer(stub: String)
  /// A stub calls through, but the fake has no implementation behind it.
  case nothingToCallThrough(Call, stub: String)
  /// A stub answered a call, but a check of one of its arguments threw.
  case checkThrew(Call, argument: String, error: String, stub: String)
  /// Calls of one member are nested within the answers of others, so deep that the stack would soon
  /// end. `stub` is empty if the fake itself answers.
  case nestedCalls(Call, count: Int, stub: String)
  /// A running test called a fake of another running test. `test` made the fake, and `caller` called
  /// it.
  case otherTest(Call, test: String, caller: String)
  /// A fake was called after the end of the test that made it.
  case afterTest(Call, test: String, seconds: Double)
  /// A member has no case in the enum of member names. `caller` is the code that called it, as in
  /// ``Call``.
  case unknownMember(fake: String, member: String, names: String, caller: String? = nil)
  /// A test reads an argument that a captor has not captured.
  case captorIndex(index: Int, count: Int)
  /// A test reads an argument of a captor as a wrong type.
  case captorType(index: Int, value: String, type: String, requested: String)
  /// A test reads the calls of a member with an expected argument that nothing can match, so that
  /// there are none, whatever was called.
  case noCallCanMatch(fake: String, member: String, argument: String, reason: String)
  /// A test reads the arguments of recorded calls as wrong types.
  case callTypes(call: String, types: String, requested: String)
  /// A member of a spy was called, or a property was read, but no name that gives its answer is
  /// set. `caller` is the code that called it, as in ``Call``.
  case nothingToReturn(spy: String, member: String, names: [String], caller: String? = nil)
  /// The answer of a spy's generic member is not of the type that the member returns. `caller` is
  /// the code that called it, as in ``Call``.
  case wrongSpyValue(
    spy: String, member: String, name: String, type: String, expected: String,
    caller: String? = nil
  )
  /// Another module of the package was used wrongly. SpryObjects reports this if evidence cannot be
  /// saved, loaded, or removed.
  case other(message: String)
}
