/// The error of a wait for calls that do not come.
///
/// Its description is the failure of the check, with the time of the wait and the calls that have not been
/// answered yet:
///
/// ```text
/// 'save(_:)' on FakeStore: expected at least 1 call with (42), got none within 1 s
///   nothing at all was called on FakeStore
/// ```
public struct CallWaitError: Error, Sendable, CustomStringConvertible {
  /// The reason why the wait failed: the expectation, the number of calls, and the nearest calls.
  public let description: String
}
