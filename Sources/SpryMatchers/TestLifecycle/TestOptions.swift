import SpryKit

/// The options of the scope of a test.
struct TestOptions {
  /// The rule for calls that no stub answers.
  let strictness: Strictness
  /// How to report unused stubs.
  let unusedStubs: UnusedStubs
  /// Whether failures name the code that called a fake.
  let findsCallers: Bool
}

/// The outcome of a test, which decides what is checked at its end.
enum TestOutcome: Equatable {
  case passed
  /// An expectation failed, or an error was thrown. An expected call may be missing because of
  /// that.
  case failed
  /// The test was skipped or cancelled. It is unknown which calls would have followed.
  case endedEarly
}

/// The rule for reporting a stub that answered no calls in a passing test.
///
/// A stub with `lenient()` may stay unused. For a stub with `expected(_:)`, SpryKit verifies only
/// the number of calls.
public enum UnusedStubs: Sendable {
  /// The stub is not reported.
  case off
  /// SpryKit reports a warning. This is the default.
  case warn
  /// The test fails at the stub's line.
  case fail
}
