/// Where a stub was made.
struct StubOrigin: Sendable {
  let location: SpryLocation
  /// The `#function` of the code that made it: a test, or what sets it up.
  let maker: StaticString
}

/// What few stubs have.
struct StubTerms {
  var laterAnswers: ContiguousArray<StubAnswer> = []
  var afterLast = AfterLastAnswer.repeatLast
  var expectedCount: CountSpecifier?
  var isLenient = false
}

/// What a chosen stub does for one call.
struct StubTurn {
  let stub: FinishedStub
  /// Nil where it has run out of answers, and that is an error.
  let answer: StubAnswer?
  var isOneTooMany = false
}

/// What a stub does when each of its answers was given once.
public enum AfterLastAnswer: Sendable {
  /// Gives the last answer again and again; the default.
  case repeatLast
  /// Begins again with the first.
  case cycle
  /// Leaves the call to the stub that would have answered without this one.
  case previousStub
  /// Fails the test.
  case fail
}
