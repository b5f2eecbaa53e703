extension Argument {
  /// Matches every argument of the closure's type, and passes the arguments of matching calls to
  /// the closure.
  ///
  /// - Parameter body: Gets the argument. In a check it runs once for each call that the check
  ///   counts, in their order; in a stub, once for each call that the stub answers, on the thread
  ///   of the call. It never runs for a call that does not match, nor to write a failure.
  ///
  /// The closure may throw, as `#require` does: the check then fails with the argument's name and
  /// the error. In a stub, that is misuse, and the stub still answers.
  ///
  /// ```swift
  /// expectHaveReceived(store, .save, with: Argument.check { (user: User) in
  ///   #expect(user.name == "Ann")
  /// })
  /// ```
  public static func check<Value>(_ body: @escaping (Value) throws -> Void) -> Argument {
    .matching(
      PredicateMatcher(
        "\(article(typeName(Value.self))) (checked)", check: body, { (_: Value) in true }))
  }
}
