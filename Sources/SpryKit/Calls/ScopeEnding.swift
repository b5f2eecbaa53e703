import Dispatch

/// The end of a scope, which a later call of one of its fakes reports.
package final class ScopeEnding: Sendable {
  /// The name of the scope.
  package let test: String
  private let instant = DispatchTime.now().uptimeNanoseconds

  init(of test: String) {
    self.test = test
  }

  /// The time since the end, in seconds.
  package var age: Double {
    Double(DispatchTime.now().uptimeNanoseconds - instant) / 1e9
  }
}
