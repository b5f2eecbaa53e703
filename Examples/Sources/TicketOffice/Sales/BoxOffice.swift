/// Sells seats, and takes them back.
struct BoxOffice: Sendable {
  let store: any ShowStore
  let payments: any PaymentGateway
  let ledger: any Ledger
  let mailer: any Mailer
  let events: any EventBus
  let log: any RequestLog
  /// Returns the number of the next order.
  let nextNumber: @Sendable () -> Order.ID

  func sell(_ purchase: Purchase) async throws -> Order {
    guard let show = try await store.show(purchase.show) else {
      throw OfficeError.unknownShow(purchase.show)
    }
    let hold = try await store.hold(purchase.seats, of: show.id)
    let receipt = try await pay(show.price * purchase.seats, by: purchase.card, for: hold)
    let order = Order(
      id: nextNumber(), show: show.id, seats: purchase.seats, email: purchase.email,
      receipt: receipt)
    do {
      try await store.confirm(hold, as: order)
    } catch {
      try await payments.refund(receipt)
      throw error
    }
    await ledger.append(.sale(order: order.id, cents: receipt.cents))
    events.publish(TicketsSold(show: show.id, seats: order.seats))
    await send(.confirmation(of: order, for: show))
    return order
  }

  func cancel(_ number: Order.ID) async throws {
    guard let order = try await store.order(number) else {
      throw OfficeError.unknownOrder(number)
    }
    try await payments.refund(order.receipt)
    try await store.remove(order)
    await ledger.append(.refund(order: order.id, cents: order.receipt.cents))
    events.publish(TicketsReturned(show: order.show, seats: order.seats))
    await send(.cancellation(of: order))
  }

  /// Tries again once if the gateway is busy. Without a payment, the seats are free again.
  private func pay(_ cents: Int, by card: String, for hold: Hold) async throws -> Receipt {
    do {
      do {
        return try await payments.charge(cents, to: card)
      } catch .busy {
        return try await payments.charge(cents, to: card)
      }
    } catch {
      await store.release(hold)
      throw error == .declined ? OfficeError.cardDeclined : error
    }
  }

  /// A ticket is valid without the mail, so an error goes into the log.
  private func send(_ mail: Mail) async {
    do {
      try await mailer.send(mail)
    } catch {
      log.report(error)
    }
  }
}

extension Mail {
  static func confirmation(of order: Order, for show: Show) -> Mail {
    Mail(
      recipient: order.email, subject: "Your tickets for \(show.title)",
      text: "Order \(order.id): \(order.seats) seats, \(order.receipt.cents) cents.")
  }

  static func cancellation(of order: Order) -> Mail {
    Mail(
      recipient: order.email, subject: "Your order \(order.id) is cancelled",
      text: "You get \(order.receipt.cents) cents back.")
  }
}
