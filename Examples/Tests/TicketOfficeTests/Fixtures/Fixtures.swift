import Foundation

@testable import TicketOffice

extension Date {
  static let noon = Date(timeIntervalSince1970: 1_750_000_000)
}

extension Show {
  static let hamlet = Show(
    id: "hamlet", title: "Hamlet", price: 1200, date: .noon.addingTimeInterval(8 * 3600))
  static let macbeth = Show(
    id: "macbeth", title: "Macbeth", price: 900, date: .noon.addingTimeInterval(30 * 3600))
}

extension Purchase {
  static let twoSeats = Purchase(
    show: "hamlet", seats: 2, card: "4242", email: "ann@example.com")
}

extension Order {
  /// An order of two seats for Hamlet.
  static func by(_ name: String, number: Order.ID = 1001) -> Order {
    Order(
      id: number, show: "hamlet", seats: 2, email: "\(name)@example.com",
      receipt: Receipt(id: "r1", cents: 2400))
  }
}

/// The mail server cannot be reached.
struct MailServerDown: Error {}
