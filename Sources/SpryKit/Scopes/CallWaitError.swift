/// The error that a wait for a call or a caller throws when it times out.
///
/// Its description is the failure text of an assertion, with the time that the test waited and the
/// calls that are still running:
///
/// ```text
/// 'save(_:)' on FakeStore: expected at least 1 call with (42), got none within 1 s
///   FakeStore received no calls
/// ```
///
/// In a scoped test, a failed wait fails the test once, at the line of the wait, even if a `try?`,
/// a `catch`, a task group, or an unawaited task discards the error. A wait that is still in
/// progress when the test ends fails it in the same way, unless it was cancelled. If the test was
/// skipped or cancelled, an error that the test doesn't throw is a warning. Outside a scope, a
/// failed wait only throws.
public struct CallWaitError: Error, Sendable, CustomStringConvertible {
  private final class Identity: Sendable {}

  /// The reason why the wait failed: the expectation, the number of calls, and the nearest calls.
  public let description: String

  /// The line of the wait. Under `.spry`, in a `SpryTestCase`, and in Swift Testing's `withSpry`,
  /// the test fails there.
  public let location: SpryLocation

  private let identity = Identity()

  init(description: String, location: SpryLocation) {
    self.description = description
    self.location = location
  }

  /// Returns whether this is the error of the same wait, and not of another with the same text.
  func isSame(as other: CallWaitError) -> Bool { identity === other.identity }
}
