import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@Suite("AsyncStream", .spry)
struct AsyncStreamTests {
  private let courier = FakeCourier()
  private let display = FakeDisplay()

  @Test("Each number of stops is shown, and then the arrival")
  func wholeStream() async {
    courier.stub.stops(before: "p1").andReturn(
      AsyncStream { continuation in
        continuation.yield(2)
        continuation.yield(1)
        continuation.finish()
      })

    await Tracker(courier: courier, display: display).follow("p1")

    expectExactlyInOrder {
      display.calls.show("2 more stops")
      display.calls.show("1 more stops")
      display.calls.show("Delivered")
    }
  }

  @Test("A parcel on its way is not shown as delivered")
  func stepByStep() async throws {
    let (stops, continuation) = AsyncStream.makeStream(of: Int.self)
    courier.stub.stops(before: "p1").andReturn(stops)
    let tracker = Tracker(courier: courier, display: display)
    async let arrival: Void = tracker.follow("p1")

    continuation.yield(2)
    try await display.calls.show("2 more stops").wait(within: .seconds(5))
    expectHaveNotReceived(display.calls.show("Delivered"))

    continuation.finish()
    await arrival
    expectHaveReceived(display.calls.show("Delivered"), .once)
  }
}
