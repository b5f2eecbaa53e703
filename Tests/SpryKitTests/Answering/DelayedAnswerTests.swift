import TestSupport
import Testing

import SpryKit

@Suite("Delayed answers", .timeLimit(.minutes(1)))
struct DelayedAnswerTests {
  private let fake = FakeService()

  @Test("A delayed answer waits on the given clock")
  func waitsOnTheClockOfTheTest() async {
    let clock = HandClock()
    fake.stub(.wait).delayed(by: SpryDuration(.seconds(3), on: clock)).andReturn(7)
    async let answer = fake.wait()
    #expect(await clock.nextSleeper() == .seconds(3))
    #expect(fake.recordedCalls.map { "\($0.outcome)" } == ["still running"])
    clock.advance(by: .seconds(3))
    #expect(await answer == 7)
    #expect(fake.recordedCalls.map { "\($0.outcome)" } == ["returned"])
  }

  @Test("A delay applies to the answers behind it only")
  func onlyTheAnswersBehindAreHeldBack() async throws {
    let clock = HandClock()
    fake.stub(.waitThrowing).andReturn(Point(x: 1)).delayed(
      by: SpryDuration(.seconds(1), on: clock)
    )
    .andThrow(LoadError.offline)
    #expect(try await fake.waitThrowing() == Point(x: 1))
    let fake = fake
    let second = Task { try await fake.waitThrowing() }
    #expect(await clock.nextSleeper() == .seconds(1))
    clock.advance(by: .seconds(1))
    await #expect(throws: LoadError.offline) { try await second.value }
  }

  @Test("A cancelled caller throws a cancellation error")
  func aCancelledCallerIsLetGo() async {
    let clock = HandClock()
    let fake = fake
    fake.stub(.waitThrowing).delayed(by: SpryDuration(.seconds(1), on: clock)).andReturn(
      Point(x: 1))
    let caller = Task { try await fake.waitThrowing() }
    _ = await clock.nextSleeper()
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(fake.recordedCalls.map { "\($0.outcome)" } == ["threw CancellationError()"])
  }

  @Test("A delayed answer of a wrong type is skipped")
  func anAnswerOfTheWrongTypeIsPassedOver() async {
    fake.stub(.wait).andReturn(7)
    fake.stub(.wait).delayed(by: .zero).andReturn("text")
    #expect(await fake.wait() == 7)
  }

  @Test("A delayed answer of a member that is not async is misuse")
  func aMemberThatIsNotAsyncCannotWait() {
    fake.stub(.load).delayed(by: .seconds(1)).andReturn("a")
    let texts = misuses { #expect(fake.load(id: "7") == "") }
    #expect(texts.first?.hasPrefix("'load(id:)' on FakeService is not 'async'") == true)
  }
}
