import SpryMacros

@testable import TicketOffice

@Spryable final class FakeShowReader: ShowReader, Spryable {
  func shows() async throws -> [Show]
  func show(_ id: Show.ID) async throws -> Show?
}
