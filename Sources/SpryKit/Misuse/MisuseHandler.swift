/// The action to take when a fake or an assertion is misused.
public enum MisuseHandler: Sendable {
  /// Stops the process with the message. The default in a process without SpryMatchers.
  case stop

  /// Passes misuse to a closure and continues. A member that can throw the misuse throws it. Any
  /// other member returns an empty value (see ``SpryDefaultable``), and stops the process if there
  /// is none.
  ///
  /// The default with SpryMatchers is a closure that fails the running test.
  case report(@Sendable (Misuse, SpryLocation) -> Void)
}
