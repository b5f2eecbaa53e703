/// A show as the app lists it.
struct Listing: Codable, Equatable, Identifiable, Sendable {
  let id: String
  let title: String
  /// The price of a seat in cents.
  let price: Int
}
