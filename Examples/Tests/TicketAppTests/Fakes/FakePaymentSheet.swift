import SpryMacros

@testable import TicketApp

@Spryable
@MainActor
final class FakePaymentSheet: PaymentSheet, Spryable {
  func present(cents: Int, completion: @escaping @MainActor (PaymentResult) -> Void)
}
