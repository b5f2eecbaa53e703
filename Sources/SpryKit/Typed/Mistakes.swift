// Mistakes in stubs and checks that the compiler should explain.

extension SpryFakeMember where Role: SpryStubbingRole {
  /// Not available, because the member does not throw.
  @available(*, unavailable, message: "this member does not throw")
  @_disfavoredOverload
  @discardableResult
  public func andThrow(_ error: some Error) -> Self where Effects.Failure == Never { self }

  /// Not available, because stubs are the only answers of the fake.
  @available(
    *, unavailable,
    message: "the fake wraps nothing: give another answer, or write '@Spryable(wraps: true)'"
  )
  @_disfavoredOverload
  @discardableResult
  public func andCallThrough() -> Self { self }

  /// Not available, because the member returns a value.
  @available(*, unavailable, message: "this member returns a value: write 'andReturn(value)'")
  @_disfavoredOverload
  @discardableResult
  public func andReturn() -> Self { self }

  /// Not available, because the member is not `async`.
  @available(*, unavailable, message: "this member is not 'async': write 'block()'")
  @_disfavoredOverload
  public func suspend() -> SpryGate<Result, Effects.Failure> { fatalError() }

  /// Counts belong to checks, and a stub has an expectation.
  @available(*, unavailable, message: "write 'expected(…)' to expect a number of calls of a stub")
  public func times(_ count: CountSpecifier) -> Self { fatalError() }
}

extension SpryFakeMember where Role == SpryCallRole {
  /// Not available, because `calls` only reads.
  @available(*, unavailable, message: "write 'stub' instead of 'calls' to stub a member")
  @discardableResult
  public func andReturn(_ value: Result) -> Self { self }

  /// Not available, because the member does not throw the error.
  @available(
    *, unavailable, message: "this member does not throw, or declares another type of error"
  )
  @_disfavoredOverload
  public func threw(_ error: Any) -> Self { self }
}

extension SpryFakeMember {
  /// Not available, because the property or subscript cannot be written.
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
}

extension ExpectedCallsBuilder {
  /// Not available, because `stub` only stubs.
  @available(*, unavailable, message: "write 'calls' instead of 'stub' to check calls")
  public static func buildExpression<
    Role: SpryStubbingRole, Arguments, Result, Effects: SpryMemberEffects
  >(
    _ calls: SpryFakeMember<Role, Arguments, Result, Effects>
  ) -> [CallQuery] { [] }

  /// The member itself cannot be checked.
  @available(*, unavailable, message: "write '.calls' after the fake to check calls")
  public static func buildExpression(_ result: Void) -> [CallQuery] { [] }
}

extension SpryFakeMembers where SpryRole: SpryStubbingRole {
  /// Not available, because the members of the fake have types.
  @available(*, unavailable, message: "write the member as a call: 'fake.stub.load(id: .any)'")
  public func callAsFunction(_ function: SpryTypedName) -> Stub { fatalError() }
}

extension SpryFakeMembers {
  /// Not available, because `stub` and `calls` are properties.
  @available(*, unavailable, message: "leave the parentheses out: 'fake.stub.load(id: .any)'")
  public func callAsFunction() -> Self { self }
}

extension SpryExpandedFake where Function == SpryTypedName {
  /// Not available, because the members of the fake have types.
  @available(*, unavailable, message: "write the member as a call: 'fake.calls.load(id: .any)'")
  public func called(_ function: SpryTypedName, with arguments: Any?...) -> CallQuery {
    fatalError()
  }

  /// Not available, because the members of the fake have types.
  @available(
    *, unavailable, message: "write the member as a call: 'fake.calls.load(id: .any).didCall()'"
  )
  public func didCall(
    _ function: SpryTypedName, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult { fatalError() }
}
