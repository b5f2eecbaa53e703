import SpryMacros

@testable import TicketApp

@Spryable final class FakePause: Pause, Spryable {
  func wait(_ duration: Duration) async throws
}
