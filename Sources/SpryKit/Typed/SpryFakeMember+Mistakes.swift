// Mistakes in stubs and checks that the compiler should explain.

extension SpryFakeMember where Role: SpryStubbingRole {
  /// Unavailable because the member does not throw.
  @available(*, unavailable, message: "this member does not throw")
  @_disfavoredOverload
  @discardableResult
  public func andThrow(_ error: some Error) -> Self where Effects.Failure == Never { self }

  /// Unavailable because only stubs answer the fake's calls.
  @available(
    *, unavailable,
    message: "the fake wraps no object; give another answer, or write '@Spryable(wraps: true)'"
  )
  @_disfavoredOverload
  @discardableResult
  public func andCallThrough() -> Self { self }

  /// Unavailable because the member returns a value.
  @available(*, unavailable, message: "this member returns a value; write 'andReturn(value)'")
  @_disfavoredOverload
  @discardableResult
  public func andReturn() -> Self { self }

  /// Unavailable because the value would be the closure itself.
  @available(*, unavailable, message: "write 'andDo { … }' to compute the answer")
  @discardableResult
  public func andReturn(_ closure: () async throws -> Result) -> Self { self }

  /// Unavailable because the value would be the closure itself.
  @available(*, unavailable, message: "write 'andDo { … }' to compute the answer")
  @discardableResult
  public func andReturn(_ closure: (Arguments) async throws -> Result) -> Self { self }

  /// Unavailable because the member is not `async`.
  @available(*, unavailable, message: "this member is not 'async'; write 'block()'")
  @_disfavoredOverload
  public func suspend() -> SpryGate<Result, Effects.Failure> { fatalError() }

  /// Unavailable because the member is `async`.
  @available(*, unavailable, message: "this member is 'async'; write 'suspend()'")
  @_disfavoredOverload
  public func block() -> SpryGate<Result, Effects.Failure> { fatalError() }

  /// Unavailable because the member is not `async`.
  @available(*, unavailable, message: "this member is not 'async', so its callers cannot wait")
  @_disfavoredOverload
  public func delayed(by time: SpryDuration) -> Self { self }
}

extension SpryFakeMember where Role == SpryCallRole {
  /// Unavailable because the calls are not a number.
  @available(*, unavailable, message: "write '.count' after the calls to compare their number")
  public static func == (calls: Self, count: Int) -> Bool { false }

  /// Unavailable because `calls` only reads calls.
  @available(*, unavailable, message: "write 'stub' instead of 'calls' to stub a member")
  @discardableResult
  public func andReturn(_ values: Result...) -> Self { self }
}

extension SpryFakeMember where Effects: SpryPropertyEffects {
  /// Unavailable because a property is not a function.
  @available(*, unavailable, message: "a property has no parentheses; leave them out")
  public func callAsFunction() -> Self { self }
}

extension SpryFakeMember {
  /// Unavailable because the property or subscript cannot be written.
  @available(
    *, unavailable,
    message: "the protocol declares no setter for this member, or the class does not record it"
  )
  public func set<Base>(
    _ value: ArgumentOf<Result>
  ) -> SpryFakeMember<Role, Result, Void, SprySyncEffects>
  where Effects == SpryReadEffects<Base> {
    fatalError()
  }

  /// Unavailable because the property or subscript cannot be written.
  @available(
    *, unavailable,
    message: "the protocol declares no setter for this member, or the class does not record it"
  )
  @_disfavoredOverload
  public func set<Base>(
    _ value: Result
  ) -> SpryFakeMember<Role, Result, Void, SprySyncEffects>
  where Effects == SpryReadEffects<Base> {
    fatalError()
  }
}

extension ExpectedCallsBuilder {
  /// Unavailable because `stub` only makes stubs.
  @available(*, unavailable, message: "write 'calls' instead of 'stub' to check calls")
  public static func buildExpression<
    Role: SpryStubbingRole, Arguments, Result, Effects: SpryMemberEffects
  >(
    _ calls: SpryFakeMember<Role, Arguments, Result, Effects>
  ) -> [CallQuery] { [] }

  /// Unavailable because the line is not a call, but a call's result or an assertion.
  @available(
    *, unavailable, message: "write only calls to a member, such as 'fake.calls.load(id: .any)'"
  )
  @_disfavoredOverload
  public static func buildExpression<Result>(_ result: Result) -> [CallQuery] { [] }
}
