import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

/// `Clock` is not our protocol, so its fake is a class that lists the members.
@Spryable
final class FakeClock: Clock, Spryable, Sendable {
  typealias Instant = ContinuousClock.Instant
  var now: Instant
  var minimumResolution: Duration
  func sleep(until deadline: Instant, tolerance: Duration?) async throws
}

@Suite("Swift's Clock", .spry)
struct SwiftClockTests {
  @Test("The countdown sleeps a second after each number")
  func sleepsBetweenNumbers() async throws {
    let clock = FakeClock()
    let start = ContinuousClock.now
    clock.stub.now.andReturn(start)
    let onTick = SpyClosure<Int, Void>("onTick")

    try await Countdown(clock: clock).run(from: 2, onTick: onTick.closure)

    let inASecond = start.advanced(by: .seconds(1))
    expectInOrder {
      onTick.calls(2)
      clock.calls.sleep(until: inASecond, tolerance: nil)
      onTick.calls(1)
      clock.calls.sleep(until: inASecond, tolerance: nil)
      onTick.calls(0)
    }
  }
}
