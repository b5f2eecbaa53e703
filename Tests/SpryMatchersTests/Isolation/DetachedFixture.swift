import Foundation
import SpryMatchers
import Testing

/// Fails on purpose where no test is known, run only by ``MisuseRunTests``.
@Suite(.enabled(if: runsFixtures)) struct DetachedFixture {
  @Test func detachedTask() async {
    await Task.detached { expectHaveRecordedCalls(FakeService()) }.value
  }

  @Test func otherThread() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        XCTAssertHaveRecordedCalls(FakeService())
        continuation.resume()
      }
    }
  }
}
