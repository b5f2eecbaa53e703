/// A clock on which every sleep ends at once, or none ever ends.
struct FixedClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  static let over = FixedClock(isOver: true)
  static let still = FixedClock(isOver: false)

  private let isOver: Bool
  let now = Instant()
  let minimumResolution = Swift.Duration.zero

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    if isOver { return }
    // This ends by cancellation only.
    for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
    try Task.checkCancellation()
  }
}
