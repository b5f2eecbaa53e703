import SpryMacros
import SpryMatchers
import XCTest

@testable import TicketOffice

final class CancellationTests: SpryTestCase {
  private let theatre = TheatreFakes()

  override func setUp() {
    theatre.store.stub.order(1001).andReturn(.by("ann"))
  }

  func testTheMoneyGoesBackBeforeTheSeatsAreSoldAgain() async throws {
    try await theatre.boxOffice.cancel(1001)

    expectExactlyInOrder {
      theatre.store.calls.order(1001)
      theatre.payments.calls.refund(.having(\.cents, 2400))
      theatre.store.calls.remove(.equal(.by("ann")))
    }
  }

  func testTheSeatsStaySoldIfTheGatewayRefuses() async {
    theatre.payments.stub.refund(.any).andThrow(.declined).expected(.once)

    await XCTAssertThrows(PaymentError.declined) { try await theatre.boxOffice.cancel(1001) }

    XCTAssertHaveNotReceived(theatre.store.calls.remove(.any))
    XCTAssertHaveNoRecordedCalls(theatre.mailer)
  }

  func testAnUnknownOrderIsNotPaidBack() async {
    theatre.store.stub.order(7).andReturn(nil)

    await XCTAssertThrows(OfficeError.unknownOrder(7)) { try await theatre.boxOffice.cancel(7) }

    XCTAssertHaveNoRecordedCalls(theatre.payments)
  }

  func testTheBooksShowTheRefund() async throws {
    try await theatre.boxOffice.cancel(1001)

    XCTAssertHaveReceived(
      theatre.ledger.calls.append(.refund(order: 1001, cents: 2400)), .once)
    expectNoOtherCalls(theatre.ledger)
  }

  func testTheBuyerIsToldTheAmount() async throws {
    try await theatre.boxOffice.cancel(1001)

    let mail = try XCTUnwrap(theatre.mailer.calls.send(.any).last)
    XCTAssertEqual(mail.recipient, "ann@example.com")
    XCTAssertEqual(mail.text, "You get 2400 cents back.")
  }

  func testOtherServicesHearOfTheFreeSeats() async throws {
    try await theatre.boxOffice.cancel(1001)

    XCTAssertHaveReceived(
      theatre.events.calls.publish(TicketsReturned(show: "hamlet", seats: 2)), .once)
  }
}
