import SpryMacros

@testable import Articles

/// Records the calls of a static member. They belong to the test that runs.
final class AnalyticsSpy: Analytics, Spyable {
  enum ClassFunction: String, StringRepresentable {
    case track = "track(_:)"
  }

  static func track(_ event: ReadingEvent) {
    recordCall(arguments: event)
  }
}
