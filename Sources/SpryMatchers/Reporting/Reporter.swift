public import SpryKit
import Testing
import XCTest

/// The one place from which a failure leaves the library, for the framework that runs the test.
package enum Reporter {
  /// Takes the failures instead, in the tests of the assertions.
  ///
  /// A type of its own: Swift 6.3 passes no metadata for a closure as the task-local value of
  /// another module, in release builds.
  package struct Recorder: Sendable {
    let record: @Sendable (String, SpryLocation) -> Void

    package init(_ record: @escaping @Sendable (String, SpryLocation) -> Void) {
      self.record = record
    }
  }

  @TaskLocal package static var recorder: Recorder?

  /// Whether a framework is being told of a failure of the library's own.
  @TaskLocal static var isReporting = false

  /// Fails the running test at a location.
  package static func fail(_ message: String, at location: SpryLocation) {
    if let recorder {
      recorder.record(message, location)
    } else {
      $isReporting.withValue(true) { failTest(message, at: location) }
    }
  }

  private static func failTest(_ message: String, at location: SpryLocation) {
    // Without a current test this is XCTest, or work that left the task of a Swift Testing test:
    // each hears only of its own, so that both are told and one reports.
    if Test.current == nil {
      WatchedTest.current?.noteFailure()
      XCTFail(message, file: location.file, line: location.line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(location)
    )
  }

  /// Fails the running test if a check returned a failure.
  static func assert(_ failure: String?, at location: SpryLocation) {
    if let failure { fail(failure, at: location) }
  }
}

extension MisuseHandler {
  /// Fails the running test, and goes on.
  public static let failingTest = MisuseHandler.report { misuse, location in
    Reporter.fail(misuse.description, at: location)
  }
}
