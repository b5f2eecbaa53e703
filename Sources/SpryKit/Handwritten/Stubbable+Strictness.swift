extension Stubbable {
  /// The rule for calls that no stub answers. The default is the rule of the scope.
  ///
  /// ```swift
  /// mailer.strictness = .strict  // From here on, a call of 'mailer.close()' needs a stub.
  /// ```
  public var strictness: Strictness {
    get { spryState.strictness }
    set { spryState.strictness = newValue }
  }

  /// The rule for calls of static members that no stub answers, in the current scope. The default is
  /// the rule of the scope.
  public static var strictness: Strictness {
    get { spryState.strictness }
    set { spryState.strictness = newValue }
  }
}
