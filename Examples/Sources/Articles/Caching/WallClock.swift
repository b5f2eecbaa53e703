import Foundation

/// Returns the time.
protocol WallClock: Sendable {
  static var now: Date { get }
}

/// The clock of the device.
enum SystemClock: WallClock {
  static var now: Date { Date() }
}
