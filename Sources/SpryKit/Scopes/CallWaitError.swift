/// The error of a failed wait for a call or a caller.
///
/// The description reads like an assertion's failure, and adds how long the test waited and which
/// calls are still running:
///
/// ```text
/// 'save(_:)' on FakeStore: expected at least 1 call with (42), got none within 1 s
///   FakeStore received no calls
/// ```
///
/// In a scoped test, a failed wait fails the test once, at the line of the wait, even if a `try?`,
/// a `catch`, a task group, or an unawaited task discards the error. A wait that is still in
/// progress when the test ends fails the test in the same way, unless the wait was cancelled. If
/// the test was skipped or cancelled, a wait's error that the test doesn't throw is a warning.
/// Outside a scope, a failed wait only throws.
public struct CallWaitError: Error, Sendable, CustomStringConvertible {
  private final class Identity: Sendable {}

  /// The reason for the failure: the expectation, the number of calls, and the calls that came
  /// closest.
  public let description: String

  /// The location of the wait. Under `.spry`, in a `SpryTestCase`, and in `withSpry` under Swift
  /// Testing, the test fails at this location.
  public let location: SpryLocation

  private let identity = Identity()

  init(description: String, location: SpryLocation) {
    self.description = description
    self.location = location
  }

  /// Returns whether this is the error of the same wait, and not of another with the same text.
  func isSame(as other: CallWaitError) -> Bool { identity === other.identity }
}
