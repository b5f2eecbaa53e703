import SpryKit
import SpryMatchers
import TestSupport
import Testing

@MainActor private final class FakeStore: @MainActor Spryable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
    case load = "load()"
  }

  let spryState = SpryState()

  func save(_ value: Int) { spryify(arguments: value) }
  func load() async -> Int { await spryify() }
}

/// Waits on the main actor, which the test does not leave before it ends the scope. So a wait has no
/// time to look.
@Suite("A wait that is not over at the end of the test")
@MainActor struct EndOfWaitTests {
  private let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
  private let clock = HandClock()
  private let fake: FakeStore

  init() {
    fake = scope.run { FakeStore() }
  }

  private func wait(_ count: CountSpecifier) -> Task<Void, any Error> {
    Task { [fake, clock] in
      _ = try await fake.called(.save, with: 1).wait(
        for: count, within: SpryDuration(.seconds(1), on: clock))
    }
  }

  @Test("Fails for too few calls, with the other calls")
  func tooFewCalls() async {
    let wait = wait(.exactly(2))
    _ = await clock.nextSleeper()
    fake.save(1)
    fake.save(2)
    let failed = scope.end().failedWaits
    expectGolden(failed.map(\.description))
    await #expect(throws: CallWaitError.self) { try await wait.value }
  }

  @Test("Fails for too many calls")
  func tooManyCalls() async {
    let wait = wait(.once)
    _ = await clock.nextSleeper()
    for _ in 1...2 { fake.save(1) }
    let failed = scope.end().failedWaits
    expectGolden(failed.map(\.description))
    await #expect(throws: CallWaitError.self) { try await wait.value }
  }

  @Test("Passes if the call was made")
  func met() async {
    let wait = wait(.once)
    _ = await clock.nextSleeper()
    fake.save(1)
    #expect(scope.end().failedWaits.isEmpty)
    _ = await wait.result
  }

  @Test("Passes if it was cancelled")
  func cancelled() async {
    let wait = wait(.once)
    _ = await clock.nextSleeper()
    wait.cancel()
    #expect(scope.end().failedWaits.isEmpty)
    _ = await wait.result
  }

  @Test("Passes if the caller came to the gate")
  func metAtAGate() async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let (fake, clock) = (fake, clock)
    let gate = fake.stub(.load).suspend()
    let wait = Task { try await gate.waitForCaller(within: SpryDuration(.seconds(1), on: clock)) }
    _ = await clock.nextSleeper()
    let load = Task.immediate { await fake.load() }
    gate.resume(returning: 1)
    #expect(scope.end().failedWaits.isEmpty)
    _ = await (wait.result, load.value)
  }

  @Test("Outside every test, fails the test whose fake it waits for")
  func noTest() async {
    await #expect(throws: CallWaitError.self) {
      try await fake.called(.save).wait(within: .zero)
    }
    #expect(scope.end().failedWaits.count == 1)
  }

  @Test("In another test, fails only that one")
  func otherTest() async {
    let other = SpryScope(ofTest: "another test", misuse: .report { _, _ in })
    let error = await other.run(isolation: #isolation) { () -> (any Error)? in
      do { _ = try await fake.called(.save).wait(within: .zero) } catch { return error }
      return nil
    }
    #expect(error is CallWaitError)
    #expect(other.end().failedWaits.count == 1)
    #expect(scope.end().failedWaits.isEmpty)
  }
}

@Suite("A wait for callers on the main actor", .spry)
@MainActor struct GateOnMainActorTests {
  @Test("A caller that came and went before the wait looked ends the wait")
  func callerThatHasGone() async throws {
    let (fake, clock) = (FakeStore(), HandClock())
    let gate = fake.stub(.load).suspend()
    let limit = SpryDuration(.seconds(1), on: clock)
    let wait = Task { try await gate.waitForCaller(within: limit) }
    _ = await clock.nextSleeper()
    // The caller wakes the wait, which runs on the main actor after the second task.
    let call = Task { await fake.load() }
    Task { gate.resume(returning: 1) }
    #expect(await call.value == 1)
    clock.advance(by: .seconds(1))
    try await wait.value
  }
}
