import SpryMacros

@testable import Articles

/// Has no enumeration `Function`, so a string literal names its member: `"sleep(for:)"`.
final class FakeSleeper: Sleeper, Spryable {
  func sleep(for duration: Duration) async throws {
    try await spryifyThrows(arguments: duration)
  }
}
