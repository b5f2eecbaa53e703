/// What is said of a stub that answered no call in a test that passed.
///
/// A stub that may stay unused says so itself, with `lenient()`; one that expects a count of calls is
/// judged by that alone.
public enum UnusedStubs: Sendable {
  /// Nothing.
  case off
  /// A warning at the line of the stub. The default.
  case warn
  /// The test fails, at the line of the stub.
  case strict
}
