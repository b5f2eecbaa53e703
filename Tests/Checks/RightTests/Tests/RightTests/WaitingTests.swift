import Dispatch
import SpryMacros
import SpryMatchers
import Testing

@Suite("Waits and gates", .spry)
struct WaitingTests {
  private let repository = FakeRepository()

  @Test("A gate holds a caller until the test resumes it")
  func suspendingGate() async throws {
    let repository = repository
    let gate = repository.stub.load(.any).suspend()
    async let text = repository.load(1)
    try await gate.waitForCaller(within: limit)
    #expect(repository.calls.load(.any).last == 1)
    gate.resume(returning: "one")
    #expect(try await text == "one")
  }

  @Test("A gate answers two callers, the older first")
  func gateWithTwoCallers() async throws {
    let repository = repository
    let gate = repository.stub.load(.any).suspend()
    let first = Task { try await repository.load(1) }
    await gate.waitForCallers(1)
    let second = Task { try await repository.load(2) }
    await gate.waitForCallers(2)
    gate.resume(returning: "one")
    gate.resume(throwing: Offline())
    #expect(try await first.value == "one")
    await #expect(throws: Offline()) { try await second.value }
  }

  @Test("A gate blocks a thread until the test resumes it")
  func blockingGate() async throws {
    let repository = repository
    let gate = repository.stub.count().block()
    let count = AsyncStream<Int>.makeStream()
    DispatchQueue.global().async { count.continuation.yield(repository.count()) }
    try await gate.waitForCaller(within: limit)
    expectHaveReceived(repository.calls.count(), .once)
    gate.resume(returning: 3)
    #expect(await count.stream.first { _ in true } == 3)
  }

  @Test("A test waits for outcomes")
  func outcomes() async throws {
    let repository = repository
    repository.stub.load(1).delayed(by: .milliseconds(1)).andReturn("one").expected(.once)
    repository.stub.load(2).delayed(by: .milliseconds(1)).andThrow(Offline()).expected(.once)
    for id in 1...2 { Task { try await repository.load(id) } }
    try await repository.calls.load(.any).returned("one").wait(within: limit)
    try await repository.calls.load(.any).threw(Offline.self).wait(within: limit)
    expectHaveReceived(repository.calls.load(1).returned("one"), .once)
    expectHaveReceived(repository.calls.load(2).threw(Offline.self), .once)
  }

  @Test("A wait fills a captor")
  func captor() async throws {
    let (repository, captor) = (repository, ArgumentCaptor<String>())
    Task { repository.log("a") }
    try await repository.calls.log(.capture(captor)).wait(within: limit)
    #expect(captor.values == ["a"])
  }

  @Test("A test waits for the last call first")
  func orderOfWaits() async throws {
    let repository = repository
    Task { for text in ["a", "b", "c"] { repository.log(text) } }
    try await repository.calls.log("c").wait(within: limit)
    try await repository.calls.log("a").wait(within: limit)
    try await repository.calls.log(.any).wait(for: .exactly(3), within: limit)
    #expect(Array(repository.calls.log(.any)) == ["a", "b", "c"])
  }

  @Test("A stream delivers what the test yields")
  func stream() async throws {
    let repository = repository
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    repository.stub.updates().andReturn(stream).expected(.once)
    let work = Task { for await update in repository.updates() { repository.log("\(update)") } }
    for number in 1...2 {
      continuation.yield(number)
      try await repository.calls.log("\(number)").wait(within: limit)
    }
    continuation.finish()
    await work.value
    expectHaveReceived(repository.calls.log(.any), .exactly(2))
  }

  @Test("A reset during work removes calls, and no stub")
  func reset() async throws {
    let repository = repository
    repository.stub.load(.any).andReturn("one").expected(.exactly(100))
    let work = Task {
      for number in 1...100 { _ = try await repository.load(number) }
      repository.log("done")
    }
    try await repository.calls.load(.any).wait(within: limit)
    repository.resetCalls()
    try await work.value
    repository.resetCalls()
    repository.log("last")
    #expect(Array(repository.calls.log(.any)) == ["last"])
    expectHaveNotReceived(repository.calls.load(.any))
  }

  @Test("A caller is cancelled during a delay")
  func cancellation() async throws {
    let repository = repository
    repository.stub.load(1).delayed(by: limit).andReturn("one").expected(.once)
    let work = Task { try await repository.load(1) }
    try await repository.calls.load(1).wait(within: limit)
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
  }
}

@Suite("Concurrent calls", .spry)
struct ConcurrentCallTests {
  private let repository = FakeRepository()

  @Test("Calls of async let")
  func asyncLet() async throws {
    let repository = repository
    repository.stub.load(1).andReturn("one").expected(.once)
    repository.stub.load(2).andReturn("two").expected(.once)
    async let (first, second) = (repository.load(1), repository.load(2))
    #expect(try await first + second == "onetwo")
    expectHaveReceived(repository.calls.load(.any), .exactly(2))
  }

  @Test("A hundred calls of a group")
  func group() async throws {
    let repository = repository
    repository.stub.load(.any).andDo { "\($0)" }.expected(.exactly(100))
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...100 { group.addTask { try await repository.load(number) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 100)
    expectHaveReceived(repository.calls.load(.any), .exactly(100))
    expectNoOtherCalls(repository)
  }

  @Test("A hundred calls of a queue")
  func queue() async throws {
    let repository = repository
    repository.stub.count().andReturn(1).expected(.exactly(100))
    for _ in 1...100 { DispatchQueue.global().async { _ = repository.count() } }
    try await repository.calls.count().wait(for: .exactly(100), within: limit)
  }

  @Test("Static members in parallel tests", arguments: 1...20)
  func staticMembers(number: Int) async {
    FakeRates.stub.rate(of: "EUR").andReturn(number).expected(.exactly(2))
    await Task.yield()
    #expect(FakeRates.rate(of: "EUR") == number)
    async let rate = FakeRates.rate(of: "EUR")
    #expect(await rate == number)
    expectHaveReceived(FakeRates.calls.rate(of: .any), .exactly(2))
  }
}
