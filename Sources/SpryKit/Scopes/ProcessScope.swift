/// The process-wide scope, for work that has no scope of its own.
enum ProcessScope {
  private static let base = SpryScope(ofProcess: ProcessOfTests.misuse)
  private static let scope = Locked(base)

  static var current: SpryScope { scope.withLock { $0 } }

  /// Replaces the scope, and returns the old one.
  ///
  /// XCTest runs one test at a time. If `continueAfterFailure` is `false`, an exception of Objective-C may
  /// have left the last one, so that its scope was never replaced.
  static func replace(by new: SpryScope) -> SpryScope {
    scope.withLock { scope in
      let old = scope.testCase != nil && new.testCase != nil ? base : scope
      scope = new
      return old
    }
  }
}

extension SpryScope {
  /// Runs work in the scope, which is also the scope of tasks and threads that have no scope.
  ///
  /// This is for test frameworks that run one test at a time, and that start some tests outside the
  /// task that calls `body`, as XCTest does with `async` tests.
  package func runForProcess<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = ProcessScope.replace(by: self)
    defer { _ = ProcessScope.replace(by: outer) }
    return try run(body)
  }

  /// Whether a test of XCTest is running in a scope.
  package static var isRunningXCTest: Bool { ProcessScope.current.testCase != nil }

  /// Whether tasks and threads without a scope use this one.
  var isOfTasksWithoutScope: Bool { ProcessScope.current === self }
}

/// The process, as something that may run tests.
///
/// SpryMatchers, which belongs in tests only, makes it conform to ``FailsTests``. So misuse outside
/// every scope fails a test where there are tests.
package enum ProcessOfTests {
  /// The handler of misuse outside every scope.
  static var misuse: MisuseHandler {
    tests?.failingTest ?? .stop
  }

  /// Finds the code that is calling a fake outside every scope, or `nil` if callers are not
  /// recorded.
  static var callerRecorder: (any CallerRecorder)? { tests?.callerRecorder }

  private static var tests: (any FailsTests.Type)? {
    ProcessOfTests.self as any Any.Type as? any FailsTests.Type
  }
}

/// A process in which misuse can fail a test.
package protocol FailsTests {
  static var failingTest: MisuseHandler { get }

  /// Finds the code of the running test, or `nil` on platforms that do not record callers.
  static var callerRecorder: (any CallerRecorder)? { get }
}
