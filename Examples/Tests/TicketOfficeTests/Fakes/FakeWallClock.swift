import Foundation
import SpryMacros

@testable import TicketOffice

@Spryable final class FakeWallClock: WallClock, Spryable {
  var now: Date
}
