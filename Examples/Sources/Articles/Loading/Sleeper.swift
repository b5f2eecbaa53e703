/// Suspends tasks. With a fake of it, tests do not wait.
protocol Sleeper: Sendable {
  func sleep(for duration: Duration) async throws
}

/// Suspends the current task.
struct TaskSleeper: Sleeper {
  func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration)
  }
}
