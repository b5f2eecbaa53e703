import SpryMacros
import Testing

private struct Failed: Error {}

@Spyable private protocol Worker {
  typealias Done = (Int) -> Void
  func retry(_ work: @escaping () async -> Int, times: Int) async throws -> Int
  func start(_ work: @escaping () async throws -> Int) throws -> Task<Int, any Error>
  func load(_ done: @escaping Done) async
  func maybe(_ done: ((Int) -> Void)?) async -> Bool
  func plan() async -> [() -> Int]
  func range(_ pair: (Int, upper: Int), _ step: Int) throws -> (Int, Int)
  func scan(_ pair: (lower: Int, upper: Int)) async throws -> Int
  func finish(_ work: (id: Int, done: () -> Void)) async -> () -> Int
}

/// Closures and tuples that are handed on to, or by, the closure that answers.
@Suite("Closures as arguments of async and throwing members") struct SpyHandedClosureTests {
  private let spy = WorkerSpy()

  @Test("Async closures are handed on") func asyncOnes() async throws {
    spy.retryTimesClosure = { work, times in await work() * times }
    #expect(try await spy.retry({ 2 }, times: 3) == 6)
    #expect(spy.retryTimesReceivedArguments?.times == 3)
    #expect(await spy.retryTimesReceivedInvocations[0].work() == 2)
    spy.retryTimesThrowableError = Failed()
    await #expect(throws: Failed.self) { try await spy.retry({ 2 }, times: 3) }

    spy.startClosure = { work in
      nonisolated(unsafe) let work = work
      return Task { try await work() }
    }
    #expect(try await spy.start { 4 }.value == 4)
    spy.startClosure = nil
    spy.startReturnValue = Task { 5 }
    #expect(try await spy.start { 4 }.value == 5)
    #expect(spy.startCallsCount == 2)
  }

  @Test("Closures are handed on by async members") func inAsyncMembers() async {
    var seen: [Int] = []
    spy.loadClosure = { done in done(1) }
    await spy.load { seen.append($0) }
    spy.loadReceivedDone?(2)
    spy.maybeClosure = { done in
      done?(3)
      return done == nil
    }
    #expect(await !spy.maybe { seen.append($0) })
    #expect(await spy.maybe(nil))
    #expect(seen == [1, 2, 3])
    spy.planClosure = { [{ 4 }] }
    #expect(await spy.plan()[0]() == 4)
    spy.planClosure = nil
    spy.planReturnValue = [{ 5 }]
    #expect(await spy.plan()[0]() == 5)
    spy.finishClosure = { work in
      work.done()
      return { work.id }
    }
    #expect(await spy.finish((id: 6, done: { seen.append(4) }))() == 6)
    #expect(seen.last == 4)
  }
}
