import SpryKit

@testable import Garden

/// Two members share a base name, so their cases spell out the whole names.
final class FakeBell: Bell, Spryable {
  enum Function: String, StringRepresentable {
    case set
    case ring = "ring()"
    case ringTimes = "ring(times:)"
  }

  func ring() { spryify() }
  func ring(times: Int) { spryify(arguments: times) }
  func set(minutes: Int, _ action: @escaping () -> Void) { spryify(arguments: minutes, action) }
}
