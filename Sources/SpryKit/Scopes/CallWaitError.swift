/// The error of a wait for calls that do not come.
///
/// Its description is the failure of the check, with the time of the wait and the calls that have
/// not been answered yet:
///
/// ```text
/// 'save(_:)' on FakeStore: expected at least 1 call with (42), got none within 1 s
///   FakeStore received no calls
/// ```
public struct CallWaitError: Error, Sendable, CustomStringConvertible {
  /// The reason why the wait failed: the expectation, the number of calls, and the nearest calls.
  public let description: String

  /// The line of the wait. Under `.spry`, in a `SpryTestCase`, and in a `withSpry` of Swift
  /// Testing, the failure of a test that throws the error is there.
  public let location: SpryLocation
}

extension SpryScope {
  /// The waits of the test that threw.
  package var failedWaits: [CallWaitError] { owner?.contents.withLock { $0.failedWaits } ?? [] }

  /// Keeps the error of a wait, whose line XCTest does not pass on.
  func keep(_ error: CallWaitError) {
    owner?.contents.withLock { $0.failedWaits.append(error) }
  }
}
