import SpryMacros

@testable import TicketApp

@Spryable
@MainActor
final class FakePreferences: Preferences, Spryable {
  var savesData: Bool
  var currency: Currency
  var recentSearches: [String]
}
