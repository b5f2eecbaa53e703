import SpryMacros
import SpryMatchers
import XCTest

@testable import TicketApp

final class BuyTests: SpryTestCase {
  private let service = FakeTicketService()
  @MainActor private lazy var sheet = FakePaymentSheet()
  @MainActor private lazy var navigator = FakeNavigator()
  @MainActor private lazy var model = BuyModel(service: service, sheet: sheet, navigator: navigator)

  @MainActor func testAPaymentOpensTheTicket() async {
    leaveSheet(with: .authorized(token: "t1"))
    service.stub.buy(2, of: "hamlet", paidWith: "t1").andReturn(1001)

    await model.buy(2, of: .hamlet)

    XCTAssertHaveReceived(navigator.calls.open(.ticket(order: 1001)), .once)
  }

  @MainActor func testTheSheetAsksForThePriceOfAllSeats() async {
    leaveSheet(with: .cancelled)

    await model.buy(3, of: .hamlet)

    XCTAssertHaveReceived(sheet.calls.present(cents: 3600, completion: .any), .once)
  }

  @MainActor func testAUserWhoCancelsBuysNothing() async {
    leaveSheet(with: .cancelled)

    await model.buy(2, of: .hamlet)

    XCTAssertHaveNoRecordedCalls(service)
    XCTAssertHaveNoRecordedCalls(navigator)
  }

  @MainActor func testASoldOutShowIsNamed() async {
    leaveSheet(with: .authorized(token: "t1"))
    service.stub.buy(.any, of: .any, paidWith: .any).andThrow(ServiceError.soldOut)

    await model.buy(2, of: .hamlet)

    XCTAssertHaveReceived(navigator.calls.showAlert(.prefix("Hamlet is sold out")), .once)
    expectNoOtherCalls(navigator)
  }

  @MainActor func testASecondTapOpensNoSecondSheet() async throws {
    let completion = ArgumentCaptor<@MainActor (PaymentResult) -> Void>()
    leaveSheet(with: .cancelled)
    sheet.stub.present(cents: .any, completion: .capture(completion)).andReturn()
      .afterLast(.previousStub)

    let purchase = Task { await model.buy(2, of: .hamlet) }
    try await sheet.calls.present(cents: .any, completion: .any).wait(within: .seconds(5))
    XCTAssertTrue(model.isBusy)
    await model.buy(2, of: .hamlet)

    completion.last?(.cancelled)
    await purchase.value
    XCTAssertFalse(model.isBusy)
    XCTAssertHaveReceived(sheet.calls.present(cents: .any, completion: .any), .once)
  }

  /// Leaves the payment sheet as soon as it appears.
  @MainActor private func leaveSheet(with result: PaymentResult) {
    sheet.stub.present(cents: .any, completion: .any).andDo { _, completion in completion(result) }
  }
}
