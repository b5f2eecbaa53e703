/// The price of a show as its screen prints it.
@MainActor
struct PriceLabel {
  let settings: any Settings

  func text(for listing: Listing) -> String {
    guard listing.price > 0 else { return "free" }
    let currency = settings.currency
    guard currency.cents > 1 else { return "\(currency.symbol)\(listing.price)" }
    let (whole, rest) = listing.price.quotientAndRemainder(dividingBy: currency.cents)
    return "\(currency.symbol)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
