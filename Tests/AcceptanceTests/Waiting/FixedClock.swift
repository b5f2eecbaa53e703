/// A clock on which every sleep ends at once, throws at once, or never ends.
struct FixedClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  struct Broken: Error {}
  private enum Sleep { case ends, fails, lasts }

  static let over = FixedClock(sleep: .ends)
  static let broken = FixedClock(sleep: .fails)
  static let still = FixedClock(sleep: .lasts)

  private let sleep: Sleep
  let now = Instant()
  let minimumResolution = Swift.Duration.zero

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    switch sleep {
    case .ends: return
    case .fails: throw Broken()
    case .lasts:
      // This ends by cancellation only.
      for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
      try Task.checkCancellation()
    }
  }
}
