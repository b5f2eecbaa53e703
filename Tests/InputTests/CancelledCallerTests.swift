import SpryMacros
import SpryMatchers
import Testing

@testable import SpryKit

@Spryable private protocol Loader: Sendable {
  func sheet(_ number: Int) async -> Paper
  func count() async -> Int
  func run() async throws
}

// Its members can be named by strings as well.
extension FakeLoader { fileprivate typealias Function = MemberName }

@Suite("Callers that are cancelled", .spry)
struct CancelledCallerTests {
  private let loader = FakeLoader()

  @Test("One that can neither throw nor return a default value stays until the gate opens")
  func staysAtGate() async throws {
    let gate = loader.stub.sheet(.any).suspend()
    let task = Task { [loader] in await loader.sheet(1) }
    try await gate.waitForCaller(within: .seconds(5))
    task.cancel()
    #expect(gate.gate.heldCount == 1)
    let sheet = Paper()
    gate.resume(returning: sheet)
    #expect(await task.value === sheet)
  }

  @Test("At suspendForever, it stays for ever")
  func staysForEver() async throws {
    loader.stub.sheet(.any).suspendForever()
    let task = Task { [loader] in await loader.sheet(1) }
    try await loader.calls.sheet(1).wait(within: .seconds(5))
    task.cancel()
  }

  @Test("In a delay, one that cannot throw gets its answer at once")
  func delayed() async {
    let sheet = Paper()
    loader.stub.sheet(.any).delayed(by: .seconds(1_000)).andReturn(sheet)
    loader.stub.count().delayed(by: .seconds(1_000)).andReturn(7)
    loader.stub.run().delayed(by: .seconds(1_000)).andReturn()
    let tasks = (
      Task { [loader] in await loader.sheet(1) }, Task { [loader] in await loader.count() },
      Task { [loader] in try await loader.run() }
    )
    tasks.0.cancel()
    tasks.1.cancel()
    tasks.2.cancel()
    #expect(await tasks.0.value === sheet)
    #expect(await tasks.1.value == 7)
    await #expect(throws: CancellationError.self) { try await tasks.2.value }
  }

  @Test("A gate that ignores cancellation holds a caller until the test lets it go")
  func serviceThatGoesOn() async throws {
    let typed = loader.stub.run().suspend(ignoringCancellation: true)
    try await expectHeld(at: typed.gate) { typed.resume() }
    let named = loader.stub("run()").suspend(ignoringCancellation: true)
    try await expectHeld(at: named.gate) { named.resume() }
  }

  private func expectHeld(at gate: Gate, resume: () -> Void) async throws {
    let task = Task { [loader] in try await loader.run() }
    try await SpryGate<Any?, any Error>(gate: gate).waitForCaller(within: .seconds(5))
    task.cancel()
    #expect(gate.heldCount == 1)
    resume()
    try await task.value
  }

  @Test("If the test is cancelled, as a time limit does, gates let go of callers in all tasks")
  func cancelledTest() async {
    await Task {
      await withSpry {
        let loader = FakeLoader()
        let gate = loader.stub.run().suspend(ignoringCancellation: true)
        loader.stub.count().suspendForever()
        let tasks = (
          Task { try await loader.run() }, Task.detached { await loader.count() }
        )
        await gate.waitForCaller()
        _ = try? await loader.calls.count().wait(within: .seconds(5))
        withUnsafeCurrentTask { $0?.cancel() }
        await #expect(throws: CancellationError.self) { try await tasks.0.value }
        #expect(await tasks.1.value == 0)
        // A later caller, too.
        await #expect(throws: CancellationError.self) {
          try await Task.detached { try await loader.run() }.value
        }
      }
    }.value
  }

  @Test("At the end of the test, a gate that ignores cancellation releases its caller")
  func endOfTest() async {
    let scope = SpryScope(ofTest: "test", misuse: .report { _, _ in })
    let loader = scope.run { FakeLoader() }
    let gate = loader.stub.run().suspend(ignoringCancellation: true)
    let task = Task { try await loader.run() }
    await gate.waitForCaller()
    task.cancel()
    #expect(scope.end().gates.count == 1)
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

private struct Boom: Error {}

@Suite("withSpry in a known issue")
struct WithSpryInAKnownIssueTests {
  @Test("An error that leaves it is one known issue")
  func error() {
    withKnownIssue { try withSpry { throw Boom() } }
  }

  @Test("An error that leaves an async one is one known issue")
  func asyncError() async {
    await withKnownIssue {
      try await withSpry {
        await Task.yield()
        throw Boom()
      }
    }
  }

  @Test("An error is thrown on, and a value is returned")
  func noKnownIssue() async throws {
    #expect(throws: Boom.self) { try withSpry { throw Boom() } }
    await #expect(throws: Boom.self) {
      try await withSpry {
        await Task.yield()
        throw Boom()
      }
    }
    #expect(withSpry { 1 } == 1)
  }
}
