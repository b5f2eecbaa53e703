import SpryMacros

@testable import Articles

/// Listens to a static member; what it hears belongs to the test that runs.
final class AnalyticsSpy: Analytics, Spyable {
  enum ClassFunction: String, StringRepresentable {
    case track = "track(_:)"
  }

  static func track(_ event: ReadingEvent) {
    recordCall(arguments: event)
  }
}
