import Dispatch
package import Testing

/// Ends the process when a test hangs. A time limit alone is recorded and then waits for the blocked
/// thread.
package struct HangingTrait: SuiteTrait, TestTrait, TestScoping {
  /// Each test of the suite has its own time.
  package let isRecursive = true

  package func provideScope(
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
  package static var endsHanging: HangingTrait { HangingTrait() }
}
