/// The payment sheet of the system, which reports to a completion handler.
@MainActor
protocol PaymentSheet: AnyObject {
  func present(cents: Int, completion: @escaping @MainActor (PaymentResult) -> Void)
}

/// How the user left the payment sheet.
enum PaymentResult: Equatable, Sendable {
  case authorized(token: String)
  case cancelled
}
