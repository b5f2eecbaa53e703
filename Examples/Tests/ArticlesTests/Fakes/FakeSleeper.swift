import SpryMacros

@testable import Articles

/// A hand-written fake. An enum names its members, and stubs and assertions use these names.
final class FakeSleeper: Sleeper, Spryable {
  enum Function: String, StringRepresentable { case sleep }

  let spryState = SpryState()

  func sleep(for duration: Duration) async throws {
    try await spryifyThrows(arguments: duration)
  }
}
