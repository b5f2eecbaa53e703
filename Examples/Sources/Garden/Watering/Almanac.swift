/// A day of the gardener's year, which has no months.
struct Day: Equatable {
  var number: Int
}

/// The calendar.
protocol Almanac {
  static func today() -> Day
}
