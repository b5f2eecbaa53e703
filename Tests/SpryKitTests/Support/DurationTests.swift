import SpryKit
import TestSupport
import Testing

/// Limits and delays, which are written in the same way on systems without `Duration`.
@Suite("Durations", .timeLimit(.minutes(1)))
struct DurationTests {
  @Test("Each unit is written in milliseconds or seconds")
  func units() {
    let durations: [SpryDuration] = [
      .zero, .milliseconds(0.000_001), .milliseconds(0.25), .milliseconds(20), .milliseconds(0.5),
      .milliseconds(1_500), .seconds(5), .seconds(2.25), .seconds(UInt8(7)),
    ]
    #expect(
      durations.map(\.description) == [
        "0 ms", "1e-06 ms", "0.25 ms", "20 ms", "0.5 ms", "1.5 s", "5 s", "2.25 s", "7 s",
      ])
  }

  @Test("A duration of the standard library is the same one")
  func standardLibrary() {
    #expect(SpryDuration(.seconds(2) + .milliseconds(250)).description == "2.25 s")
    #expect(SpryDuration(.milliseconds(20)).description == "20 ms")
    #expect(SpryDuration(.nanoseconds(1)).description == "1e-06 ms")
    #expect(SpryDuration(.seconds(-1)).description == "0 ms")
  }

  @Test("A negative number is none, and a very long time ends after 100 years")
  func limits() {
    let none = [SpryDuration.seconds(-5), .seconds(Double.nan)]
    let long = [SpryDuration.seconds(Int.max), .seconds(Double.infinity)]
    #expect(none.map(\.description) == ["0 ms", "0 ms"])
    #expect(long.map(\.description) == ["3153600000 s", "3153600000 s"])
  }

  @Test("A duration of the standard library is converted, and the longest time is a limit")
  func waits() async throws {
    let (fake, limit) = (FakeService(), SpryDuration(Duration.seconds(5)))
    fake.stub(.wait).delayed(by: SpryDuration(Duration.milliseconds(1))).andReturn(1)
    async let one = fake.wait()
    try await fake.called(.wait).wait(within: limit)
    try await fake.called(.wait).wait(for: .once, within: .seconds(Int.max))
    #expect(await one == 1)
  }

  @Test("The longest duration of the standard library is a delay and a limit as well")
  func longestDuration() async throws {
    let (fake, longest) = (FakeService(), SpryDuration(.seconds(Int64.max)))
    fake.stub(.wait).delayed(by: longest).andReturn(1)
    // Often, so that some callers are in the delay when they are cancelled.
    for _ in 1...100 {
      let mark = SpryMark()
      let caller = Task { await fake.wait() }
      try await fake.called(.wait).since(mark).wait(within: longest)
      caller.cancel()
      #expect(await caller.value == 1)
    }
  }
}
