/// Suspends tasks. With a fake of it, tests do not wait.
protocol Pause: Sendable {
  func wait(_ duration: Duration) async throws
}
