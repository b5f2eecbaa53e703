import SpryMacros
import SpryMatchers
import XCTest

@testable import TicketApp

final class OfflineSearchTests: SpryTestCase {
  @MainActor private lazy var screen = SearchFakes()

  @MainActor func testWhatWasFoundIsKeptForLater() async {
    screen.service.stub.search("ham").andReturn([.hamlet])

    await screen.search("ham")

    XCTAssertHaveReceived(screen.cache.calls.save([Listing.hamlet], for: "search/ham"), .once)
  }

  @MainActor func testWithoutAConnectionTheScreenShowsWhatItFoundBefore() async {
    screen.service.stub.search("ham").andThrow(ServiceError.offline)
    screen.cache.stub.value([Listing].self, for: "search/ham").andReturn([.hamlet])

    await screen.search("ham")

    XCTAssertEqual(screen.model.state, .loaded([.hamlet], isOffline: true))
    expectInOrder {
      screen.service.calls.search("ham")
      screen.cache.calls.value([Listing].self, for: .prefix("search/"))
    }
  }

  @MainActor func testWithoutAConnectionAnUnknownTextIsAnError() async {
    screen.service.stub.search("ham").andThrow(ServiceError.offline)

    await screen.search("ham")

    XCTAssertEqual(screen.model.state, .failed("The ticket office cannot be reached."))
  }

  @MainActor func testAnAnswerThatCannotBeKeptIsStillShown() async {
    screen.service.stub.search("ham").andReturn([.hamlet])
    screen.cache.stub.save(.any([Listing].self), for: .any).andThrow(
      CocoaError(.fileWriteOutOfSpace))

    await screen.search("ham")

    XCTAssertEqual(screen.model.state, .loaded([.hamlet]))
  }
}
