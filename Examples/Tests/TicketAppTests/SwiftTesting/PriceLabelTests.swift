import SpryMacros
import SpryMatchers
import Testing

@testable import TicketApp

@MainActor
@Suite("Prices on the screen", .spry)
struct PriceLabelTests {
  private let settings = FakeSettings()

  @Test(
    "A price has the digits of its currency",
    arguments: [
      (Currency(symbol: "€", cents: 100), "€9.05"), (Currency(symbol: "¥", cents: 1), "¥905"),
    ])
  func price(in currency: Currency, text: String) {
    settings.stub.currency.andReturn(currency)

    #expect(label(for: .macbeth) == text)
  }

  @Test("A free show has no currency")
  func free() {
    #expect(label(for: Listing(id: "open", title: "Open stage", price: 0)) == "free")

    expectHaveNotReceived(settings.calls.currency.get())
  }

  /// There is no empty `Currency`, and a property cannot throw. With this default, a missing stub fails its own
  /// test, and the run goes on.
  private func label(for listing: Listing) -> String {
    withDefaults(Currency(symbol: "?", cents: 100)) {
      PriceLabel(settings: settings).text(for: listing)
    }
  }
}
