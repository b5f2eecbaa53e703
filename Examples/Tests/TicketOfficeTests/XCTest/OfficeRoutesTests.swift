import SpryMacros
import SpryMatchers
import XCTest

@testable import TicketOffice

final class OfficeRoutesTests: SpryTestCase {
  private let theatre = TheatreFakes()
  private let shows = FakeShowReader()
  private lazy var router: Router = {
    let clock = FakeWallClock()
    clock.stub.now.andReturn(.noon)
    var router = Router(log: theatre.log, clock: clock)
    router.addOffice(theatre.boxOffice, shows: shows)
    return router
  }()

  func testTheProgrammeListsAllShows() async {
    shows.stub.shows().andReturn([.hamlet, .macbeth])

    let response = await router.respond(to: Request(method: .get, path: "/shows"))

    XCTAssertEqual(response, Response(body: "hamlet: Hamlet\nmacbeth: Macbeth"))
  }

  func testAShowHasAPrice() async {
    shows.stub.show("hamlet").andReturn(.hamlet)

    let response = await router.respond(to: Request(method: .get, path: "/shows/hamlet"))

    XCTAssertEqual(response, Response(body: "Hamlet, 1200 cents"))
  }

  func testTheNumberInThePathIsCancelled() async {
    theatre.store.stub.order(1001).andReturn(.by("ann"))

    let response = await router.respond(to: Request(method: .delete, path: "/orders/1001"))

    XCTAssertEqual(response, Response(status: 204))
    XCTAssertHaveReceived(theatre.store.calls.remove(.having(\.id, 1001)), .once)
  }

  func testANumberThatIsNoneReachesNobody() async {
    let response = await router.respond(to: Request(method: .delete, path: "/orders/abc"))

    XCTAssertEqual(response.status, 400)
    expectNoOtherCalls(theatre.store, theatre.payments, theatre.ledger)
  }
}
