/// How often a request is sent, and how long to wait in between: twice as long each time.
struct RetryPolicy: Sendable {
  var attempts = 3
  var firstDelay = Duration.milliseconds(200)

  /// The wait after an attempt, counted from 1; nil after the last one.
  func delay(afterAttempt attempt: Int) -> Duration? {
    attempt < attempts ? firstDelay * (1 << (attempt - 1)) : nil
  }
}
