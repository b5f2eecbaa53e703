import SpryMacros

@testable import Articles

/// A fake by hand. An enumeration names its members, and its stubs and checks use these names.
final class FakeSleeper: Sleeper, Spryable {
  enum Function: String, StringRepresentable {
    case sleep = "sleep(for:)"
  }

  let spryState = SpryState()

  func sleep(for duration: Duration) async throws {
    try await spryifyThrows(arguments: duration)
  }
}
