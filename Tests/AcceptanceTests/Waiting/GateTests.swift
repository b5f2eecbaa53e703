import SpryKit
import SpryMatchers
import Testing

private struct NotFound: Error, Equatable {}
private enum LoadError: Error, Equatable { case gone }

private protocol Loader: AnyObject, Sendable {
  func warmUp() async
  func count(_ name: String) async -> Int
  func mark() async -> Character
  func load(_ id: String) async throws -> String
  func fetch() async throws(LoadError) -> String
  func peek() -> Int
}

private final class FakeLoader: Loader, Spryable {
  enum Function: String, StringRepresentable {
    case warmUp = "warmUp()"
    case count = "count(_:)"
    case mark = "mark()"
    case load = "load(_:)"
    case fetch = "fetch()"
    case peek = "peek()"
  }

  let spryState = SpryState()

  func warmUp() async { await spryify() }
  func count(_ name: String) async -> Int { await spryify(arguments: name) }
  func mark() async -> Character { await spryify() }
  func load(_ id: String) async throws -> String { try await spryifyThrows(arguments: id) }
  func fetch() async throws(LoadError) -> String {
    try await spryifyThrows(throwing: LoadError.self)
  }
  func peek() -> Int { spryify() }
}

@Suite(.spry) struct GateTests {
  private let fake = FakeLoader()

  @Test func holdsItsCallerUntilItIsResumed() async throws {
    let gate = fake.stub(.load).with("42").suspend()
    fake.stub(.load).andReturn("other")
    async let loaded = fake.load("42")
    await gate.waitForCaller()
    #expect(try await fake.load("7") == "other")
    gate.resume(returning: "Ann")
    #expect(try await loaded == "Ann")
  }

  @Test func resumesAMemberThatReturnsNothing() async {
    let gate = fake.stub(.warmUp).suspend()
    async let warm: Void = fake.warmUp()
    await gate.waitForCaller()
    gate.resume()
    await warm
  }

  @Test func resumesByThrowing() async throws {
    let gate = fake.stub(.load).suspend()
    let fake = fake
    let load = Task { try await fake.load("42") }
    await gate.waitForCaller()
    gate.resume(throwing: NotFound())
    await #expect(throws: NotFound()) { try await load.value }
  }

  @Test func resumesATypedError() async throws {
    let gate = fake.stub(.fetch).suspend()
    gate.resume(throwing: LoadError.gone)
    await #expect(throws: LoadError.gone) { try await fake.fetch() }
  }

  @Test func answersTheOldestCallerFirst() async throws {
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

  @Test func keepsAnswersForTheNextCallers() async throws {
    let gate = fake.stub(.load).suspend()
    gate.resume(returning: "one")
    gate.resume(throwing: NotFound())
    #expect(try await fake.load("1") == "one")
    await #expect(throws: NotFound()) { try await fake.load("2") }
  }

  @Test func standsInASequence() async throws {
    let gate = fake.stub(.count).andReturn(1).suspend()
    gate.resume(returning: 2)
    gate.resume(returning: 3)
    var counts: [Int] = []
    for _ in 1...3 { counts.append(await fake.count("a")) }
    #expect(counts == [1, 2, 3])
  }

  @Test func standsBehindADelay() async {
    let gate = fake.stub(.count).delayed(by: .seconds(1), on: FixedClock.over).suspend()
    gate.resume(returning: 2)
    #expect(await fake.count("a") == 2)
  }

  @Test func cancelledCallerLeavesTheGateToTheOthers() async throws {
    let gate = fake.stub(.load).suspend()
    let fake = fake
    let first = Task { try await fake.load("1") }
    await gate.waitForCallers(1)
    async let second = fake.load("2")
    await gate.waitForCallers(2)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    gate.resume(returning: "two")
    #expect(try await second == "two")
  }

  @Test func callerThatIsCancelledAlreadyIsNotHeld() async throws {
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

  @Test func foreverEndsByCancellationOnly() async {
    fake.stub(.load).suspendForever()
    fake.stub(.count).suspendForever()
    fake.stub(.fetch).suspendForever()
    let fake = fake
    let load = Task { try await fake.load("1") }
    let count = Task { await fake.count("a") }
    let fetch = Task { try await fake.fetch() }
    for task in [load.cancel, count.cancel, fetch.cancel] { task() }
    await #expect(throws: CancellationError.self) { try await load.value }
    // What cannot throw it ends with an empty value.
    #expect(await count.value == 0)
    #expect(await (try? fetch.value) == "")
  }

  @Test func waitForCallersEndsByCancellation() async {
    let gate = fake.stub(.load).lenient().suspend()
    let wait = Task { await gate.waitForCaller() }
    wait.cancel()
    await wait.value
  }

  @Test func holdsOnWhenStubsAreReset() async throws {
    let gate = fake.stub(.load).suspend()
    async let loaded = fake.load("42")
    await gate.waitForCaller()
    fake.resetCallsAndStubs()
    gate.resume(returning: "Ann")
    #expect(try await loaded == "Ann")
  }
}

@Suite struct GateMisuseTests {
  private let reported = Reports()
  private let fake = FakeLoader()

  private func reporting(_ body: () async throws -> Void) async rethrows {
    let reported = reported
    try await withSpryScope(
      misuse: .report { misuse, location in reported.append(misuse, at: location) }, body)
  }

  @Test func memberThatIsNotAsyncCannotWait() async {
    await reporting {
      _ = fake.stub(.peek).suspend()
      #expect(fake.peek() == 0)
    }
    guard case .cannotAwait = reported.all.first else {
      return #expect(Bool(false), "\(reported.all)")
    }
    #expect(reported.all.count == 1)
  }

  @Test func valueOfAnotherType() async {
    var line: UInt = 0
    await reporting {
      line = #line + 1
      let gate = fake.stub(.count).suspend()
      gate.resume(returning: "two")
      #expect(await fake.count("a") == 0)
    }
    #expect(
      reported.all.map(\.description) == [
        """
        'count(_:)' on FakeLoader returns Int, and its gate was resumed for count("a") with String
          the stub was made at GateTests.swift:\(line)
          resume it with an Int
        """
      ]
    )
  }

  @Test func errorWhereNothingCanThrow() async {
    await reporting {
      let gate = fake.stub(.count).suspend()
      gate.resume(throwing: NotFound())
      #expect(await fake.count("a") == 0)
    }
    guard case .cannotThrow = reported.all.first else {
      return #expect(Bool(false), "\(reported.all)")
    }
  }
}

@Suite struct GateEndTests {
  @Test func endOfTheTestLetsCallersGo() async throws {
    let reported = Reports()
    let scope = SpryScope(
      ofTest: "a test", misuse: .report { misuse, _ in reported.append(misuse) })
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
    // Nobody waits for a caller that cannot come.
    await gates[0].waitForCaller()
    #expect(reported.all.isEmpty)
  }

  @Test func callerThatCannotEndStaysHeld() async {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeLoader() }
    let gate = fake.stub(.mark).suspend()
    async let marked = fake.mark()
    await gate.waitForCaller()
    _ = scope.end()
    gate.resume(returning: "x" as Character)
    #expect(await marked == "x")
  }

  @Test func gateOfAFakeWhoseTestIsOverHoldsNobody() async {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeLoader() }
    _ = scope.end()
    fake.stub(.load).suspendForever()
    await #expect(throws: CancellationError.self) { try await fake.load("1") }
  }

  @Test func keptAnswerIsLetGoWithItsGate() {
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
