import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

private struct NoTime: Error {}

/// A clock that cannot sleep, because a test has not set it up, for example.
private struct BrokenClock: Clock, Sendable {
  var now: ContinuousClock.Instant { ContinuousClock().now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    throw NoTime()
  }
}

@Spryable private protocol Bell: Sendable {
  func ring() async -> Int
  func toll() async throws -> Int
}

@Suite("A clock that throws", .spry(unusedStubs: .off, callers: false)) struct ThrowingClockTests {
  private let bell = FakeBell()
  private let time = SpryDuration(.seconds(5), on: BrokenClock())

  @Test("It ends a wait, which then verifies nothing")
  func waits() async throws {
    let calls = bell.calls.ring()
    #expect(
      await CallWait(calls.query).failureOfNoCalls(isolation: nil, for: time)?.text
        == "'ring()' on FakeBell: expected no calls for 5 s, but its clock threw NoTime()")
    let failure = await CallWait(calls.query).failure(isolation: nil, within: time)
    #expect(
      failure?.text.hasPrefix(
        "'ring()' on FakeBell: expected at least 1 call, got none before its clock threw NoTime()")
        == true)
    let gate = bell.stub.ring().suspendForever()
    _ = gate
    await withKnownIssue { _ = try await calls.wait(within: time) }
  }

  @Test("A wait for a caller names it")
  func gates() async throws {
    let gate = bell.stub.ring().suspend()
    try await withKnownIssue {
      try await gate.waitForCaller(within: time)
    } matching: {
      "\($0)".contains("got none before its clock threw NoTime()")
    }
  }

  @Test("A delay says whose error it is")
  func delays() async throws {
    bell.stub.ring().delayed(by: time).andReturn(1)
    bell.stub.toll().delayed(by: time).andReturn(1)
    let texts = await misuses {
      _ = await bell.ring()
      await #expect(throws: Misuse.self) { try await bell.toll() }
    }
    #expect(texts.count == 2)
    #expect(
      texts.allSatisfy {
        $0.contains("was called, but the clock of its stub's delay threw NoTime()")
      })
  }
}
