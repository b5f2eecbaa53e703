import SpryMacros

@testable import TicketOffice

@Spryable final class FakeMailer: Mailer {
  func send(_ mail: Mail) async throws
}
