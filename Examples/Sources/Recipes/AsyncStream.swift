import SpryMacros

@Spryable
protocol Courier: Sendable {
  /// The number of stops before a parcel arrives, until it has arrived.
  func stops(before parcel: String) -> AsyncStream<Int>
}

@Spryable
protocol Display: Sendable {
  func show(_ text: String)
}

struct Tracker {
  let courier: any Courier
  let display: any Display

  func follow(_ parcel: String) async {
    for await stops in courier.stops(before: parcel) {
      display.show("\(stops) more stops")
    }
    display.show("Delivered")
  }
}
