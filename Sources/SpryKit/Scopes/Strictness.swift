/// The rule for calls that no stub answers and that need no answer: those of members that return nothing.
public enum Strictness: Sendable {
  /// They are recorded, and return. The default.
  case normal
  /// They are misuse, which fails the test.
  case strict
}

extension Stubbable {
  /// The rule for calls of members that return nothing; by default that of the scope.
  ///
  /// ```swift
  /// mailer.strictness = .strict  // From here on, a call of 'mailer.close()' needs a stub.
  /// ```
  public var strictness: Strictness {
    get { spryState.strictness }
    set { spryState.strictness = newValue }
  }

  /// The rule for calls of static members that return nothing, in the current scope; by default that of the
  /// scope.
  public static var strictness: Strictness {
    get { spryState.strictness }
    set { spryState.strictness = newValue }
  }
}

extension SpryState {
  var strictness: Strictness {
    get { contents.withLock { $0.strictness } ?? SpryScope.current(or: scope).strictness }
    set { contents.withLock { $0.strictness = newValue } }
  }
}
