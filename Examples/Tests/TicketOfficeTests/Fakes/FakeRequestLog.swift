import SpryMacros

@testable import TicketOffice

@Spryable final class FakeRequestLog: RequestLog, Spryable {
  func record(_ request: String, status: Int, seconds: Double)
  func report(_ error: any Error)
}
