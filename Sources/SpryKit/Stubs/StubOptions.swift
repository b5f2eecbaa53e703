/// The member, the location, and the number of a stub, which it has before its first answer.
///
/// A class, so that a copy of a stub is short.
final class StubSource: Sendable {
  /// The member's key.
  let member: String
  let location: SpryLocation
  /// The `#function` of the code that made the stub: a test, or its set-up.
  let maker: StaticString
  /// The number of the stub among the stubs of its fake, from 1.
  let number: UInt32

  init(member: String, location: SpryLocation, maker: StaticString, number: UInt32) {
    self.member = member
    self.location = location
    self.maker = maker
    self.number = number
  }
}

/// The options of a stub, besides its arguments and its answers.
struct StubOptions {
  var afterLast = AfterLastAnswer.repeatLast
  var expectedCount: CountSpecifier?
  var isLenient = false
  /// The delay of the answers that are added after it was set.
  var delay: Delay?
}

/// The rule for calls after a stub has given each of its answers once.
public enum AfterLastAnswer: Sendable {
  /// The stub repeats its last answer. The default.
  case repeatLast
  /// The stub begins again with its first answer.
  case cycle
  /// The stub leaves the call to the stub that would answer without it.
  case previousStub
  /// The call is misuse, which fails the test.
  case fail
}

/// The rule for calls that neither a stub nor the fake itself answers.
///
/// All calls are recorded. A call after the end of its test is misuse by every rule, and so is a call
/// of a member whose stubs have no answer, or expect another number of arguments.
public enum Strictness: Sendable {
  /// They are misuse, which fails the test, unless the member returns nothing. The default.
  case normal
  /// They are misuse, even if the member returns nothing.
  case strict
  /// They return a default value, and the test goes on. See ``SpryDefaultable`` and
  /// ``withDefaults(_:body:)``. They are misuse only if the type of the result has no default value.
  case relaxed
}

extension SpryState {
  var strictness: Strictness {
    get { contents.withLock { $0.strictness } ?? SpryScope.current(or: scope).strictness }
    set { contents.withLock { $0.strictness = newValue } }
  }
}
