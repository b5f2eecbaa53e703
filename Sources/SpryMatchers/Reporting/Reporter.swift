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

  /// From how many calls on the last ones add something to the failure that is being recorded.
  @TaskLocal static var fewestCalls = 1

  /// Fails the running test at a location.
  ///
  /// - Parameter fewestCalls: from how many calls on the last ones add something to the message; the
  ///   library's own messages name the call that they are about.
  package static func fail(_ message: String, at location: SpryLocation, fewestCalls: Int = 2) {
    if let recorder {
      recorder.record(message, location)
    } else {
      $fewestCalls.withValue(fewestCalls) { failTest(message, at: location) }
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
  ///
  /// - Parameter showsCalls: whether the failure itself shows all that happened.
  static func assert(_ failure: String?, at location: SpryLocation, showsCalls: Bool = false) {
    if let failure { fail(failure, at: location, fewestCalls: showsCalls ? .max : 2) }
  }
}

extension MisuseHandler {
  /// Fails the running test, and goes on.
  public static let failingTest = MisuseHandler.report { misuse, location in
    Reporter.fail(misuse.description, at: location)
  }
}
