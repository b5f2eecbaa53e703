import SpryKit
public import XCTest

/// A test case each of whose tests runs in a scope of its own: static stubs and calls are forgotten
/// at its end, and misuse, an unstubbed call for one, fails the test instead of stopping the run.
///
/// ```swift
/// final class UserRepositoryTests: SpryTestCase { … }
/// ```
///
/// A test case with another superclass gets the same by overriding `invokeTest()`:
///
/// ```swift
/// override func invokeTest() {
///   withSpryTestScope { super.invokeTest() }
/// }
/// ```
open class SpryTestCase: XCTestCase {
  /// Runs the test in a scope.
  open override func invokeTest() {
    withSpryTestScope { super.invokeTest() }
  }
}

/// Runs an XCTest test, with its `setUp` and `tearDown`, in a scope of its own.
///
/// While it runs, the scope is also that of threads and tasks that the test did not start: XCTest
/// starts some of them, and runs one test at a time.
public func withSpryTestScope(_ test: () -> Void) {
  let scope = SpryScope(ofTest: "a test", misuse: .failingTest)
  scope.runForProcess {
    test()
    scope.end().report(by: scope, afterFailure: false)
  }
}
