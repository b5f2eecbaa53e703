import SpryMacros
import SpryMatchers
import Testing

@testable import TicketApp

@MainActor
@Suite("Searching with a bad connection", .spry)
struct SearchRetryTests {
  private let screen = SearchFakes()

  @Test("The third attempt is as good as the first")
  func thirdAttempt() async {
    screen.service.stub.search("ham").andThrow(ServiceError.offline)
      .andThrow(ServiceError.offline).andReturn([.hamlet])

    await screen.search("ham")

    #expect(screen.model.state == .loaded([.hamlet]))
    expectHaveReceived(screen.service.calls.search("ham"), .exactly(3))
  }

  @Test("The waits between the attempts become longer")
  func waits() async {
    screen.service.stub.search("ham").andThrow(ServiceError.offline)

    await screen.search("ham")

    expectExactlyInOrder {
      screen.pause.calls.wait(.milliseconds(300))
      screen.service.calls.search("ham")
      screen.pause.calls.wait(.seconds(1))
      screen.service.calls.search("ham")
      screen.pause.calls.wait(.seconds(2))
      screen.service.calls.search("ham")
    }
  }

  @Test("A user who saves data gets one attempt")
  func savesData() async {
    screen.preferences.stub.savesData.andReturn(true)
    screen.service.stub.search("ham").andThrow(ServiceError.offline).expected(.once)

    await screen.search("ham")
  }
}
