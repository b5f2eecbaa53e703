import SpryKit
import TestSupport
import Testing

/// Waits for a call step by step. A test may act between two steps.
private actor Waiter {
  nonisolated let executor = StepExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Returns the description of the call, or the failure.
  func wait(for argument: Argument, on fake: FakeService, _ clock: HandClock) async -> String {
    do {
      let call = try await fake.called(.save, with: argument).wait(
        within: SpryDuration(.seconds(1), on: clock))
      return call.description
    } catch {
      return (error as? CallWaitError)?.failure.text ?? "\(error)"
    }
  }

  /// Returns whether a caller came.
  func wait(at gate: SpryGate<Any?, any Error>, _ clock: HandClock) async -> Bool {
    (try? await gate.waitForCaller(within: SpryDuration(.seconds(1), on: clock))) != nil
  }

  func waitForTwo(on fake: FakeService, _ clock: HandClock) async -> [String] {
    let calls = try? await fake.called(.save).wait(
      for: .exactly(2), within: SpryDuration(.seconds(1), on: clock))
    return calls?.map(\.description) ?? []
  }
}

/// Each test runs the steps of several tasks in a fixed order, by means of gates and an executor.
@Suite("Steps of several tasks in a given order")
struct InterleavingTests {
  private let fake = FakeService()
  private let clock = HandClock()
  private let waiter = Waiter()

  /// Starts a wait. It has looked at the calls once when this returns.
  private func startWait(
    for argument: @autoclosure @escaping @Sendable () -> Argument = .greaterThan(1)
  ) async -> Task<String, Never> {
    let (waiter, fake, clock) = (waiter, fake, clock)
    let wait = Task { await waiter.wait(for: argument(), on: fake, clock) }
    await waiter.executor.step()
    return wait
  }

  @Test("A call before the timeout ends the wait")
  func callThenTimeOut() async {
    let wait = await startWait()
    fake.save(2)
    clock.advance(by: .seconds(1))
    await waiter.executor.step()
    #expect(await wait.value == "save(2)")
  }

  @Test("A call between the timeout and the last look ends the wait")
  func timeOutThenCall() async {
    let wait = await startWait()
    clock.advance(by: .seconds(1))
    await waiter.executor.waitForJob()
    fake.save(2)
    await waiter.executor.step()
    #expect(await wait.value == "save(2)")
  }

  @Test("A caller of a gate between the timeout and the last look ends the wait")
  func timeOutThenCaller() async throws {
    let (waiter, fake, clock) = (waiter, fake, clock)
    let gate = fake.stub(.load).suspend()
    let wait = Task { await waiter.wait(at: gate, clock) }
    await waiter.executor.step()
    clock.advance(by: .seconds(1))
    await waiter.executor.waitForJob()
    let load = Task { try await fake.load(id: 1) }
    await gate.waitForCaller()
    await waiter.executor.step()
    #expect(await wait.value)
    gate.resume(returning: "one")
    _ = try await load.value
  }

  @Test("A call after the last look is too late")
  func lastLookThenCall() async {
    let wait = await startWait()
    clock.advance(by: .seconds(1))
    await waiter.executor.step()
    fake.save(2)
    expectGolden(await wait.value, "a timeout")
  }

  @Test("A call before the waiter sees its cancellation ends the wait")
  func cancellationThenCall() async {
    let wait = await startWait()
    wait.cancel()
    await waiter.executor.waitForJob()
    fake.save(2)
    await waiter.executor.step()
    #expect(await wait.value == "save(2)")
  }

  @Test("A call after the waiter sees its cancellation is too late")
  func cancellationThenLookThenCall() async {
    let wait = await startWait()
    wait.cancel()
    await waiter.executor.step()
    fake.save(2)
    #expect(await wait.value == "CancellationError()")
  }

  @Test("A waiter looks once at each call that does not match")
  func otherCalls() async {
    let asked = Locked(0)
    let wait = await startWait(
      for: .pass { value in
        asked.withLock { $0 += 1 }
        return value as? Int == 9
      }
    )
    for value in 0..<5 {
      fake.save(value)
      await waiter.executor.step()
    }
    #expect(asked.withLock { $0 } == 5)
    fake.save(9)
    await waiter.executor.step()
    #expect(await wait.value == "save(9)")
    #expect(asked.withLock { $0 } == 6)
  }

  @Test("A call during the look at another call ends the wait")
  func callDuringALook() async {
    let fake = fake
    let wait = await startWait(
      for: .pass { value in
        if value as? Int == 1 { fake.save(2) }
        return value as? Int == 2
      }
    )
    fake.save(1)
    await waiter.executor.step()
    #expect(await wait.value == "save(2)")
  }

  @Test("A wait goes on after a reset")
  func resetDuringAWait() async {
    let wait = await startWait()
    fake.save(0)
    await waiter.executor.step()
    fake.resetCallsAndStubs()
    fake.save(1)
    await waiter.executor.step()
    fake.resetCalls()
    fake.save(2)
    await waiter.executor.step()
    #expect(await wait.value == "save(2)")
    #expect(fake.recordedCalls.map(\.description) == ["save(2)"])
  }

  @Test("A wait for several calls starts again after a reset")
  func resetDuringACount() async {
    let (waiter, fake, clock) = (waiter, fake, clock)
    let wait = Task { await waiter.waitForTwo(on: fake, clock) }
    await waiter.executor.step()
    fake.save(1)
    await waiter.executor.step()
    fake.resetCalls()
    for value in 2...3 {
      fake.save(value)
      await waiter.executor.step()
    }
    #expect(await wait.value == ["save(2)", "save(3)"])
  }

  @Test("A waiter does not see calls that were reset before its look")
  func resetBeforeTheLook() async {
    let wait = await startWait()
    fake.save(2)
    fake.resetCalls()
    await waiter.executor.step()
    clock.advance(by: .seconds(1))
    await waiter.executor.step()
    expectGolden(await wait.value)
  }

  @Test("The end of the fake's test ends the wait")
  func scopeEndDuringAWait() async {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeService() }
    let (waiter, clock) = (waiter, clock)
    let wait = Task { await waiter.wait(for: .greaterThan(1), on: fake, clock) }
    await waiter.executor.step()
    _ = scope.end()
    await waiter.executor.step()
    expectGolden(await wait.value)
  }

  @Test("A call during an answer ends a wait before the answer")
  func callDuringAnAnswer() async throws {
    let fake = fake
    let gate = fake.stub(.load).with(2).suspend()
    fake.stub(.load).with(1).andDo { _ async throws in
      fake.save(2)
      return try await fake.load(id: 2)
    }
    let wait = await startWait()
    let load = Task { try await fake.load(id: 1) }
    await waiter.executor.step()
    #expect(await wait.value == "save(2)")
    await gate.waitForCaller()
    #expect(
      fake.called(.load).map(\.outcome.description) == [
        "still running", "still running",
      ])
    gate.resume(returning: "two")
    #expect(try await load.value == "two")
    #expect(fake.called(.load).map(\.outcome.description) == ["returned", "returned"])
  }

  @Test("A call during a check is seen by the next check only")
  func callDuringACheck() {
    let fake = fake
    fake.save(1)
    let argument = Argument.pass { _ in
      fake.save(2)
      return true
    }
    #expect(fake.didCall(.save, withArguments: [argument], countSpecifier: .once).success)
    #expect(fake.didCall(.save, countSpecifier: .exactly(2)).success)
  }

  @Test("An answer after the cancellation is for the next caller")
  func cancellationThenAnswer() async throws {
    let fake = fake
    let gate = fake.stub(.load).suspend()
    let load = Task { try await fake.load(id: 1) }
    await gate.waitForCaller()
    load.cancel()
    gate.resume(returning: "late")
    await #expect(throws: CancellationError.self) { try await load.value }
    #expect(try await fake.load(id: 2) == "late")
  }

  @Test("An answer before the cancellation is for its caller")
  func answerThenCancellation() async throws {
    let fake = fake
    let gate = fake.stub(.load).suspend()
    let load = Task { try await fake.load(id: 1) }
    await gate.waitForCaller()
    gate.resume(returning: "in time")
    load.cancel()
    #expect(try await load.value == "in time")
  }
}
