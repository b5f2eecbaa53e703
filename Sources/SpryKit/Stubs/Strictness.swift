/// The rule for calls that neither a stub nor the fake itself answers.
///
/// All calls are recorded. A call after the end of its test is misuse by every rule, and so is a call
/// of a member whose stubs have no answer, or expect another number of arguments.
public enum Strictness: Sendable {
  /// They are misuse, which fails the test, unless the member returns nothing. The default.
  case normal
  /// They are misuse, also if the member returns nothing.
  case strict
  /// They return an empty value, and the test goes on. See ``SpryDefaultable`` and
  /// ``withDefaults(_:body:)``. They are misuse only if the type of the result has no empty value.
  case relaxed
}
