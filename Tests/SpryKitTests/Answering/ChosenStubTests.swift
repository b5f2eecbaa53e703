import Dispatch
import TestSupport
import Testing

@testable import SpryKit

private final class FakePort: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case send = "send(_:)"
  }

  let spryState = SpryState()

  func send(_ number: Int) -> Int { spryify(arguments: number) }
}

/// A call on another thread that stays in a matcher of its stub until the test lets it go on.
private struct HeldCall {
  private let events = AsyncStream.makeStream(of: Int?.self)
  private let release = DispatchSemaphore(value: 0)

  /// The argument of the stub. The matcher runs once for each comparison, and holds the first.
  var matcher: Argument {
    let isFirst = Locked(true)
    return Argument.match("a held number") { [events, release] (_: Int) in
      let holds = isFirst.withLock { first in
        defer { first = false }
        return first
      }
      if holds {
        events.continuation.yield(nil)
        release.wait()
      }
      return true
    }
  }

  /// Starts the call, and waits until it is in the matcher.
  func start(_ call: @escaping @Sendable () -> Int) async {
    DispatchQueue.global().async { [events] in events.continuation.yield(call()) }
    _ = await events.stream.first { $0 == nil }
  }

  /// Lets the call go on, and waits for its result.
  func end() async -> Int? {
    release.signal()
    return await events.stream.first { $0 != nil } ?? nil
  }
}

/// A clock whose sleeps throw at once.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private struct BrokenClock: Clock {
  private struct Broken: Error {}

  private let clock = ContinuousClock()

  var now: ContinuousClock.Instant { clock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) throws {
    throw Broken()
  }
}

@Suite("A call is seen by waits once its stub is chosen")
struct ChosenStubTests {
  private let fake = FakePort()
  private let held = HeldCall()

  private func failure(of query: CallQuery) async -> String? {
    await CallWait(query).failure(isolation: nil, within: .zero)?.text
  }

  @Test("A wait does not see a call that is choosing its stub, and a count does")
  func isNotSeen() async {
    fake.stub(.send).with(held.matcher).andReturn(7)
    await held.start { [fake] in fake.send(1) }
    #expect(fake.called(.send).count == 1)
    let text = await failure(of: fake.called(.send).times(.once))
    #expect(text?.contains("expected exactly 1 call, got none within 0 ms") == true)
    #expect(text?.contains("still running: send(1)") == true)
    #expect(await held.end() == 7)
    #expect(await failure(of: fake.called(.send).times(.once)) == nil)
  }

  @Test("The choice of the stub ends a wait")
  func wakes() async {
    fake.stub(.send).with(held.matcher).andReturn(7)
    await held.start { [fake] in fake.send(1) }
    async let failure = CallWait(fake.called(.send)).failure(
      isolation: nil, within: .seconds(60))
    #expect(await held.end() == 7)
    #expect(await failure == nil)
  }

  @Test(
    "The end of a call ends a wait for its outcome, which leaves nothing behind",
    .timeLimit(.minutes(1)))
  func outcomeWakes() async {
    func waits() -> Int { fake.spryState.contents.withLock { $0.waiters.count } }
    let gate = fake.stub(.send).block()
    DispatchQueue.global().async { [fake] in _ = fake.send(1) }
    await gate.waitForCaller()
    async let failure = CallWait(fake.called(.send).returned(7)).failure(
      isolation: nil, within: .seconds(600))
    while waits() == 0 { await Task.yield() }
    gate.resume(returning: 7)
    #expect(await failure == nil)
    #expect(waits() == 0)
  }

  @Test("A wait ends if its clock throws", .timeLimit(.minutes(1)))
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  func brokenClock() async {
    let failure = await CallWait(fake.called(.send)).failure(
      isolation: nil, within: SpryDuration(.seconds(600), on: BrokenClock()))
    #expect(failure != nil)
  }

  @Test("A wait sees later calls, although an earlier one is choosing its stub, in their order")
  func laterCallIsSeen() async {
    fake.stub(.send).with(held.matcher).andReturn(7)
    await held.start { [fake] in fake.send(1) }
    _ = fake.send(2)
    #expect(await failure(of: fake.called(.send).times(.once)) == nil)
    #expect(await held.end() == 7)
    #expect(fake.called(.send).map(\.description) == ["send(1)", "send(2)"])
    #expect(await failure(of: fake.called(.send, with: 1).times(.once)) == nil)
  }

  @Test("A call that no stub answers is seen once that is known")
  func unstubbedCall() async {
    let misuses = Misuses()
    withSpryScope(misuse: misuses.handler) { _ = fake.send(1) }
    #expect(misuses.all.count == 1)
    #expect(await failure(of: fake.called(.send).times(.once)) == nil)
  }

  @Test("A check of a call that is choosing its stub makes it expected")
  func checkedCall() async {
    fake.stub(.send).with(held.matcher).andReturn(7)
    await held.start { [fake] in fake.send(1) }
    #expect(fake.didCall(.send, withArguments: [1]).success)
    #expect(await held.end() == 7)
    #expect(SpryCheck.noOtherCalls(of: [SpryFakeHandle(fake)], ignoring: [], since: .start) == nil)
  }

  @Test("At the end of a test, a call that is choosing its stub counts for it, and gets its answer")
  func endOfTest() async {
    let misuses = Misuses()
    let scope = SpryScope(ofTest: "sends()", misuse: misuses.handler)
    let fake = scope.run { FakePort() }
    fake.stub(.send).andReturn(1)
    fake.stub(.send).with(held.matcher).andReturn(7).expected(.once)
    await held.start { fake.send(1) }
    let issues = scope.end()
    #expect(issues.mistakenStubs.map(\.misuse) == [])
    #expect(issues.stubs.filter(\.countsAsUsed).count == 1)
    #expect(await held.end() == 7)
    #expect(misuses.all == [])
  }
}
