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
