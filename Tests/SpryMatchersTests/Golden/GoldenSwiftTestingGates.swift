import SpryKit
import SpryMatchers
import Testing

/// Tests that leave callers at a gate on purpose, or answers that no caller takes.
extension GoldenSwiftTesting {
  @Suite(.spry, .serialized) struct Gates {
    private let library = FakeLibrary()

    @Test func callerIsStillHeld() async {
      let gate = library.stub(.fetch).suspend()
      Task { [library] in await library.fetch() }
      await gate.waitForCaller()
    }

    @Test func resumedTooOften() async {
      let gate = library.stub(.fetch).suspend()
      gate.resume(returning: 1)
      gate.resume(returning: 2)
      #expect(await library.fetch() == 1)
    }

    @Test func heldForever() async throws {
      library.stub(.fetch).suspendForever()
      Task { [library] in await library.fetch() }
      _ = try await library.called(.fetch).wait(within: .seconds(60))
    }

    @Test func callerIsHeldInATestThatFails() async {
      let gate = library.stub(.fetch).suspend()
      Task { [library] in await library.fetch() }
      await gate.waitForCaller()
      #expect(Bool(false))
    }

    @Test func cancelledWhileACallerIsHeldForLong() async {
      let log = AsyncStream<String>.makeStream()
      let watch = GateWatch(after: SpryDuration(.seconds(10), on: ImmediateClock())) { _ in
        log.continuation.finish()
      }
      await GateWatch.$current.withValue(watch) {
        let gate = library.stub(.fetch).suspend()
        async let fetched = library.fetch()
        _ = try? await gate.waitForCaller(within: .seconds(60))
        for await _ in log.stream {}
        // As a time limit does.
        withUnsafeCurrentTask { $0?.cancel() }
        _ = await fetched
      }
    }
  }
}
