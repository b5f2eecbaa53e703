import Dispatch
import SpryKit
@testable import SpryMatchers
import TestSupport
import Testing

/// Tests with waits that fail on purpose, each of which must be one issue, at its line.
extension GoldenSwiftTesting {
  @Suite(.spry, .serialized) struct Waits {
    private let library = FakeLibrary()

    @Test func thrown() async throws {
      _ = try await library.called(.read).wait(within: .zero)
    }

    @Test func underTry() async {
      _ = try? await library.called(.read).wait(within: .zero)
    }

    @Test func caughtAndRecorded() async {
      do { _ = try await library.called(.read).wait(within: .zero) } catch { Issue.record(error) }
    }

    @Test func knownIssue() async {
      await withKnownIssue { _ = try await library.called(.read).wait(within: .zero) }
    }

    @Test func inATask() async {
      let (wait, continuation) = AsyncStream<Never>.makeStream()
      Task { [library] in
        defer { continuation.finish() }
        _ = try await library.called(.read).wait(within: .zero)
      }
      for await _ in wait {}
    }

    @Test func inADetachedTask() async {
      _ = await Task.detached { [library] in
        _ = try await library.called(.read).wait(within: .zero)
      }.result
    }

    // No scope has reported this wait, so what the test records is the issue.
    @Test func recordedForAFakeOfNoTest() async {
      let library = await Task.detached { FakeLibrary() }.value
      let wait = Task.detached { _ = try await library.called(.read).wait(within: .zero) }
      if case .failure(let error) = await wait.result { Issue.record(error) }
    }

    @Test func inAGroup() async {
      await withTaskGroup(of: Void.self) { [library] group in
        for _ in 1...2 {
          group.addTask { _ = try? await library.called(.read).wait(within: .zero) }
        }
      }
    }

    @Test func twiceWithTheSameText() async throws {
      _ = try? await library.called(.read).wait(within: .zero)
      _ = try await library.called(.read).wait(within: .zero)
    }

    @Test func atAGate() async {
      let gate = library.stub(.fetch).suspend()
      _ = try? await gate.waitForCaller(within: .zero)
      _ = try? await gate.waitForCallers(2, within: .zero)
    }

    @Test func stillWaiting() async {
      let clock = HandClock()
      library.stub(.read).andReturn("")
      Task { [library] in
        _ = try await library.called(.read, with: "Emma", 1).wait(
          within: SpryDuration(.seconds(60), on: clock))
      }
      _ = await clock.nextSleeper()
      _ = library.read("Emil", at: 1)
    }

    @Test func stillWaitingAtAGate() async {
      let clock = HandClock()
      let gate = library.stub(.fetch).suspend()
      Task { try await gate.waitForCallers(2, within: SpryDuration(.seconds(60), on: clock)) }
      _ = await clock.nextSleeper()
    }

    @Test func stillWaitingAfterCancellation() async {
      let clock = HandClock()
      let wait = Task { [library] in
        _ = try await library.called(.read).wait(within: SpryDuration(.seconds(60), on: clock))
      }
      _ = await clock.nextSleeper()
      wait.cancel()
    }

    @Test func afterAnotherFailure() async {
      #expect(Bool(false))
      _ = try? await library.called(.read).wait(within: .zero)
    }

    @Test func withAnExpectedCall() async {
      library.stub(.count).andReturn(1).expected(.once)
      _ = try? await library.called(.count).wait(within: .zero)
    }

    #if compiler(>=6.3)
      @Test func beforeACancellation() async throws {
        _ = try? await library.called(.read).wait(within: .zero)
        try Test.cancel("on purpose")
      }
    #endif

    @Test func aroundWithSpry() async {
      try? await withSpry {
        _ = try await FakeLibrary().called(.read).wait(within: .zero)
      }
    }
  }

  @Suite(.serialized) struct WaitsWithoutTheTrait {
    @Test func inWithSpry() async throws {
      try await withSpry {
        let library = FakeLibrary()
        _ = try? await library.called(.read).wait(within: .zero)
        _ = try await library.called(.close).wait(within: .zero)
      }
    }

    @Test func inSynchronousWithSpry() {
      withSpry {
        let (library, semaphore) = (FakeLibrary(), DispatchSemaphore(value: 0))
        Task {
          defer { semaphore.signal() }
          _ = try await library.called(.read).wait(within: .zero)
        }
        semaphore.wait()
      }
    }

    @Test func inNoScope() async {
      _ = try? await FakeLibrary().called(.read).wait(within: .zero)
    }

    @Test func thrownInNoScope() async throws {
      _ = try await FakeLibrary().called(.read).wait(within: .zero)
    }

    @Test func knownIssueInWithSpry() async throws {
      await withSpry {
        await withKnownIssue { _ = try await FakeLibrary().called(.read).wait(within: .zero) }
      }
    }

    @Test func knownIssueAroundWithSpry() async throws {
      await withKnownIssue {
        try await withSpry { _ = try await FakeLibrary().called(.read).wait(within: .zero) }
      }
    }
  }

  @Suite(.spry, .serialized) struct WaitsWhoseErrorsAreCaught {
    private let library = FakeLibrary()

    private func wait() async throws {
      _ = try await library.called(.read).wait(within: .zero)
    }

    @Test func expectedError() async {
      await #expect(throws: CallWaitError.self) { try await wait() }
    }

    @Test func expectedNoError() async {
      await #expect(throws: Never.self) { try await wait() }
    }

    @Test func knownIssueWithoutAnError() async {
      await withKnownIssue { _ = try? await wait() }
    }

    @Test func afterAKnownIssue() async throws {
      await withKnownIssue { try await wait() }
      try await wait()
    }

    @Test func inAnAsyncLet() async throws {
      async let ended: Void = wait()
      try await ended
    }

    @Test func inAThrowingGroup() async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await wait() }
        try await group.next()
      }
    }

    @Test func fakeOfTheTestInWithSpry() async throws {
      try await withSpry { try await wait() }
    }

    @Test func beforeAHang() async {
      _ = try? await wait()
      // The test has failed already.
      #expect(ScopedTest.current?.hasFailed == true)
    }

    @Test func cancelledTest() async {
      let (clock, library) = (HandClock(), library)
      let limit = SpryDuration(.seconds(60), on: clock)
      async let ended = try? library.called(.read).wait(within: limit)
      _ = await clock.nextSleeper()
      // As a time limit does.
      withUnsafeCurrentTask { $0?.cancel() }
      #expect(await ended == nil)
    }
  }

  @Suite(.spry) struct WaitsInInit {
    init() async throws {
      _ = try await FakeLibrary().called(.read).wait(within: .zero)
    }

    @Test func afterInit() {}
  }
}
