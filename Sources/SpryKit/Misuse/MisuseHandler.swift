/// The action to take when a fake or an assertion is misused.
public enum MisuseHandler: Sendable {
  /// Stops the process with the message. The default.
  case stop

  /// Passes misuse to a closure and continues with an empty value (see ``SpryDefaultable``). If the
  /// type has none, a throwing member throws the misuse, and any other member stops the process.
  ///
  /// The trait `.spry` and `SpryTestCase` of SpryMatchers install a closure that fails the test.
  case report(@Sendable (Misuse, SpryLocation) -> Void)
}
