import Dispatch
import Testing

/// Ends the process when a suite hangs: a time limit alone is recorded, and then waits for a thread
/// that is blocked for ever.
struct HangingTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    nonisolated(unsafe) let end = DispatchWorkItem { fatalError("'\(test.name)' hangs") }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60), execute: end)
    defer { end.cancel() }
    try await function()
  }
}

extension Trait where Self == HangingTrait {
  /// Fails the run where a test of the suite blocks its thread for a minute.
  static var endsHanging: HangingTrait { HangingTrait() }
}
