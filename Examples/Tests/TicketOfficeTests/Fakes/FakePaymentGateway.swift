import SpryMacros

@testable import TicketOffice

@Spryable final class FakePaymentGateway: PaymentGateway, Spryable {
  func charge(_ cents: Int, to card: String) async throws(PaymentError) -> Receipt
  func refund(_ receipt: Receipt) async throws(PaymentError)
}
