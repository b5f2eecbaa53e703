public import SpryKit
public import XCTest

/// A test case that runs each of its tests in a separate scope.
///
/// Derive your XCTest test cases from this class. Each test then owns the fakes it creates, and has
/// its own stubs and calls for static members. When the test ends, SpryKit verifies and releases
/// the fakes.
///
/// ```swift
/// final class UserRepositoryTests: SpryTestCase { … }
/// ```
///
/// - Misuse, such as an unstubbed call, fails the test instead of stopping the process.
/// - The first failure lists the last calls to the fakes. A call has the same number in all
///   failures.
/// - A failed wait fails the test at once, at the line of the wait, even if the test discards the
///   error.
/// - When the test ends, a stub that answered fewer calls than it expects fails the test, and an
///   unused stub is a warning in the log: see ``unusedStubs``. SpryKit skips both checks if the
///   test failed or was skipped.
/// - A call to one of the fakes after the test has ended is a failure that names the test.
///
/// A stub that `setUp()` or a helper makes belongs to the shared setup. If no test uses such a
/// stub, SpryKit reports the stub once, after the class's last test. With `.fail`, the stub fails
/// the class on Apple platforms. On Linux, XCTest accepts no failures at that point, so SpryKit
/// logs an error instead.
///
/// If your test case has a different superclass, override `invokeTest()` as shown below. Failures
/// then don't list calls, and unused stubs of the shared setup aren't reported. If a test throws
/// misuse or a failed wait's error, XCTest reports it a second time.
///
/// ```swift
/// override func invokeTest() {
///   withSpryTestScope(self) { super.invokeTest() }
/// }
/// ```
open class SpryTestCase: XCTestCase {
  /// The rule for reporting unused stubs. The default is a warning.
  ///
  /// Override this property to change the setting for the class.
  open var unusedStubs: UnusedStubs { .warn }

  /// The rule for unstubbed calls. By default, such calls fail the test unless the member returns
  /// `Void`.
  ///
  /// Override this property to change the setting for the class.
  open var strictness: Strictness { .normal }

  /// Whether failures name the code that called a fake. The default is `true`.
  ///
  /// Recording callers takes 2 to 5 µs for each of a test's first 1,000 calls.
  open var findsCallers: Bool { true }

  private let running = Locked<ScopedTest?>(nil)

  /// Runs the test in a scope.
  open override func invokeTest() {
    let options = TestOptions(
      strictness: strictness, unusedStubs: unusedStubs, findsCallers: findsCallers)
    let test = ScopedTest(of: self, options, suite: .ofClass(of: self))
    running.withLock { $0 = test }
    test.runXCTest(self) { super.invokeTest() }
    running.withLock { $0 = nil }
  }

  /// Reports the unused stubs of the shared setup. Overrides must call `super`.
  open override class func tearDown() {
    super.tearDown()
    SuiteStubUsage.reportAndRemove(self)
  }

  #if canImport(Darwin)
    /// Records an issue. The first issue also lists the last calls. If the test throws misuse or a
    /// failed wait's error, it isn't recorded again.
    open override func record(_ issue: XCTIssue) {
      let test = running.withLock { $0 }
      if let error = issue.associatedError as? CallWaitError, error.isReported { return }
      let misuse = issue.associatedError as? Misuse
      if test?.hasReported(where: { $0 == misuse || issue.compactDescription.tells(of: $0) })
        == true
      {
        return
      }
      var issue = issue
      test?.note(failure: issue.compactDescription)
      if let timeline = test?.takeTimeline() {
        issue.compactDescription += "\n\(timeline)"
      }
      super.record(issue)
    }
  #else
    /// Records a failure. The first failure also lists the last calls. If the test throws misuse or a
    /// failed wait's error, it isn't recorded again.
    open override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      let test = running.withLock { $0 }
      if description.includes("threw error \"\(CallWaitError.reported)") { return }
      if test?.hasReported(where: description.tells(of:)) == true { return }
      test?.note(failure: description)
      let timeline = test?.takeTimeline()
      super.recordFailure(
        withDescription: timeline.map { "\(description)\n\($0)" } ?? description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
  #endif
}

extension String {
  /// Whether the text of a failure of XCTest tells that code threw an error: `threw error "…"`, in an
  /// assertion such as `XCTAssertNoThrow` after its name.
  func tells(of error: any Error) -> Bool { includes("threw error \"\(error)\"") }
}

/// Runs an XCTest test, with its `setUp` and `tearDown`, in a separate scope.
///
/// - Parameters:
///   - testCase: The test that runs.
///   - strictness: The rule for unstubbed calls. By default, such calls fail the test unless the
///     member returns `Void`.
///   - unusedStubs: The rule for reporting unused stubs. The default is a warning.
///   - callers: Whether failures name the code that called a fake.
///   - test: A closure that runs the test.
///
/// Use this function in a test case that cannot derive from ``SpryTestCase``. While the test runs,
/// threads and tasks that the test didn't start use the scope too, because XCTest starts some of
/// them and runs one test at a time.
public func withSpryTestScope(
  _ testCase: XCTestCase,
  strictness: Strictness = .normal,
  unusedStubs: UnusedStubs = .warn,
  callers: Bool = true,
  _ test: () -> Void
) {
  let options = TestOptions(
    strictness: strictness, unusedStubs: unusedStubs, findsCallers: callers)
  ScopedTest(of: testCase, options, suite: nil).runXCTest(testCase, test)
}
