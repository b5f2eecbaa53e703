import SpryMacros

@testable import Articles

/// Has no `Function` enum: its one member is named by a string literal, `"sleep(for:)"`.
final class FakeSleeper: Sleeper, Spryable {
  func sleep(for duration: Duration) async throws {
    try await spryifyThrows(arguments: duration)
  }
}
