/// The ticket office, as the app reaches it.
protocol TicketService: Sendable {
  func search(_ text: String) async throws -> [Listing]
  func buy(_ seats: Int, of show: Listing.ID, paidWith token: String) async throws -> Int
}

/// The reasons why the office does not answer as it should.
enum ServiceError: Error, Equatable {
  case offline
  case soldOut
}
