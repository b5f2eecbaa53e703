import SpryMacros

@testable import TicketApp

@Spryable
@MainActor
final class FakeSettings: Settings {
  var savesData: Bool
  var currency: Currency
}
