/// A clock on which every time is over at once.
struct ImmediateClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  let now = Instant()
  let minimumResolution = Swift.Duration.zero

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) {}
}
