import SpryMacros
import SpryMatchers
import XCTest

@testable import TicketApp

@MainActor
final class OfflineSearchTests: SpryTestCase {
  private lazy var screen = SearchFakes()

  func testWhatWasFoundIsKeptForLater() async {
    screen.service.stub.search("ham").andReturn([.hamlet])

    await screen.search("ham")

    XCTAssertHaveReceived(screen.cache.calls.save([Listing.hamlet], for: "search/ham"), .once)
  }

  func testWithoutAConnectionTheScreenShowsWhatItFoundBefore() async {
    screen.service.stub.search("ham").andThrow(ServiceError.offline)
    screen.cache.stub.value([Listing].self, for: "search/ham").andReturn([.hamlet])

    await screen.search("ham")

    XCTAssertEqual(screen.model.state, .loaded([.hamlet], isOffline: true))
    expectInOrder {
      screen.service.calls.search("ham")
      screen.cache.calls.value([Listing].self, for: .prefix("search/"))
    }
  }

  func testWithoutAConnectionAnUnknownTextIsAnError() async {
    screen.service.stub.search("ham").andThrow(ServiceError.offline)

    await screen.search("ham")

    XCTAssertEqual(screen.model.state, .failed("The ticket office cannot be reached."))
  }

  func testAnAnswerThatCannotBeKeptIsStillShown() async {
    screen.service.stub.search("ham").andReturn([.hamlet])
    screen.cache.stub.save(.any([Listing].self), for: .any).andThrow(
      CocoaError(.fileWriteOutOfSpace))

    await screen.search("ham")

    XCTAssertEqual(screen.model.state, .loaded([.hamlet]))
  }
}
