/// The rule for calls that no stub answers and that need no answer: those of members that return nothing.
public enum Strictness: Sendable {
  /// They are recorded, and return. The default.
  case normal
  /// They are misuse, which fails the test.
  case strict
}
