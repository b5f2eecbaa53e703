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
