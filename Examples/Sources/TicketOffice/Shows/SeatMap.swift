import Foundation

/// Counts the seats of one show. A hold that is not confirmed in ten minutes expires.
actor SeatMap {
  /// Ten minutes, in seconds.
  static let lifetime: TimeInterval = 600

  private let clock: any WallClock
  private let show: Show.ID
  private var free: Int
  private var expirations: [Hold.ID: (hold: Hold, date: Date)] = [:]
  private var lastID = 0

  init(show: Show.ID, seats: Int, clock: any WallClock) {
    self.show = show
    self.clock = clock
    free = seats
  }

  func hold(_ seats: Int) throws(OfficeError) -> Hold {
    releaseExpired()
    guard seats <= free else { throw .soldOut }
    free -= seats
    lastID += 1
    let hold = Hold(id: lastID, show: show, seats: seats)
    expirations[hold.id] = (hold, clock.now.addingTimeInterval(Self.lifetime))
    return hold
  }

  func release(_ hold: Hold) {
    guard expirations.removeValue(forKey: hold.id) != nil else { return }
    free += hold.seats
  }

  /// Whether the hold was still valid. If so, its seats are sold.
  func confirm(_ hold: Hold) -> Bool {
    releaseExpired()
    return expirations.removeValue(forKey: hold.id) != nil
  }

  private func releaseExpired() {
    let now = clock.now
    for (hold, date) in expirations.values where date <= now { release(hold) }
  }
}
