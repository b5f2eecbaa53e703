import SpryMacros

@testable import TicketOffice

/// A box office with fakes, in which nothing goes wrong. A test stubs what is different in its story.
struct TheatreFakes {
  let store = FakeShowStore()
  let payments = FakePaymentGateway()
  let ledger = FakeLedger()
  let mailer = FakeMailer()
  let events = FakeEventBus()
  let log = FakeRequestLog()
  let nextNumber = SpyClosure<Void, Order.ID>("nextNumber")

  var boxOffice: BoxOffice {
    BoxOffice(
      store: store, payments: payments, ledger: ledger, mailer: mailer, events: events, log: log,
      nextNumber: nextNumber.closure)
  }

  /// Hamlet can be bought, and each card is good.
  func sellHamlet() {
    store.stub.show("hamlet").andReturn(.hamlet)
    store.stub.hold(.any, of: "hamlet").andDo { seats, show in Hold(id: 1, show: show, seats: seats)
    }
    payments.stub.charge(.any, to: .any).andDo { cents, _ in Receipt(id: "r1", cents: cents) }
    nextNumber.stub().andReturn(1001)
  }
}
