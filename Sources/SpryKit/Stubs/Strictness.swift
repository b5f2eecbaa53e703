/// The rule for calls of members that return nothing, if no stub answers them.
public enum Strictness: Sendable {
  /// They are recorded, and return. The default.
  case normal
  /// They are misuse, which fails the test.
  case strict
}
