import SpryMacros
import SpryMatchers
import Testing

@testable import TicketOffice

@Suite("Selling seats", .spry)
struct SellingTests {
  private let theatre = TheatreFakes()
  private let hold = Hold(id: 1, show: "hamlet", seats: 2)
  private let receipt = Receipt(id: "r1", cents: 2400)

  init() {
    theatre.sellHamlet()
  }

  @Test("The buyer pays for each seat", arguments: [1, 2, 10])
  func price(seats: Int) async throws {
    var purchase = Purchase.twoSeats
    purchase.seats = seats

    let order = try await theatre.boxOffice.sell(purchase)

    #expect(order.receipt.cents == seats * 1200)
    expectHaveReceived(theatre.payments.calls.charge(seats * 1200, to: "4242"), .once)
  }

  @Test("Seats are held before the card is charged, and sold afterwards")
  func order() async throws {
    _ = try await theatre.boxOffice.sell(.twoSeats)

    expectInOrder {
      theatre.store.calls.hold(2, of: "hamlet")
      theatre.payments.calls.charge(2400, to: "4242")
      theatre.store.calls.confirm(.equal(hold), as: .any)
      theatre.ledger.calls.append(.sale(order: 1001, cents: 2400))
      theatre.mailer.calls.send(.any)
    }
  }

  @Test("The seats stay held while the gateway thinks")
  func whileTheGatewayThinks() async throws {
    let payment = theatre.payments.stub.charge(.any, to: .any).suspend()
    async let order = theatre.boxOffice.sell(.twoSeats)
    try await payment.waitForCaller(within: .seconds(5))

    expectHaveReceived(theatre.store.calls.hold(2, of: "hamlet"), .once)
    expectHaveNotReceived(theatre.store.calls.release(.any))
    expectHaveNotReceived(theatre.store.calls.confirm(.any, as: .any))

    payment.resume(returning: receipt)
    #expect(try await order.receipt == receipt)
  }

  @Test("A declined card frees the seats, and leaves no other trace")
  func declined() async {
    theatre.payments.stub.charge(.any, to: .any).andThrow(.declined)

    await #expect(throws: OfficeError.cardDeclined) {
      try await theatre.boxOffice.sell(.twoSeats)
    }

    expectHaveReceived(theatre.store.calls.release(hold), .once)
    expectNoOtherCalls(
      theatre.store, theatre.ledger, theatre.mailer, theatre.events,
      ignoring: theatre.store.calls.show(.any), theatre.store.calls.hold(.any, of: .any))
  }

  @Test("A busy gateway is asked once more")
  func busyOnce() async throws {
    theatre.payments.stub.charge(.any, to: .any).andThrow(.busy).andReturn(receipt)
      .afterLast(.fail)

    #expect(try await theatre.boxOffice.sell(.twoSeats).receipt == receipt)
  }

  @Test("A gateway that stays busy frees the seats")
  func busyTwice() async {
    theatre.payments.stub.charge(.any, to: .any).andThrow(.busy).expected(.exactly(2))

    await #expect(throws: PaymentError.busy) { try await theatre.boxOffice.sell(.twoSeats) }

    expectHaveReceived(theatre.store.calls.release(hold))
  }

  @Test("The buyer of an order that cannot be stored gets the money back")
  func notStored() async {
    theatre.store.stub.confirm(.any, as: .any).andThrow(OfficeError.soldOut)

    await #expect(throws: OfficeError.soldOut) { try await theatre.boxOffice.sell(.twoSeats) }

    expectInOrder {
      theatre.store.calls.confirm(.any, as: .any)
      theatre.payments.calls.refund(receipt)
    }
    expectHaveNotReceived(theatre.mailer.calls.send(.any))
  }

  @Test("Nobody pays for a show that is sold out")
  func soldOut() async {
    theatre.store.stub.hold(.any, of: "hamlet").andThrow(.soldOut)

    await #expect(throws: OfficeError.soldOut) { try await theatre.boxOffice.sell(.twoSeats) }

    expectNoOtherCalls(theatre.payments)
    expectHaveNotReceived(theatre.nextNumber.calls())
  }

  @Test("The confirmation names the show and the price")
  func confirmation() async throws {
    let mail = ArgumentCaptor<Mail>()

    _ = try await theatre.boxOffice.sell(.twoSeats)

    expectHaveReceived(theatre.mailer.calls.send(.capture(mail)), .once)
    #expect(mail.last?.recipient == "ann@example.com")
    #expect(mail.last?.subject == "Your tickets for Hamlet")
    #expect(mail.last?.text.contains("2400 cents") == true)
  }

  @Test("A ticket is valid even if its mail cannot be sent")
  func mailServerDown() async throws {
    theatre.mailer.stub.send(.any).andThrow(MailServerDown())

    #expect(try await theatre.boxOffice.sell(.twoSeats).id == 1001)

    expectHaveReceived(
      theatre.log.calls.report(.check { #expect($0 is MailServerDown) }), .once)
  }

  @Test("Other services hear of the seats that were sold")
  func event() async throws {
    _ = try await theatre.boxOffice.sell(.twoSeats)

    expectHaveReceived(theatre.events.calls.publish(TicketsSold(show: "hamlet", seats: 2)), .once)
    expectHaveNotReceived(theatre.events.calls.publish(.any(TicketsReturned.self)))
  }
}
