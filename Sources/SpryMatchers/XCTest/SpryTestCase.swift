import SpryKit
public import XCTest

/// A test case each of whose tests runs in a scope of its own: the fakes made in it, and static stubs
/// and calls, are seen only by it, checked at its end, and forgotten.
///
/// ```swift
/// final class UserRepositoryTests: SpryTestCase { … }
/// ```
///
/// - Misuse, an unstubbed call for one, fails the test instead of stopping the run.
/// - A failure carries the last calls of the fakes.
/// - At the end of a test that passed, a stub that was called less often than `expected` fails it, and a
///   stub that answered no call is a warning in the log; see ``unusedStubs``. After a failure or a
///   skip nothing of that is checked.
/// - A call that comes later fails, and names the test.
///
/// A stub that is not made in the test method itself, but in `setUp()` or in a helper, is one of a
/// shared set-up: at the end of the class, one that no test used is reported once. (With `.strict` that
/// fails the class on Apple's platforms; on Linux, where XCTest takes no failure there, it is an error in
/// the log.)
///
/// A test case with another superclass gets the same, but for the calls in failures and the report
/// of a shared set-up, by overriding `invokeTest()`:
///
/// ```swift
/// override func invokeTest() {
///   withSpryTestScope(self) { super.invokeTest() }
/// }
/// ```
open class SpryTestCase: XCTestCase {
  /// What is said of a stub that answered no call; by default it is a warning.
  ///
  /// Override it to change that for the class.
  open var unusedStubs: UnusedStubs { .warn }

  private let watched = Locked<WatchedTest?>(nil)

  /// Runs the test in a scope.
  open override func invokeTest() {
    let test = WatchedTest(of: self, unusedStubs, ledger: ClassLedgers.ledger(of: self))
    watched.withLock { $0 = test }
    test.runXCTest(self) { super.invokeTest() }
    watched.withLock { $0 = nil }
  }

  /// Reports what the tests of the class leave together. Call it where you override it.
  open override class func tearDown() {
    super.tearDown()
    ClassLedgers.report(of: self)
  }

  /// The last calls of the running test; nil where there were none.
  private var timeline: String? {
    watched.withLock { $0 }?.timeline
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
///   - unusedStubs: what is said of a stub that answered no call; by default it is a warning.
///   - test: runs it.
///
/// While it runs, the scope is also that of threads and tasks that the test did not start: XCTest
/// starts some of them, and runs one test at a time. See ``SpryTestCase``.
public func withSpryTestScope(
  _ testCase: XCTestCase,
  unusedStubs: UnusedStubs = .warn,
  _ test: () -> Void
) {
  WatchedTest(of: testCase, unusedStubs, ledger: nil).runXCTest(testCase, test)
}
