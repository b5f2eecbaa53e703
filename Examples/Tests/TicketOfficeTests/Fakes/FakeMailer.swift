import SpryMacros

@testable import TicketOffice

@Spryable final class FakeMailer: Mailer, Spryable {
  func send(_ mail: Mail) async throws
}
