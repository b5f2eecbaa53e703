import SpryMacros

@testable import TicketOffice

@Spryable final class FakeShowStore: ShowStore, Spryable {
  func shows() async throws -> [Show]
  func show(_ id: Show.ID) async throws -> Show?
  func hold(_ seats: Int, of show: Show.ID) async throws(OfficeError) -> Hold
  func release(_ hold: Hold) async
  func confirm(_ hold: Hold, as order: Order) async throws
  func order(_ number: Order.ID) async throws -> Order?
  func orders(for show: Show.ID) async throws -> [Order]
  func remove(_ order: Order) async throws
}
