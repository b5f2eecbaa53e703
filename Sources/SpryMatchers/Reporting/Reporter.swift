public import SpryKit
package import Testing
import XCTest

/// Passes every failure of the library to the framework that runs the test.
package enum Reporter {
  /// Receives the failures instead, in the tests of the assertions.
  ///
  /// This is a type because, in release builds, Swift 6.3 crashes with a closure as a task-local
  /// value (swiftlang/swift#88321).
  package struct Recorder: Sendable {
    let record: @Sendable (String, SourceLocation) -> Void

    package init(_ record: @escaping @Sendable (String, SourceLocation) -> Void) {
      self.record = record
    }
  }

  @TaskLocal package static var recorder: Recorder?

  /// The number of calls from which a timeline adds something to the failure that is being
  /// recorded.
  @TaskLocal static var fewestCalls = 1

  /// The misuse, or the error of a failed wait, that is being reported, for the test that records the
  /// failure.
  @TaskLocal static var error: (any Error)?

  /// Reports the result of a check.
  ///
  /// - Parameters:
  ///   - failure: What is wrong, or `nil` if the check passed.
  ///   - comment: The test's words for its first line.
  /// - Returns: Whether the check passed.
  static func report(
    _ failure: Finding?, _ comment: String = "", at location: SourceLocation
  ) -> Bool {
    guard var failure else { return true }
    if !comment.isEmpty { failure.headline += " - " + comment }
    fail(failure, at: location)
    return false
  }

  /// Fails the running test at a location.
  static func fail(_ failure: Finding, at location: SourceLocation) {
    if let recorder {
      recorder.record(failure.text, location)
    } else {
      // A timeline has to show other calls.
      $fewestCalls.withValue(failure.callCount + 1) { failTest(failure.text, at: location) }
    }
  }

  /// Fails the running test because a wait has failed.
  static func fail(_ wait: CallWaitError) {
    $error.withValue(wait) { fail(wait.failure, at: SourceLocation(wait.location)) }
  }

  private static func failTest(_ message: String, at location: SourceLocation) {
    let receiver = FailureReceiver.current
    if Test.current == nil { ScopedTest.current?.note(failure: message) }
    if receiver != .testing {
      XCTFail(message, file: StaticString(location.path), line: UInt(location.line))
    }
    if receiver == .xctest { return }
    if let error, (error as? Misuse)?.isThrown != false, let test = ScopedTest.current,
      test.isPartWithoutScope
    {
      test.fail(message, of: error, at: location)
    } else {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  }
}

extension ProcessOfTests: FailsTests {
  package static var failingTest: MisuseHandler { .failingTest }

  package static var callerRecorder: (any CallerRecorder)? {
    // Only Swift Testing provides the running test.
    SpryMatchers.callerRecorder(of: Test.current.map(TestFunction.init))
  }
}

extension MisuseHandler {
  /// A handler that fails the running test. The test continues.
  public static let failingTest = MisuseHandler.report { misuse, location in
    Reporter.$error.withValue(misuse) {
      Reporter.fail(misuse.finding, at: SourceLocation(location))
    }
    // In a known issue, misuse fails nothing.
    if Reporter.recorder == nil, let test = ScopedTest.current,
      !test.hasReported(where: { $0 == misuse })
    {
      test.scope.reportAgain(misuse, at: location)
    }
  }
}
