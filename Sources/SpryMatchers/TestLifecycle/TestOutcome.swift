/// The outcome of a test, which decides what is checked at its end.
enum TestOutcome: Equatable {
  case passed
  /// An expectation failed, or an error was thrown. An expected call may be missing because of
  /// that.
  case failed
  /// The test was skipped or cancelled. It is unknown which calls would have followed.
  case endedEarly
}
