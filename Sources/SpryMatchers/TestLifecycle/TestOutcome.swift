/// The outcome of a test, as far as it decides what is checked at its end.
enum TestOutcome: Equatable {
  case passed
  /// An expectation failed, or an error was thrown: an expected call may be missing because of that.
  case failed
  /// The test was skipped or cancelled: which calls would have followed is unknown.
  case endedEarly
}
