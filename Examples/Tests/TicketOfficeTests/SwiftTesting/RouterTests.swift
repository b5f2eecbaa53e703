import SpryMacros
import SpryMatchers
import Testing

@testable import TicketOffice

@Suite("Routing requests", .spry)
struct RouterTests {
  private let log = FakeRequestLog()
  private let clock = FakeWallClock()
  private let handler = SpyClosure<(Request, Router.Parameters), Response>("handler")
  private let router: Router

  init() {
    clock.stub.now.andReturn(.noon)
    var router = Router(log: log, clock: clock)
    router.on(.get, "/shows/:id", perform: handler.closure)
    self.router = router
  }

  @Test("The handler gets the parts of the path that vary")
  func parameters() async {
    handler.stub().andReturn(Response(body: "Hamlet"))
    let request = Request(method: .get, path: "/shows/hamlet")

    #expect(await router.respond(to: request) == Response(body: "Hamlet"))

    expectHaveReceived(handler.calls(request, ["id": "hamlet"]), .once)
  }

  @Test(
    "A request without a route reaches no handler",
    arguments: [
      (Request(method: .get, path: "/shows"), 404),
      (Request(method: .get, path: "/films/hamlet"), 404),
      (Request(method: .delete, path: "/shows/hamlet"), 405),
    ])
  func withoutARoute(request: Request, status: Int) async {
    #expect(await router.respond(to: request).status == status)

    expectNoOtherCalls(handler)
  }

  @Test(
    "The client is told why the office refuses",
    arguments: [
      (OfficeError.cardDeclined, 402), (.unknownShow("hamlet"), 404), (.soldOut, 409),
    ])
  func refusals(error: OfficeError, status: Int) async {
    handler.stub().andThrow(error)

    let response = await router.respond(to: Request(method: .get, path: "/shows/hamlet"))

    #expect(response == Response(status: status, body: error.text))
    expectHaveNotReceived(log.calls.report(.any))
  }

  @Test("An error of the server is written to the log, and not to the client")
  func serverErrors() async {
    handler.stub().andThrow(MailServerDown())

    let response = await router.respond(to: Request(method: .get, path: "/shows/hamlet"))

    #expect(response == Response(status: 500, body: "Something went wrong."))
    expectHaveReceived(log.calls.report(.match("a MailServerDown") { $0 is MailServerDown }))
  }

  @Test("The log contains the time that a request took")
  func time() async {
    clock.stub.now.andReturn(.noon, .noon.addingTimeInterval(0.25))
    handler.stub().andReturn(Response())

    _ = await router.respond(to: Request(method: .get, path: "/shows/hamlet"))

    expectHaveReceived(
      log.calls.record(
        .prefix("GET /shows"), status: .in(200..<300), seconds: .close(to: 0.25, within: 0.001)))
  }
}
