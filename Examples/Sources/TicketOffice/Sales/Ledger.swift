/// The books, in which nothing is ever changed or removed.
protocol Ledger: Actor {
  func append(_ entry: LedgerEntry)
}

/// A line in the books.
enum LedgerEntry: Equatable, Sendable {
  case sale(order: Order.ID, cents: Int)
  case refund(order: Order.ID, cents: Int)
}
