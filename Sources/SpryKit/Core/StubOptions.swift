/// The options of a stub, besides its arguments and its answers.
struct StubOptions {
  var afterLast = AfterLastAnswer.repeatLast
  var expectedCount: CountSpecifier?
  var isLenient = false
  /// The delay of the answers that are added after it was set.
  var delay: SpryDuration?

  /// Returns an answer with the current delay, if there is one.
  func delaying(_ answer: StubAnswer) -> StubAnswer {
    if let delay { .delayed(delay, answer) } else { answer }
  }
}

/// The rule for calls after a stub has given each of its answers once.
public enum AfterLastAnswer: Sendable {
  /// The stub repeats its last answer. This is the default.
  case repeatLast
  /// The stub starts again with its first answer.
  case cycle
  /// The call goes to the stub that would answer if this stub didn't exist.
  case previousStub
  /// The call is misuse, which fails the test.
  case fail
}

/// The rule for unstubbed calls.
///
/// An unstubbed call is one that neither a stub nor the fake itself answers. The fake records such
/// a call under every rule. Three kinds of calls are always misuse: a call after the fake's test
/// has ended, a call to a member whose stub has no answer, and a call to a member whose stubs
/// expect a different number of arguments.
public enum Strictness: Sendable {
  /// An unstubbed call is misuse, which fails the test, unless the member returns `Void`. This is
  /// the default.
  case normal
  /// An unstubbed call is misuse, even if the member returns `Void`.
  case strict
  /// An unstubbed call returns a default value, and the test continues. See ``SpryDefaultable`` and
  /// ``withDefaults(_:body:)``. If the result type has no default value, the call is misuse.
  case relaxed
}

extension SpryState {
  var strictness: Strictness {
    get { contents.withLock { $0.strictness } ?? (SpryScope.local ?? scope ?? .current).strictness }
    set { contents.withLock { $0.strictness = newValue } }
  }
}
