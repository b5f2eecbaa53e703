import Dispatch
import SpryKit
import TestSupport
import Testing

/// A type without a default value.
private struct Mark: Equatable { var x, y: Int }

private final class FakeLoader: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case load = "load(id:)"
    case count = "count()"
    case mark = "mark()"
    case size = "size()"
  }

  let spryState = SpryState()

  func load(id: String) async throws -> String { try await spryifyThrows(arguments: id) }
  func count() async -> Int { await spryify() }
  func mark() async -> Mark { await spryify() }
  func size() -> Int { spryify() }
}

@Suite("What a gate reports at the end of a test")
struct GateReportTests {
  private let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
  private let fake: FakeLoader

  init() {
    fake = scope.run { FakeLoader() }
  }

  @Test(
    "A gate that is made after the end of its test holds no wait", .timeLimit(.minutes(1)))
  func gateAfterTheEnd() async {
    let gate = scope.run {
      _ = scope.end()
      return fake.stub(.count).suspend()
    }
    await gate.waitForCaller()
  }

  @Test("Callers that are still held, at the line of the gate")
  func heldCallers() async {
    let fake = fake
    let gates = (
      load: fake.stub(.load).suspend(),  // <- load
      mark: fake.stub(.mark).suspend()  // <- mark
    )
    let loads = ["1", "2"].map { id in Task { try await fake.load(id: id) } }
    async let mark = fake.mark()
    await gates.load.waitForCallers(2)
    await gates.mark.waitForCaller()
    let issues = scope.end().gates
    #expect(issues.map { Int($0.location.line) } == [line(of: "load"), line(of: "mark")])
    expectGolden(issues.map { $0.failure?.text ?? "" })
    #expect(issues.allSatisfy { $0.note == nil })
    for load in loads { _ = try? await load.value }
    gates.mark.resume(returning: Mark(x: 1, y: 2))
    _ = await mark
  }

  @Test("A caller that the cancellation of the test released is not held at its end")
  func cancelledTest() async {
    let fake = fake
    let gate = fake.stub(.load).suspend()
    let load = Task { try await fake.load(id: "1") }
    await gate.waitForCaller()
    scope.cancel()
    _ = await load.result
    #expect(scope.end().gates.isEmpty)
  }

  @Test("Answers that no caller took, at the line of the gate")
  func answersThatNobodyTook() async throws {
    let gate = fake.stub(.load).suspend()  // <- resumed too often
    for answer in ["one", "two", "three"] { gate.resume(returning: answer) }
    #expect(try await fake.load(id: "1") == "one")
    let other = fake.stub(.count).andReturn(1).suspend()
    other.resume(returning: 2)
    #expect(await fake.count() == 1)
    let issues = scope.end().gates
    #expect(issues.first.map { Int($0.location.line) } == line(of: "resumed too often"))
    expectGolden(issues.map { $0.failure?.text ?? "" })
  }

  @Test("An answer of a fake that was deallocated before the end")
  func fakeThatIsGone() async {
    await scope.run(isolation: nil) {
      let fake = FakeLoader()
      let gate = fake.stub(.count).suspend()
      gate.resume(returning: 1)
      gate.resume(returning: 2)
      #expect(await fake.count() == 1)
    }
    #expect(scope.end().gates.count == 1)
  }

  @Test("An answer of a gate that was never called, whose stub is unused")
  func unusedGate() {
    fake.stub(.load).suspend().resume(returning: "one")
    _ = fake.stub(.count).suspend()
    let issues = scope.end()
    #expect(issues.gates.map { Int($0.location.line) } == [#line - 3])
    #expect(issues.stubs.map(\.countsAsUsed) == [false, false])
  }

  @Test("Nothing of callers that got an answer, that were cancelled, or that are held forever")
  func nothing() async throws {
    let fake = fake
    let gate = fake.stub(.load).suspend()
    gate.resume(returning: "one")
    #expect(try await fake.load(id: "1") == "one")
    let cancelled = Task { try await fake.load(id: "2") }
    await gate.waitForCaller()
    cancelled.cancel()
    _ = try? await cancelled.value
    // The answer that the cancelled caller did not take.
    gate.resume(returning: "two")
    fake.stub(.count).suspendForever()
    let held = Task { await fake.count() }
    _ = try await fake.called(.count).wait(within: .seconds(60))
    #expect(scope.end().gates.isEmpty)
    #expect(await held.value == 0)
  }
}

@Suite("Callers that a gate holds for long")
struct LongHoldTests {
  private let clock = HandClock()
  private let log = AsyncStream<String>.makeStream()
  private let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
  private let fake: FakeLoader

  init() {
    fake = scope.run { FakeLoader() }
  }

  /// Lets time pass, and waits for the next line of the log.
  private func lineAfter(_ duration: Duration) async -> String? {
    clock.advance(by: duration)
    for await line in log.stream { return line }
    return nil
  }

  /// Runs a test whose gates use the clock and the log of this suite.
  private func watched(_ body: () async throws -> Void) async rethrows {
    let log = log.continuation
    let watch = GateWatch(after: SpryDuration(.seconds(10), on: clock)) { log.yield($0) }
    try await GateWatch.$current.withValue(watch) { try await body() }
  }

  @Test("A caller that got no answer after ten seconds is a line in the log")
  func twoCallersAndOneResume() async throws {
    try await watched {
      let fake = fake
      let gate = fake.stub(.load).suspend()
      async let first = fake.load(id: "1")
      try await gate.waitForCaller(within: .seconds(60))
      #expect(await clock.nextSleeper() == .seconds(10))
      async let second = fake.load(id: "2")
      try await gate.waitForCallers(2, within: .seconds(60))
      #expect(await clock.nextSleeper() == .seconds(10))
      gate.resume(returning: "one")
      let one = try await first
      #expect(one == "one")
      expectGolden(await lineAfter(.seconds(10)))
      gate.resume(returning: "two")
      let two = try await second
      #expect(two == "two")
    }
    #expect(scope.end().gates.isEmpty)
  }

  @Test("If a time limit then cancels the test, its failure has a note at the line of the gate")
  func cancelledByATimeLimit() async throws {
    try await watched {
      let fake = fake
      let gate = fake.stub(.count).suspend()  // <- held for long
      let count = Task { await fake.count() }
      try await gate.waitForCaller(within: .seconds(60))
      _ = await clock.nextSleeper()
      _ = await lineAfter(.seconds(10))
      count.cancel()
      #expect(await count.value == 0)
    }
    let issue = scope.end().gates.first
    #expect(issue.map { Int($0.location.line) } == line(of: "held for long"))
    #expect(issue?.failure == nil)
    expectGolden(issue?.note?.text)
  }

  @Test("A caller of suspendForever is a line in the log, too")
  func suspendForever() async {
    await watched {
      let fake = fake
      fake.stub(.count).suspendForever()
      let count = Task { await fake.count() }
      #expect(await clock.nextSleeper() == .seconds(10))
      expectGolden(await lineAfter(.seconds(10)))
      count.cancel()
      #expect(await count.value == 0)
    }
    #expect(scope.end().gates.first?.failure == nil)
  }

  @Test("The line names a wait that failed, and one that still waits")
  func waits() async {
    await watched {
      let (fake, clock) = (fake, clock)
      fake.stub(.count).suspendForever()
      let count = Task { await fake.count() }
      #expect(await clock.nextSleeper() == .seconds(10))
      await scope.run(isolation: nil) {
        _ = try? await fake.called(.load, with: "1").wait(within: .zero)
        let wait = Task {
          _ = try await fake.called(.load, with: "2").wait(
            within: SpryDuration(.seconds(60), on: clock))
        }
        #expect(await clock.nextSleeper() == .seconds(60))
        expectGolden(await lineAfter(.seconds(10)))
        wait.cancel()
        _ = await wait.result
      }
      count.cancel()
      #expect(await count.value == 0)
    }
    let issues = scope.end()
    #expect(issues.failedWaits.count == 1 && issues.cancelledWaits.count == 1)
    expectGolden(issues.cancelledWaits.map(\.description), "a wait that is cancelled")
  }

  @Test("A thread that is blocked for long is a line in the log, too")
  func blockedThread() async throws {
    try await watched {
      let fake = fake
      let gate = fake.stub(.size).block()
      async let size = withCheckedContinuation { continuation in
        let watch = GateWatch.current
        DispatchQueue.global().async {
          continuation.resume(returning: GateWatch.$current.withValue(watch) { fake.size() })
        }
      }
      try await gate.waitForCaller(within: .seconds(60))
      _ = await clock.nextSleeper()
      expectGolden(await lineAfter(.seconds(10)))
      gate.resume(returning: 1)
      #expect(await size == 1)
    }
    #expect(scope.end().gates.isEmpty)
  }

  @Test("The line has the name that the test gave the fake")
  func namesTheFake() async throws {
    try await watched {
      let gate = fake.stub(.mark).suspend()
      fake.spryName = "primary"
      let fake = fake
      async let mark = fake.mark()
      try await gate.waitForCaller(within: .seconds(60))
      _ = await clock.nextSleeper()
      expectGolden(await lineAfter(.seconds(10)))
      gate.resume(returning: Mark(x: 1, y: 2))
      _ = await mark
    }
  }

  @Test("A test that waits for callers without a limit is a line in the log after ten seconds")
  func waitingTest() async {
    await watched {
      let (fake, gate) = (fake, fake.stub(.load).suspend())
      let wait = Task { await gate.waitForCaller() }
      #expect(await clock.nextSleeper() == .seconds(10))
      expectGolden(await lineAfter(.seconds(10)), "no caller")
      async let first = fake.load(id: "1")
      await wait.value
      _ = await clock.nextSleeper()

      let waitForTwo = Task { await gate.waitForCallers(2) }
      _ = await clock.nextSleeper()
      gate.resume(returning: "one")
      _ = try? await first
      // The second caller is not held for long yet when the wait is.
      clock.advance(by: .seconds(5))
      async let second = fake.load(id: "2")
      _ = await clock.nextSleeper()
      expectGolden(await lineAfter(.seconds(5)), "one of two callers")
      waitForTwo.cancel()
      gate.resume(returning: "two")
      _ = try? await second
    }
    #expect(scope.end().gates.isEmpty)
  }
}
