import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@Suite("A clock of one's own", .spry)
struct ClockTests {
  @Test("A session expires at its time", arguments: [(9, false), (10, true), (11, true)])
  func expires(seconds: Double, isExpired: Bool) {
    let clock = FakeAppClock()
    clock.stub.now.andReturn(Date(timeIntervalSince1970: seconds))

    let session = Session(expires: Date(timeIntervalSince1970: 10), clock: clock)

    #expect(session.isExpired == isExpired)
  }
}
