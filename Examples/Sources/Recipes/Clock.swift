import Foundation
import SpryMacros

/// The time, and pauses. The recipes `Retry` and `Debounce` use it, too.
@Spryable
protocol AppClock: Sendable {
  var now: Date { get }
  func sleep(for duration: Duration) async throws
}

struct SystemClock: AppClock {
  var now: Date { Date() }
  func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}

struct Session {
  let expires: Date
  let clock: any AppClock

  var isExpired: Bool { clock.now >= expires }
}
