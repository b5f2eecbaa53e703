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
    #expect(SpryDuration(.seconds(2) + .milliseconds(250)) == .seconds(2.25))
    #expect(SpryDuration(.milliseconds(20)) == .milliseconds(20))
    #expect(SpryDuration(.nanoseconds(1)) == .milliseconds(0.000_001))
    #expect(SpryDuration(.seconds(-1)) == .zero)
  }

  @Test("A negative number is none, and a very long time ends after 100 years")
  func limits() {
    let years = SpryDuration.seconds(100 * 365 * 86_400)
    #expect(SpryDuration.seconds(-5) == .zero)
    #expect(SpryDuration.seconds(Double.nan) == .zero)
    #expect(SpryDuration.seconds(Int.max) == years)
    #expect(SpryDuration.seconds(Double.infinity) == years)
  }

  @Test("A wait takes a duration of the standard library, too, and the longest time")
  func waits() async throws {
    let (fake, limit) = (FakeService(), Duration.seconds(5))
    fake.stub(.wait).delayed(by: Duration.milliseconds(1)).andReturn(1)
    async let one = fake.wait()
    try await fake.called(.wait).wait(within: limit)
    try await fake.called(.wait).wait(for: .once, within: .seconds(Int.max))
    #expect(await one == 1)
  }
}
