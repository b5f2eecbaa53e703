import SpryMacros

@testable import Articles

/// Only records, by a body of its own. The calls to a static member belong to the test that runs.
@Spryable
final class AnalyticsSpy: Analytics, Spryable {
  static func track(_ event: ReadingEvent) {
    recordCall(arguments: event)
  }
}
