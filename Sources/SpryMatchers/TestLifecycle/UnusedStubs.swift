/// How a stub that answered no call is reported at the end of a test that passed.
///
/// A stub with `lenient()` may stay unused. A stub with `expected(_:)` is checked only by its
/// count.
public enum UnusedStubs: Sendable {
  /// The stub is not reported.
  case off
  /// A warning at the line of the stub. The default.
  case warn
  /// The test fails, at the line of the stub.
  case strict
}
