import SpryKit
import SpryMatchers
import Testing

private final class FakeLoader: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case load = "load(_:)"
    case ping = "ping()"
  }

  let spryState = SpryState()

  func load(_ id: String) async throws -> String { try await spryifyThrows(arguments: id) }
  func ping() { spryify() }
}

/// Waits for callers of a gate that do not last for ever.
@Suite(.spry) struct GateWaitTests {
  private let fake = FakeLoader()

  @Test func endsWhenACallerComes() async throws {
    let gate = fake.stub(.load).suspend()
    async let loaded = fake.load("42")
    try await gate.waitForCaller(within: .seconds(1), clock: FixedClock.still)
    gate.resume(returning: "Ann")
    #expect(try await loaded == "Ann")
  }

  @Test func aCallerThatIsThereIsEnoughWhateverTheTime() async throws {
    let gate = fake.stub(.load).suspend()
    async let loaded = fake.load("42")
    await gate.waitForCaller()
    try await gate.waitForCaller(within: .zero)
    gate.resume(returning: "Ann")
    _ = try await loaded
  }

  @Test func timeOutSaysThatNothingWasCalled() async {
    let gate = fake.stub(.load).lenient().suspend()
    let line = #line - 1
    let error = await #expect(throws: CallWaitError.self) {
      try await gate.waitForCaller(within: .seconds(5), clock: FixedClock.over)
    }
    #expect(
      error?.description == """
        'load(_:)' on FakeLoader: expected a caller at the gate of GateWaitTests.swift:\(line), \
        got none within 5 s
          nothing at all was called on FakeLoader
        """)
  }

  @Test func timeOutSaysWhereTheCallsWent() async throws {
    let gate = fake.stub(.load).suspend()
    fake.stub(.load).with("7").andReturn("other")
    fake.stub(.ping).andReturn()
    let line = #line - 3
    let fake = fake
    async let held = fake.load("42")
    await gate.waitForCaller()
    fake.ping()
    _ = try await fake.load("7")
    let error = await #expect(throws: CallWaitError.self) {
      try await gate.waitForCallers(2, within: .milliseconds(1_500), clock: FixedClock.over)
    }
    gate.resume(returning: "Ann")
    _ = try await held
    #expect(
      error?.description == """
        'load(_:)' on FakeLoader: expected 2 callers at the gate of GateWaitTests.swift:\(line), \
        got 1 within 1.5 s
          the last calls of FakeLoader:
            1. load("42")   still running; stub at GateWaitTests.swift:\(line)
            2. ping()       stub at GateWaitTests.swift:\(line + 2)
            3. load("7")    stub at GateWaitTests.swift:\(line + 1)
        """)
  }

  @Test func timeOutOnTheRealClock() async {
    let gate = fake.stub(.load).lenient().suspend()
    await #expect(throws: CallWaitError.self) { try await gate.waitForCaller(within: .zero) }
  }

  @Test func endsByCancellation() async {
    let gate = fake.stub(.load).lenient().suspend()
    let wait = Task { try await gate.waitForCaller(within: .seconds(1), clock: FixedClock.still) }
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }
  }

  @Test func endOfTheTestEndsIt() async throws {
    var wait: Task<Void, any Error>?
    var line = 0
    // Held here, or the gate could not say whose it is.
    let fake = withSpry { () -> FakeLoader in
      let fake = FakeLoader()
      let gate = fake.stub(.load).lenient().suspend()
      line = #line - 1
      wait = Task { try await gate.waitForCaller(within: .seconds(1), clock: FixedClock.still) }
      return fake
    }
    let error = await #expect(throws: CallWaitError.self) { try await wait?.value }
    #expect(
      error?.description == """
        'load(_:)' on FakeLoader: expected a caller at the gate of GateWaitTests.swift:\(line), \
        and 'endOfTheTestEndsIt()', whose fake it is, has ended
        """)
    withExtendedLifetime(fake) {}
  }

  @Test func aFakeThatIsGoneHasNoCallers() async {
    let gate = FakeLoader().stub(.load).lenient().suspend()
    let line = #line - 1
    let error = await #expect(throws: CallWaitError.self) {
      try await gate.waitForCaller(within: .seconds(5), clock: FixedClock.over)
    }
    #expect(
      error?.description == """
        'load(_:)': expected a caller at the gate of GateWaitTests.swift:\(line), \
        got none within 5 s
          its fake is gone
        """)
  }
}
