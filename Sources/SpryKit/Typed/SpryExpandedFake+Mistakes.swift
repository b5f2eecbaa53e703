// MARK: - Mistakes that the compiler should explain

extension SpryFakeMembers where SpryRole: SpryStubbingRole {
  /// Unavailable because the fake's members are typed.
  @available(*, unavailable, message: "write a call, such as 'fake.stub.load(id: .any)'")
  public func callAsFunction(_ function: SpryTypedName) -> Stub { fatalError() }
}

extension SpryFakeMembers {
  /// Unavailable because `stub` and `calls` are properties.
  @available(*, unavailable, message: "leave out the parentheses, as in 'fake.stub.load(id: .any)'")
  public func callAsFunction() -> Self { self }
}

extension SpryExpandedFake where Function == SpryTypedName {
  /// Unavailable because the fake wraps nothing.
  @available(*, unavailable, message: "write '@Spryable(wraps: true)' to wrap an object")
  public init(wrapping real: Any) { fatalError() }
}

extension SpryNamelessFake where Function == SpryTypedName {
  /// Unavailable because the fake's members are typed.
  @available(*, unavailable, message: "write a call, such as 'fake.calls.load(id: .any).didCall()'")
  public func didCall(
    _ function: SpryTypedName, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult { fatalError() }
}
