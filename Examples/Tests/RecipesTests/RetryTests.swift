import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@Suite("Retry with back-off", .spry)
struct RetryTests {
  private let clock = FakeAppClock()
  private let fetch = SpyClosure<(), String>("fetch")

  @Test("Each pause is twice as long as the one before")
  func pauses() async throws {
    fetch.stub().andThrow(URLError(.timedOut)).andThrow(URLError(.timedOut)).andReturn("news")

    #expect(try await retry(attempts: 5, clock: clock, fetch.closure) == "news")

    expectExactlyInOrder {
      fetch.calls()
      clock.calls.sleep(for: .seconds(1))
      fetch.calls()
      clock.calls.sleep(for: .seconds(2))
      fetch.calls()
    }
  }

  @Test("The last error is thrown, without a pause after it")
  func lastError() async {
    fetch.stub().andThrow(URLError(.timedOut)).andThrow(URLError(.cannotFindHost))

    await #expect(throws: URLError(.cannotFindHost)) {
      try await retry(attempts: 2, clock: clock, fetch.closure)
    }

    expectHaveReceived(clock.calls.sleep(for: .any), .once)
  }

  @Test("A cancelled pause ends the attempts")
  func cancellation() async {
    fetch.stub().andThrow(URLError(.timedOut))
    clock.stub.sleep(for: .any).andThrow(CancellationError())

    await #expect(throws: CancellationError.self) {
      try await retry(attempts: 5, clock: clock, fetch.closure)
    }

    expectHaveReceived(fetch.calls(), .once)
  }
}
