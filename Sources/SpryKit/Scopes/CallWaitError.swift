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
/// In a scoped test, a failed wait fails the test at once, at the line of the wait, even if a
/// `try?`, a `catch`, or a task group discards the error. The error then only ends the test, and its
/// description refers to the failure. A wait that fails outside the test's task, or that is still in
/// progress when the test ends, is reported at the end. Outside a scope, a failed wait only throws.
public struct CallWaitError: Error, Sendable, CustomStringConvertible {
  /// The beginning of the description if the test has failed already.
  package static let reported = "a wait failed, as reported at "

  /// The reason for the failure: the expectation, the number of calls, and the calls that came
  /// closest.
  package let failure: Finding

  /// The location of the wait, at which a scoped test fails.
  public let location: SpryLocation

  /// Whether a scope reports the failure, so that the error only leaves the test.
  package private(set) var isReported = false

  /// The reason for the failure. In a scoped test, which has failed already, it is only the first line
  /// of the failure, after its location.
  public var description: String {
    isReported ? "\(Self.reported)\(location): \(failure.headline)" : failure.text
  }

  /// The error to throw if a scope reports the failure.
  var reported: CallWaitError {
    var error = self
    error.isReported = true
    return error
  }

  init(_ failure: Finding, at location: SpryLocation) {
    self.failure = failure
    self.location = location
  }
}
