import SpryMacros
import SpryMatchers
import Testing

@testable import TicketOffice

/// Each call to a fake must be stubbed here, also of members that return nothing.
@Suite("Forms of buyers", .spry(.strict))
struct FormTests {
  private let theatre = TheatreFakes()

  @Test(
    "A wrong form is refused before anybody is asked",
    arguments: [
      ("seats", "0"), ("seats", "11"), ("seats", "many"), ("card", ""), ("email", "nowhere"),
    ])
  func wrongForm(field: String, value: String) async throws {
    var form = ["seats": "2", "card": "4242", "email": "ann@example.com"]
    form[field] = value

    let response = try await post(form)

    #expect(response == Response(status: 400, body: "'\(field)' is missing or wrong."))
    expectNoOtherCalls(theatre.store)
    expectNoOtherCalls(theatre.payments)
  }

  @Test("A good form gets the number of the order")
  func goodForm() async throws {
    theatre.sellHamlet()
    theatre.store.stub.confirm(.any, as: .having(\.email, "ann@example.com")).andReturn()
    theatre.ledger.stub.append(.sale(order: 1001, cents: 2400)).andReturn()
    theatre.events.stub.publish(TicketsSold(show: "hamlet", seats: 2)).andReturn()
    theatre.mailer.stub.send(.having(\.subject, .prefix("Your tickets"))).andReturn()

    let response = try await post(["seats": "2", "card": "4242", "email": "ann@example.com"])

    #expect(response == Response(status: 201, body: "Order 1001"))
  }

  private func post(_ form: [String: String]) async throws -> Response {
    theatre.log.strictness = .normal
    let clock = FakeWallClock()
    clock.stub.now.andReturn(.noon)
    var router = Router(log: theatre.log, clock: clock)
    router.addOffice(theatre.boxOffice, shows: theatre.store)
    return await router.respond(
      to: Request(method: .post, path: "/shows/hamlet/orders", form: form))
  }
}
