import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("Gates hold the calls of async members", .spry)
struct GateTests {
  private let fake = FakeLoader()

  @Test("A gate holds its caller until it is resumed")
  func holdsItsCallerUntilItIsResumed() async throws {
    let gate = fake.stub(.load).with("42").suspend()
    fake.stub(.load).andReturn("other")
    async let loaded = fake.load("42")
    await gate.waitForCaller()
    #expect(try await fake.load("7") == "other")
    gate.resume(returning: "Ann")
    #expect(try await loaded == "Ann")
  }

  @Test("A gate resumes its caller with an error")
  func resumesByThrowing() async throws {
    let gate = fake.stub(.load).suspend()
    let fake = fake
    let load = Task { try await fake.load("42") }
    await gate.waitForCaller()
    gate.resume(throwing: NotFound())
    await #expect(throws: NotFound()) { try await load.value }
  }

  @Test("A gate resumes its caller with a typed error")
  func resumesATypedError() async throws {
    let gate = fake.stub(.fetch).suspend()
    gate.resume(throwing: LoadError.gone)
    await #expect(throws: LoadError.gone) { try await fake.fetch() }
  }

  @Test("A gate answers the oldest caller first")
  func answersTheOldestCallerFirst() async throws {
    let gate = fake.stub(.load).suspend()
    async let first = fake.load("1")
    await gate.waitForCallers(1)
    async let second = fake.load("2")
    await gate.waitForCallers(2)
    gate.resume(returning: "one")
    gate.resume(returning: "two")
    #expect(try await first == "one")
    #expect(try await second == "two")
  }

  @Test("A gate may be one answer of a sequence")
  func standsInASequence() async throws {
    let gate = fake.stub(.count).andReturn(1).suspend()
    gate.resume(returning: 2)
    gate.resume(returning: 3)
    var counts: [Int] = []
    for _ in 1...3 { counts.append(await fake.count("a")) }
    #expect(counts == [1, 2, 3])
  }

  @Test("A caller that is already cancelled is not held")
  func callerThatIsCancelledAlreadyIsNotHeld() async throws {
    let gate = fake.stub(.load).suspend()
    let fake = fake
    let load = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await fake.load("1")
    }
    await #expect(throws: CancellationError.self) { try await load.value }
    gate.resume(returning: "two")
    #expect(try await fake.load("2") == "two")
  }

  @Test("A gate that holds forever ends by cancellation")
  func foreverEndsByCancellationOnly() async {
    fake.stub(.load).suspendForever()
    fake.stub(.count).suspendForever()
    fake.stub(.fetch).suspendForever()
    let fake = fake
    let load = Task { try await fake.load("1") }
    let count = Task { await fake.count("a") }
    let fetch = Task { try await fake.fetch() }
    for task in [load.cancel, count.cancel, fetch.cancel] { task() }
    await #expect(throws: CancellationError.self) { try await load.value }
    // A member that cannot throw returns a default value.
    #expect(await count.value == 0)
    #expect(await (try? fetch.value) == "")
  }

  @Test("A wait for callers ends by cancellation")
  func waitForCallersEndsByCancellation() async {
    let gate = fake.stub(.load).lenient().suspend()
    let wait = Task { await gate.waitForCaller() }
    wait.cancel()
    await wait.value
  }

  @Test("A reset of the stubs does not release callers")
  func holdsOnWhenStubsAreReset() async throws {
    let gate = fake.stub(.load).suspend()
    async let loaded = fake.load("42")
    await gate.waitForCaller()
    fake.resetCallsAndStubs()
    gate.resume(returning: "Ann")
    #expect(try await loaded == "Ann")
  }
}

@Suite("Misuse of gates")
struct GateMisuseTests {
  private let reported = Misuses()
  private let fake = FakeLoader()

  private func reporting(_ body: () async throws -> Void) async rethrows {
    let reported = reported
    try await withSpryScope(misuse: reported.handler, body)
  }

  @Test("A gate is resumed with a value of another type")
  func valueOfAnotherType() async {
    await reporting {
      let gate = fake.stub(.count).suspend()
      gate.resume(returning: "two")
      #expect(await fake.count("a") == 0)
    }
    expectGolden(reported.texts)
  }

  @Test("A gate is resumed with an error where the member cannot throw")
  func errorWhereNothingCanThrow() async {
    await reporting {
      let gate = fake.stub(.count).suspend()
      gate.resume(throwing: NotFound())
      #expect(await fake.count("a") == 0)
    }
    #expect(reported.all.map(\.kind) == [.cannotThrow])
  }
}

@Suite("Gates at the end of a test")
struct GateEndTests {
  @Test("The end of the test releases the callers")
  func endOfTheTestLetsCallersGo() async throws {
    let reported = Misuses()
    let scope = SpryScope(
      ofTest: "a test", misuse: reported.handler)
    let fake = scope.run { FakeLoader() }
    let gates = [FakeLoader.Function.load, .count, .fetch].map { fake.stub($0).suspend() }
    let load = Task { try await fake.load("42") }
    async let counted = fake.count("a")
    async let fetched = fake.fetch()
    for gate in gates { await gate.waitForCaller() }
    _ = scope.end()
    await #expect(throws: CancellationError.self) { try await load.value }
    #expect(await counted == 0)
    #expect(try await fetched == "")
    // This does not wait for a caller that cannot come.
    await gates[0].waitForCaller()
    #expect(reported.all.isEmpty)
  }

  @Test("The end of the test releases a caller that can throw, whatever its result")
  func callerThatCanThrow() async {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeLoader() }
    let gates = [fake.stub(.locate).suspend(), fake.stub(.locateNow).block()]
    let calls = [
      Task { try await fake.locate() }, Task { try await onQueue { try fake.locateNow() } },
    ]
    for gate in gates { await gate.waitForCaller() }
    _ = scope.end()
    // A caller that is still held would get this error.
    for gate in gates { gate.resume(throwing: NotFound()) }
    for call in calls { await #expect(throws: CancellationError.self) { try await call.value } }
  }

  @Test("A caller without a default value stays held at the end of the test")
  func callerThatCannotEndStaysHeld() async {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeLoader() }
    let (gate, typed) = (fake.stub(.mark).suspend(), fake.stub(.locateTyped).suspend())
    async let marked = fake.mark()
    let located = Task { try await fake.locateTyped() }
    for gate in [gate, typed] { await gate.waitForCaller() }
    _ = scope.end()
    gate.resume(returning: Mark(x: 1, y: 2))
    #expect(await marked == Mark(x: 1, y: 2))
    typed.resume(throwing: LoadError.gone)
    await #expect(throws: LoadError.gone) { try await located.value }
  }

  @Test("A gate holds nobody after its test ended")
  func gateOfAFakeWhoseTestIsOverHoldsNobody() async {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeLoader() }
    _ = scope.end()
    fake.stub(.load).suspendForever()
    await #expect(throws: Misuse.self) { try await fake.load("1") }
  }

  @Test("An answer that nobody took is released with its gate")
  func keptAnswerIsLetGoWithItsGate() {
    final class Token {}
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let gate = FakeLoader().stub(.load).suspend()
      gate.resume(returning: held)
    }
    #expect(token == nil)
  }
}
