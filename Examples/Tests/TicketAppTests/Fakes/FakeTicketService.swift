import SpryMacros

@testable import TicketApp

@Spryable final class FakeTicketService: TicketService, Spryable {
  func search(_ text: String) async throws -> [Listing]
  func buy(_ seats: Int, of show: Listing.ID, paidWith token: String) async throws -> Int
}
