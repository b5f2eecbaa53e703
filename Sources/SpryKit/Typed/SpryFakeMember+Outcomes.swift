// What the calls of `fake.calls.…` returned and threw.
extension SpryFakeMember where Role == SpryCallRole {
  /// Leaves only the calls that returned a value that matches.
  ///
  /// ```swift
  /// expectHaveReceived(service.calls.load(id: "42").returned(.having(\.name, "Ann")), .once)
  /// ```
  public func returned(_ value: ArgumentOf<Result>) -> Self { expecting(.returned, value.matcher) }

  /// Leaves only the calls that returned a value that is equal to this one.
  @_disfavoredOverload
  public func returned(_ value: Result) -> Self { returned(.equal(value)) }

  /// The results of the calls that have ended, oldest first: what they returned or threw.
  ///
  /// ```swift
  /// #expect(try service.calls.load(id: "42").outcomes.last?.get() == ann)
  /// ```
  ///
  /// A call is left out if it is still running, or if nothing answered it.
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
  /// Leaves only the calls that threw an error that matches.
  ///
  /// ```swift
  /// expectHaveReceived(service.calls.load(id: "42").threw(.match { $0 is Offline }))
  /// ```
  public func threw(_ error: ArgumentOf<Effects.Failure>) -> Self {
    expecting(.threw, error.matcher)
  }

  /// Leaves only the calls that threw an error that is equal to this one.
  @_disfavoredOverload
  public func threw(_ error: Effects.Failure) -> Self { threw(.equal(error)) }

  /// Leaves only the calls that threw an error of the member's type.
  public func threw(_ type: Effects.Failure.Type) -> Self {
    expecting(.threw, AnyMatcher<Effects.Failure>())
  }
}

extension SpryFakeMember where Role == SpryCallRole, Effects.Failure == any Error {
  /// Leaves only the calls that threw an error of a type.
  ///
  /// ```swift
  /// expectHaveReceived(service.calls.load(id: "42").threw(Offline.self))
  /// ```
  public func threw<Failure: Error>(_ type: Failure.Type) -> Self {
    expecting(.threw, AnyMatcher<Failure>())
  }
}

extension SpryFakeMember where Role == SpryCallRole, Effects.Failure == Never {
  /// Not available, because the member does not throw.
  @available(*, unavailable, message: "this member does not throw")
  public func threw(_ error: some Error) -> Self { self }

  /// Not available, because the member does not throw.
  @available(*, unavailable, message: "this member does not throw")
  public func threw<Failure: Error>(_ type: Failure.Type) -> Self { self }
}
