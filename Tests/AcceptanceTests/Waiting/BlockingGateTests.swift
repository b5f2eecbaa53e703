import Dispatch
import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("Gates hold the calls of members that are not async", .spry)
struct BlockingGateTests {
  private let fake = FakeLoader()

  @Test("A gate blocks its caller until it is resumed")
  func blocksItsCaller() async throws {
    let fake = fake
    let gate = fake.stub(.read).with("a").block()
    fake.stub(.read).andReturn("other")
    async let read = onQueue { try fake.read("a") }
    try await gate.waitForCaller(within: .seconds(60))
    #expect(fake.recordedCalls.last?.outcome.description == "still running")
    #expect(try fake.read("b") == "other")
    gate.resume(returning: "value")
    #expect(try await read == "value")
  }

  @Test("A gate releases a caller without a result, and with errors")
  func kindsOfAnswers() async throws {
    let fake = fake
    let flush = fake.stub(.flush).block()
    async let flushed: Void = onQueue { fake.flush() }
    await flush.waitForCaller()
    flush.resume()
    try await flushed

    let read = fake.stub(.read).block()
    let reading = Task { try await onQueue { try fake.read("a") } }
    await read.waitForCaller()
    read.resume(throwing: NotFound())
    await #expect(throws: NotFound()) { try await reading.value }

    let open = fake.stub(.open).block()
    open.resume(throwing: LoadError.gone)
    await #expect(throws: LoadError.gone) { try await onQueue { try fake.open() } }
  }

  @Test("In an async member, the gate suspends its caller")
  func asyncMembers() async {
    let fake = fake
    let gate = fake.stub(.count).block()
    async let loaded = fake.count("a")
    await gate.waitForCaller()
    gate.resume(returning: 4)
    #expect(await loaded == 4)
  }
}

@Suite("Gates that would block a test")
struct BlockingGateMisuseTests {
  private let reported = Misuses()

  private func reporting(_ body: (FakeLoader) async throws -> Void) async rethrows {
    let reported = reported
    try await withSpryScope(misuse: reported.handler) { try await body(FakeLoader()) }
  }

  @Test("A call in a task is misuse, and returns a default value")
  func task() async {
    await reporting { fake in
      _ = fake.stub(.size).block()
      #expect(fake.size() == 0)
    }
    expectGolden(reported.texts)
  }

  @Test("A call that a queue makes at once is in the task, too")
  func queueThatIsWaitedFor() async {
    await reporting { fake in
      _ = fake.stub(.size).block()
      #expect(DispatchQueue(label: "work").sync { fake.size() } == 0)
    }
    #expect(reported.all.count == 1)
  }

  @Test("A call on the main queue is misuse, which is thrown, and reported at the end")
  func mainQueue() async {
    let scope = SpryScope(ofTest: "a test", misuse: reported.handler)
    let fake = scope.run { FakeLoader() }
    _ = fake.stub(.read).block()
    await #expect(throws: Misuse.self) {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.main.async { continuation.resume(with: Result { try fake.read("a") }) }
      }
    }
    expectGolden(scope.end().misuse.map(\.misuse.description))
  }

  @Test("A call on the thread that made the gate outside of tasks is misuse")
  func threadOfTheGate() async throws {
    let scope = SpryScope(ofTest: "a test", misuse: reported.handler)
    let fake = scope.run { FakeLoader() }
    let count = try await onQueue {
      _ = fake.stub(.size).block()
      return fake.size()
    }
    #expect(count == 0)
    expectGolden(scope.end().misuse.map(\.misuse.description))
  }

  @Test("A gate that suspends cannot hold a member that is not async")
  func suspended() async {
    await reporting { fake in
      _ = fake.stub(.size).suspend()
      #expect(fake.size() == 0)
    }
    expectGolden(reported.texts)
  }
}

@Suite("Gates with blocked callers at the end of a test")
struct BlockingGateEndTests {
  @Test("The end of the test releases the callers that can end, and reports all of them")
  func endOfTheTest() async throws {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeLoader() }
    let gates = (
      read: fake.stub(.read).block(),  // <- read
      count: fake.stub(.size).block(),  // <- count
      mark: fake.stub(.point).block()  // <- mark
    )
    let read = Task { try await onQueue { try fake.read("a") } }
    async let count = onQueue { fake.size() }
    async let mark = onQueue { fake.point() }
    for gate in [gates.read, gates.count, gates.mark] { await gate.waitForCaller() }
    let issues = scope.end().gates
    #expect(
      Set(issues.map { Int($0.location.line) })
        == [line(of: "read"), line(of: "count"), line(of: "mark")])
    expectGolden(issues.map { $0.failure?.text ?? "" }.sorted())
    await #expect(throws: CancellationError.self) { try await read.value }
    #expect(try await count == 0)
    gates.mark.resume(returning: Mark(x: 1, y: 2))
    #expect(try await mark == Mark(x: 1, y: 2))
  }
}
