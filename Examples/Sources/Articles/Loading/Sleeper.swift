/// Waits, so that a test need not.
protocol Sleeper: Sendable {
  func sleep(for duration: Duration) async throws
}

/// Suspends the current task.
struct TaskSleeper: Sleeper {
  func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration)
  }
}
