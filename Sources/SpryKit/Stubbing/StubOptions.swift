/// Where a stub was made, and for which member; known before it has an answer.
final class StubSource: Sendable {
  /// The member's key.
  let member: String
  let location: SpryLocation
  /// The `#function` of the code that made it: a test, or its set-up.
  let maker: StaticString
  /// The stub's place among the stubs of its fake, from 1.
  let number: UInt32

  init(member: String, location: SpryLocation, maker: StaticString, number: UInt32) {
    self.member = member
    self.location = location
    self.maker = maker
    self.number = number
  }
}

/// What a test said of a stub besides its arguments and its answers.
struct StubOptions {
  var afterLast = AfterLastAnswer.repeatLast
  var expectedCount: CountSpecifier?
  var isLenient = false
  /// Delays the answers that are added from now on.
  var delay: StubDelay?
}

/// What a stub does when it has given each of its answers once.
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
