/// What happens when a fake or a check is held wrong.
public enum MisuseHandler: Sendable {
  /// Stops the process with the message. The default.
  case stop

  /// Hands misuse to a closure and goes on: a throwing member throws it, another returns an empty
  /// value (see ``SpryDefaultable``). Only where there is none does the process stop after all.
  ///
  /// The trait `.spry` and `SpryTestCase` of SpryMatchers install a closure that fails the test.
  case report(@Sendable (Misuse, SpryLocation) -> Void)
}
