// The tests of the article "Coming from swift-spyable": before, which is also after the first step, and after.

import SpryMacros
import SpryMatchers
import XCTest

final class CourierFakeTests: SpryTestCase {
  var service: FakeParcelService!
  var courier: Courier!

  override func setUp() {
    super.setUp()
    service = FakeParcelService()
    courier = Courier(service: service)
  }

  func testTracks() async {
    service.stub.track(id: .any).andReturn(["Oslo", "Bergen"])
    let place = await courier.place(of: "7")
    XCTAssertEqual(place, "Bergen")
    XCTAssertHaveReceived(service.calls.track(id: "7"), .once)
  }

  func testDelivers() {
    service.stub.send("book", to: .any).andReturn(true)
    service.stub.send(.any, to: .any).andReturn(false)
    XCTAssertEqual(courier.deliver("book", to: "Ann"), "on its way")
    XCTAssertEqual(courier.deliver("bomb", to: "Bob"), "refused")
    XCTAssertEqual(service.calls.send(.any, to: .any).map { $0.1 }, ["Ann", "Bob"])
    XCTAssertHaveReceived(service.calls.send("bomb", to: .any))
    XCTAssertHaveReceived(service.calls.depot.set("north"))
  }
}

final class CourierTests: XCTestCase {
  var service: ParcelServiceSpy!
  var courier: Courier!

  override func setUp() {
    super.setUp()
    service = ParcelServiceSpy()
    courier = Courier(service: service)
  }

  func testTracks() async {
    service.trackIdReturnValue = ["Oslo", "Bergen"]
    let place = await courier.place(of: "7")
    XCTAssertEqual(place, "Bergen")
    XCTAssertEqual(service.trackIdCallsCount, 1)
    XCTAssertEqual(service.trackIdReceivedId, "7")
  }

  func testDelivers() {
    service.sendToClosure = { parcel, _ in parcel == "book" }
    XCTAssertEqual(courier.deliver("book", to: "Ann"), "on its way")
    XCTAssertEqual(courier.deliver("bomb", to: "Bob"), "refused")
    XCTAssertEqual(service.sendToReceivedInvocations.map(\.address), ["Ann", "Bob"])
    XCTAssertEqual(service.sendToReceivedArguments?.parcel, "bomb")
    XCTAssertEqual(service.underlyingDepot, "north")
  }
}
