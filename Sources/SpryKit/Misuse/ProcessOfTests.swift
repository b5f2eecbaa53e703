/// The process, as something that may run tests.
///
/// SpryMatchers, which belongs in tests only, makes it conform to ``FailsTests``. So misuse outside every scope
/// fails a test where there are tests.
package enum ProcessOfTests {
  /// The handler of misuse outside every scope.
  static var misuse: MisuseHandler {
    (ProcessOfTests.self as any Any.Type as? any FailsTests.Type)?.failingTest ?? .stop
  }
}

/// A process in which misuse can fail a test.
package protocol FailsTests {
  static var failingTest: MisuseHandler { get }
}
