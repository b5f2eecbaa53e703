import SpryKit
public import XCTest

/// A test case that runs each of its tests in a scope of its own: the fakes made in it, and static
/// stubs and calls, are visible only to it, are checked at its end, and are released.
///
/// ```swift
/// final class UserRepositoryTests: SpryTestCase { … }
/// ```
///
/// - Misuse, such as an unstubbed call, fails the test instead of stopping the run.
/// - A failure carries the last calls of the fakes.
/// - At the end of a test that passed, a stub that was called less often than `expected` fails it,
///   and an unused stub is a warning in the log; see ``unusedStubs``. After a failure or a skip
///   neither is checked.
/// - A later call of one of its fakes is a failure that names the test.
///
/// A stub that is not made in the test method itself, but in `setUp()` or in a helper, belongs to a
/// shared set-up: at the end of the class, a stub that no test used is reported once. (With `.strict`
/// that fails the class on Apple's platforms. On Linux, where XCTest takes no failure at that time, it
/// is an error in the log.)
///
/// A test case with another superclass gets the same, except for the calls in failures and the report
/// of a shared set-up, by overriding `invokeTest()`:
///
/// ```swift
/// override func invokeTest() {
///   withSpryTestScope(self) { super.invokeTest() }
/// }
/// ```
open class SpryTestCase: XCTestCase {
  /// How a stub that answered no call is reported; by default as a warning.
  ///
  /// Override it to change that for the class.
  open var unusedStubs: UnusedStubs { .warn }

  private let running = Locked<ScopedTest?>(nil)

  /// Runs the test in a scope.
  open override func invokeTest() {
    let test = ScopedTest(of: self, unusedStubs, suite: .ofClass(of: self))
    running.withLock { $0 = test }
    test.runXCTest(self) { super.invokeTest() }
    running.withLock { $0 = nil }
  }

  /// Reports the stubs of the shared set-up that no test used. Call it if you override it.
  open override class func tearDown() {
    super.tearDown()
    SuiteStubUsage.reportAndRemove(self)
  }

  /// The last calls of the running test; nil if there were none.
  private var timeline: String? {
    running.withLock { $0 }?.timeline
  }

  #if canImport(Darwin)
    /// Records an issue, with the last calls.
    open override func record(_ issue: XCTIssue) {
      var issue = issue
      if let timeline { issue.compactDescription += "\n\(timeline)" }
      super.record(issue)
    }
  #else
    /// Records a failure, with the last calls.
    open override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      super.recordFailure(
        withDescription: timeline.map { "\(description)\n\($0)" } ?? description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
  #endif
}

/// Runs an XCTest test, with its `setUp` and `tearDown`, in a scope of its own.
///
/// - Parameters:
///   - testCase: the test that runs.
///   - unusedStubs: how a stub that answered no call is reported; by default as a warning.
///   - test: runs the test.
///
/// While it runs, threads and tasks that the test did not start use the scope as well: XCTest starts
/// some of them, and runs one test at a time. See ``SpryTestCase``.
public func withSpryTestScope(
  _ testCase: XCTestCase,
  unusedStubs: UnusedStubs = .warn,
  _ test: () -> Void
) {
  ScopedTest(of: testCase, unusedStubs, suite: nil).runXCTest(testCase, test)
}
