import SpryMacros

@testable import TicketApp

@Spryable
@MainActor
final class FakePaymentSheet: PaymentSheet {
  func present(cents: Int, completion: @escaping @MainActor (PaymentResult) -> Void)
}
