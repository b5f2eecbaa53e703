/// What a buyer asks for.
struct Purchase: Equatable, Sendable {
  var show: Show.ID
  var seats: Int
  var card: String
  var email: String
}

/// Seats that are paid.
struct Order: Equatable, Identifiable, Sendable {
  let id: Int
  let show: Show.ID
  let seats: Int
  let email: String
  let receipt: Receipt
}
