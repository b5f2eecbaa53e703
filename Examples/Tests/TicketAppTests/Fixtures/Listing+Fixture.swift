@testable import TicketApp

extension Listing {
  static let hamlet = Listing(id: "hamlet", title: "Hamlet", price: 1200)
  static let macbeth = Listing(id: "macbeth", title: "Macbeth", price: 905)
}
