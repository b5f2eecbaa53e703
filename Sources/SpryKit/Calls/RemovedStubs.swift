/// A removed stub that answered calls.
struct FormerStub {
  let location: SpryLocation
  /// See ``FinishedStub/expectsCalls``.
  let expectsCalls: Bool
  /// The answers that are constants, and `nil` for the others.
  let values: [StubValue?]
}

/// A stub that was replaced before it was used.
struct ReplacedStub {
  let member: String
  let source: StubSource
  /// The location of the stub that replaced it.
  let replacement: SpryLocation
}
