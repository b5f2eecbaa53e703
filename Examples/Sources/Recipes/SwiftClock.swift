/// Counts down the seconds. The app passes a `ContinuousClock`.
struct Countdown {
  let clock: any Clock<Duration>

  func run(from start: Int, onTick: (Int) -> Void) async throws {
    for seconds in stride(from: start, to: 0, by: -1) {
      onTick(seconds)
      try await clock.sleep(for: .seconds(1))
    }
    onTick(0)
  }
}
