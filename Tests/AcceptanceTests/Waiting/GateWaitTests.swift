import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("Waiting for callers of a gate", .spry)
struct GateWaitTests {
  private let fake = FakeLoader()

  @Test("A caller ends the wait")
  func endsWhenACallerComes() async throws {
    let gate = fake.stub(.load).suspend()
    async let loaded = fake.load("42")
    try await gate.waitForCaller(within: SpryDuration(.seconds(1), on: FixedClock.still))
    gate.resume(returning: "Ann")
    #expect(try await loaded == "Ann")
  }

  @Test("A caller from before ends the wait at once")
  func aCallerThatIsThereIsEnoughWhateverTheTime() async throws {
    let gate = fake.stub(.load).suspend()
    async let loaded = fake.load("42")
    await gate.waitForCaller()
    try await gate.waitForCaller(within: .zero)
    gate.resume(returning: "Ann")
    _ = try await loaded
  }

  @Test("A timeout says that nothing was called")
  func timeOutSaysThatNothingWasCalled() async {
    let gate = fake.stub(.load).lenient().suspend()
    let error = await failedWait {
      try await gate.waitForCaller(within: SpryDuration(.seconds(5), on: FixedClock.over))
    }
    expectGolden(error?.failure.text)
  }

  @Test("A timeout lists the last calls")
  func timeOutSaysWhereTheCallsWent() async throws {
    let gate = fake.stub(.load).suspend()
    fake.stub(.load).with("7").andReturn("other")
    fake.stub(.flush).andReturn()
    let fake = fake
    async let held = fake.load("42")
    await gate.waitForCaller()
    fake.flush()
    _ = try await fake.load("7")
    let error = await failedWait {
      try await gate.waitForCallers(
        2, within: SpryDuration(.milliseconds(1_500), on: FixedClock.over))
    }
    gate.resume(returning: "Ann")
    _ = try await held
    expectGolden(error?.failure.text)
  }

  @Test("A timeout names the older stub with arguments that took the caller")
  func anOlderStubTookTheCaller() async throws {
    fake.stub(.load).with("42").andReturn("other")
    let gate = fake.stub(.load).lenient().suspend()
    _ = try await fake.load("42")
    let error = await failedWait {
      try await gate.waitForCaller(within: SpryDuration(.seconds(1), on: FixedClock.over))
    }
    expectGolden(error?.failure.text)
  }

  @Test("A timeout says why other calls are not for the gate")
  func otherArguments() async throws {
    let gate = fake.stub(.load).with("42").lenient().suspend()
    fake.stub(.load).with("7").andReturn("other")
    _ = try await fake.load("7")
    let error = await failedWait {
      try await gate.waitForCaller(within: SpryDuration(.seconds(1), on: FixedClock.over))
    }
    expectGolden(error?.failure.text)
  }

  @Test("A timeout names the newer stub that took the caller, and no call that the gate is not for")
  func aNewerStubTookTheCaller() async throws {
    let gate = fake.stub(.load).with("42").lenient().suspend()
    fake.stub(.load).with(Argument.nonNil).andReturn("other")
    _ = try await fake.load("42")
    _ = try await fake.load("7")
    let error = await failedWait {
      try await gate.waitForCaller(within: SpryDuration(.seconds(1), on: FixedClock.over))
    }
    expectGolden(error?.failure.text)
  }

  @Test("A timeout on the default clock")
  func timeOutOnTheRealClock() async {
    let gate = fake.stub(.load).lenient().suspend()
    _ = await failedWait { try await gate.waitForCaller(within: .zero) }
  }

  // A wait without an end would hang the run.
  @Test("A clock that throws ends the waits", .timeLimit(.minutes(1)))
  func brokenClock() async {
    let gate = fake.stub(.load).lenient().suspend()
    let ofGate = await failedWait {
      try await gate.waitForCallers(2, within: SpryDuration(.seconds(5), on: FixedClock.broken))
    }
    let ofCall = await failedWait {
      try await fake.called(.load).wait(within: SpryDuration(.seconds(5), on: FixedClock.broken))
    }
    expectGolden([ofGate, ofCall].map { $0?.failure.text ?? "no failure" })
    await withKnownIssue {
      _ = await expectHaveNotReceived(
        fake.called(.load), for: SpryDuration(.seconds(5), on: FixedClock.broken))
    }
  }

  @Test("Cancellation ends the wait")
  func endsByCancellation() async {
    let gate = fake.stub(.load).lenient().suspend()
    let wait = Task {
      try await gate.waitForCaller(within: SpryDuration(.seconds(1), on: FixedClock.still))
    }
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }
  }

  @Test("The end of the test ends the wait")
  func endOfTheTestEndsIt() async throws {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    // Without a fake, the gate could not name it.
    let fake = scope.run { FakeLoader() }
    let gate = fake.stub(.load).lenient().suspend()
    let clock = HandClock()
    let limit = SpryDuration(.seconds(1), on: clock)
    let wait = scope.run { Task { try await gate.waitForCaller(within: limit) } }  // <- wait
    _ = await clock.nextSleeper()
    let issues = scope.end().failedWaits
    #expect(issues.map { Int($0.location.line) } == [line(of: "wait")])
    expectGolden(issues.map(\.description), "The end of the test reports the wait")
    let error = await failedWait { try await wait.value }
    expectGolden(error?.failure.text)
    withExtendedLifetime(fake) {}
  }

  @Test("A timeout of a fake that is gone")
  func aFakeThatIsGoneHasNoCallers() async {
    let gate = FakeLoader().stub(.load).lenient().suspend()
    let error = await failedWait {
      try await gate.waitForCaller(within: SpryDuration(.seconds(5), on: FixedClock.over))
    }
    expectGolden(error?.failure.text)
  }
}
