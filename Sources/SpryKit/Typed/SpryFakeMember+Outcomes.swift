// What the calls of `fake.calls.…` returned and threw.
extension SpryFakeMember where Role == SpryCallRole {
  /// Returns only the calls that returned a value that the given matcher matches.
  ///
  /// ```swift
  /// expectHaveReceived(service.calls.load(id: "42").returned(.having(\.name, "Ann")), .once)
  /// ```
  @_disfavoredOverload
  public func returned(_ value: ArgumentOf<Result>) -> Self { expecting(.returned, value.matcher) }

  /// Returns only the calls that returned a value equal to the given value.
  ///
  /// A literal is a value here rather than a matcher. If `load` is generic, the returned value in
  /// `calls.load(4).returned(4)` determines the type of the literal argument.
  public func returned(_ value: Result) -> Self { returned(.equal(value)) }

  /// The result or error of each call, oldest first.
  ///
  /// ```swift
  /// #expect(try service.calls.load(id: "42").outcomes.last?.get() == ann)
  /// ```
  ///
  /// The array omits calls that are still running or that nothing answered.
  public var outcomes: [Swift.Result<Result, Effects.Failure>] {
    query.calls.compactMap { call in
      switch call.result {
      case .success(let value): (value as? Result).map { .success($0) }
      case .failure(let error): (error as? Effects.Failure).map { .failure($0) }
      case nil: nil
      }
    }
  }
}

extension SpryFakeMember where Role == SpryCallRole, Effects: SpryThrowingMemberEffects {
  /// Returns only the calls that threw an error that the given matcher matches.
  ///
  /// ```swift
  /// expectHaveReceived(service.calls.load(id: "42").threw(.match { $0 is Offline }))
  /// ```
  public func threw(_ error: ArgumentOf<Effects.Failure>) -> Self {
    expecting(.threw, error.matcher)
  }

  /// Returns only the calls that threw an error equal to the given error.
  @_disfavoredOverload
  public func threw(_ error: Effects.Failure) -> Self { threw(.equal(error)) }

  /// Returns only the calls that threw an error of the member's type.
  public func threw(_ type: Effects.Failure.Type) -> Self {
    expecting(.threw, AnyMatcher<Effects.Failure>())
  }
}

extension SpryFakeMember where Role == SpryCallRole, Effects.Failure == any Error {
  /// Returns only the calls that threw an error of the given type.
  ///
  /// ```swift
  /// expectHaveReceived(service.calls.load(id: "42").threw(Offline.self))
  /// ```
  public func threw<Failure: Error>(_ type: Failure.Type) -> Self {
    expecting(.threw, AnyMatcher<Failure>())
  }
}
