/// How a test came to its end, as far as that decides what is checked then.
enum TestEnding: Equatable {
  case passed
  /// An expectation failed, or an error was thrown: what is missing now may be missing for that.
  case failed
  /// It was skipped or cancelled: nobody knows what would have come.
  case leftEarly
}
