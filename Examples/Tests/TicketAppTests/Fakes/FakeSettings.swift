import SpryMacros

@testable import TicketApp

@Spryable
@MainActor
final class FakeSettings: Settings, Spryable {
  var savesData: Bool
  var currency: Currency
}
