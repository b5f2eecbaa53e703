/// The number of attempts, and the waits between them. Each wait is twice as long as the last one.
struct RetryPolicy: Sendable {
  var attempts = 3
  var firstDelay = Duration.milliseconds(200)

  /// The wait after an attempt, counted from 1, or nil after the last one.
  func delay(afterAttempt attempt: Int) -> Duration? {
    attempt < attempts ? firstDelay * (1 << (attempt - 1)) : nil
  }
}
