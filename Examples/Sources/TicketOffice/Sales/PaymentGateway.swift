/// Takes money, and gives it back.
protocol PaymentGateway: Sendable {
  func charge(_ cents: Int, to card: String) async throws(PaymentError) -> Receipt
  func refund(_ receipt: Receipt) async throws(PaymentError)
}

/// The proof of a payment.
struct Receipt: Equatable, Sendable {
  let id: String
  /// The amount in cents.
  let cents: Int
}

/// The reason why there was no payment.
enum PaymentError: Error, Equatable {
  case declined
  case busy
}
