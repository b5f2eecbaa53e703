/// What happens when a fake or a check is held wrong.
public enum MisuseHandler: Sendable {
  /// Stops the process with the message. The default.
  case stop

  /// Hands misuse to a closure and goes on with an empty value (see ``SpryDefaultable``). Where
  /// there is none, a throwing member throws the misuse, and in another the process stops after all.
  ///
  /// The trait `.spry` and `SpryTestCase` of SpryMatchers install a closure that fails the test.
  case report(@Sendable (Misuse, SpryLocation) -> Void)
}
