import Foundation

/// A clock that a test moves by hand.
final class StepClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private let lock = NSLock()
  private var instant = Instant()
  private var sleepers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []

  var now: Instant { lock.withLock { instant } }
  var minimumResolution: Swift.Duration { .zero }

  /// Returns at the deadline. A cancelled task sleeps on, which does no harm here.
  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    await withCheckedContinuation { continuation in
      let isOver = lock.withLock {
        if instant >= deadline { return true }
        sleepers.append((deadline, continuation))
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  /// Advances the time and wakes each sleeper whose deadline has passed.
  func advance(by duration: Swift.Duration) {
    let woken = lock.withLock {
      instant = instant.advanced(by: duration)
      defer { sleepers.removeAll { $0.deadline <= instant } }
      return sleepers.filter { $0.deadline <= instant }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  deinit {
    for sleeper in sleepers { sleeper.continuation.resume() }
  }
}
