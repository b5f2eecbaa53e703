import SpryKit

@testable import Garden

/// A static member. The enum of static members is named `ClassFunction`.
final class FakeAlmanac: Almanac, Spryable {
  enum ClassFunction: String, StringRepresentable { case today }

  static func today() -> Day { spryify() }
}
