/// Tries an operation several times. Each pause is twice as long as the one before.
func retry<Value>(
  attempts: Int, clock: any AppClock, _ operation: () async throws -> Value
) async throws -> Value {
  var pause = Duration.seconds(1)
  for _ in 1..<attempts {
    do {
      return try await operation()
    } catch {
      // It throws if the task was cancelled.
      try await clock.sleep(for: pause)
      pause *= 2
    }
  }
  return try await operation()
}
