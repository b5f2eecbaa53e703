import Foundation

/// An evening in the theatre.
struct Show: Equatable, Identifiable, Sendable {
  let id: String
  let title: String
  /// The price of a seat in cents.
  let price: Int
  let date: Date
}

/// Seats that nobody else can buy for now.
struct Hold: Equatable, Identifiable, Sendable {
  let id: Int
  let show: Show.ID
  let seats: Int
}
