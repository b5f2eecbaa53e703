/// Settings that every screen may read.
@MainActor
protocol Settings: AnyObject {
  var savesData: Bool { get }
  var currency: Currency { get }
}

/// What the app remembers of its user.
@MainActor
protocol Preferences: Settings {
  var recentSearches: [String] { get set }
}

/// The currency in which prices are shown.
struct Currency: Equatable, Sendable {
  let symbol: String
  /// The number of cents for a unit.
  let cents: Int
}
