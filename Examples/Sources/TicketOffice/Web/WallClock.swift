import Foundation

/// Returns the time.
protocol WallClock: Sendable {
  var now: Date { get }
}
