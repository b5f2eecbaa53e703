import Foundation
import SpryMacros

@testable import Articles

/// Its static stubs are seen only by the test that makes them, parallel or not.
final class FakeWallClock: WallClock, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case now
  }

  static var now: Date {
    spryify()
  }
}
