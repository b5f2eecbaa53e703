import Foundation
import SpryMacros

@testable import Articles

/// Its static stubs are visible only to the test that makes them, even if tests run in parallel.
@Spryable
final class FakeWallClock: WallClock, Spryable {
  static var now: Date
}
