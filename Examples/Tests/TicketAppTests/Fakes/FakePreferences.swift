import SpryMacros

@testable import TicketApp

@Spryable
@MainActor
final class FakePreferences: Preferences {
  var recentSearches: [String]
  var savesData: Bool
  var currency: Currency
}
