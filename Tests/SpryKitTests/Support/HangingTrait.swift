import Dispatch
import Testing

/// Ends the process when a test hangs. A time limit alone is recorded and then waits for the blocked
/// thread.
struct HangingTrait: SuiteTrait, TestTrait, TestScoping {
  /// Each test of the suite has its own time.
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    nonisolated(unsafe) let end = DispatchWorkItem { fatalError("'\(test.name)' hangs") }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300), execute: end)
    defer { end.cancel() }
    try await function()
  }
}

extension Trait where Self == HangingTrait {
  /// Ends the run where a test of the suite blocks its thread.
  static var endsHanging: HangingTrait { HangingTrait() }
}
