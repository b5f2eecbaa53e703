import SpryMacros

@testable import TicketApp

@Spryable final class FakePause: Pause {
  func wait(_ duration: Duration) async throws
}
