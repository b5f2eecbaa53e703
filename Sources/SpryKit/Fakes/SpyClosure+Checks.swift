// What other fakes are asked with the name of a member.

extension SpyClosure {
  /// Begins a stub of the closure; it answers once it has an answer.
  ///
  /// - Parameters:
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - maker: the function of the caller; tells a test's own stubs from those of a shared set-up.
  public func stub(
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    stub(.call, file: file, line: line, maker: maker)
  }

  /// Returns whether the closure was called, and if not, what came nearest.
  ///
  /// - Parameters:
  ///   - arguments: what each argument should have been: a value to be equal to, an ``Argument``, or
  ///     an ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: how often; at least once by default.
  ///   - mark: where the calls begin that count; by default at the first.
  /// - Returns: whether it was, and what was called.
  public func didCall(
    with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark = .start
  ) -> DidCallResult {
    didCall(.call, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  }

  /// Describes a call, for a check of the order of several.
  ///
  /// - Parameters:
  ///   - arguments: what each argument should have been. None means any arguments.
  ///   - countSpecifier: how often in a row; by default once, and more do not matter.
  public func called(
    with arguments: Any?...,
    countSpecifier: CountSpecifier? = nil
  ) -> ExpectedCall {
    ExpectedCall(
      of: spryState,
      fakeType: Self.self,
      member: Function.call,
      arguments: arguments,
      specifier: countSpecifier
    )
  }

  /// Waits until the closure has been called, and returns the first call that fits.
  ///
  /// - Parameters:
  ///   - arguments: what each argument should be. None means any arguments.
  ///   - mark: where the calls begin that count; by default at the first.
  ///   - time: how long to wait at most.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the call, which may have come before. Its stub need not have answered yet.
  /// - Throws: a ``CallWaitError`` where it does not come, and a `CancellationError`.
  @discardableResult
  public func waitForCall(
    with arguments: Any?...,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> RecordedCall {
    try await CallWait(self, .call, arguments, since: mark)
      .calls(isolation: isolation, within: time, clock: clock)[0]
  }

  /// The calls of the closure, in the order in which they came.
  public var calls: [RecordedCall] {
    calls(to: .call)
  }

  /// Returns the arguments of the calls, in the order in which they came.
  ///
  /// - Returns: for each call a tuple, or of one parameter the argument.
  public func inputs<each Argument>() -> [(repeat each Argument)]
  where Input == (repeat each Argument) {
    calls(to: .call, as: (repeat each Argument).self)
  }
}
