import Foundation
import SpryMacros

@testable import Articles

/// Its static stubs are visible only to the test that makes them, even if tests run in parallel.
final class FakeWallClock: WallClock, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case now
  }

  static var now: Date {
    spryify()
  }
}
