/// The end of a scope, which a later call of one of its fakes reports.
///
/// A class, because the size of an instant is known only at run time, which makes a value that
/// contains one slow to copy.
package final class ScopeEnding: Sendable {
  /// The name of the scope.
  package let test: String
  private let instant = ContinuousClock.now

  init(of test: String) {
    self.test = test
  }

  /// The time since the end, in seconds.
  package var age: Double {
    (ContinuousClock.now - instant) / .seconds(1)
  }
}
