// The stubs and checks of other fakes, without the name of a member.

extension SpyClosure {
  /// Begins a stub of the closure. It takes effect with its first answer.
  ///
  /// - Parameters:
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - maker: the caller's function, which tells a test's own stubs from those of a shared set-up.
  public func stub(
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    stub(.call, file: file, line: line, maker: maker)
  }

  /// Checks whether the closure was called.
  ///
  /// - Parameters:
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: the expected number of calls; by default at least one.
  ///   - mark: a mark after which calls count; by default all calls count.
  /// - Returns: the result of the check, with the failure if there is one.
  public func didCall(
    with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark = .start
  ) -> DidCallResult {
    didCall(.call, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  }

  /// Describes a call, for a check of the order of several calls.
  ///
  /// - Parameters:
  ///   - arguments: the expected arguments. None means any arguments.
  ///   - countSpecifier: the number of calls in a row; by default at least one.
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
  ///   - arguments: the expected arguments. None means any arguments.
  ///   - mark: a mark after which calls count; by default all calls count.
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the call, which may be older than the wait. Its stub may not have answered yet.
  /// - Throws: a ``CallWaitError`` if the call does not come; a `CancellationError` if the task is cancelled.
  @discardableResult
  public func waitForCall(
    with arguments: Any?...,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> RecordedCall {
    try await CallWait(self, .call, arguments, since: mark)
      .calls(
        isolation: isolation, within: time, clock: clock, at: SpryLocation(file: file, line: line))[
        0]
  }

  /// The calls of the closure, oldest first.
  public var calls: [RecordedCall] {
    recordedCalls(of: .call)
  }

  /// Returns the arguments of the calls, oldest first.
  ///
  /// - Returns: a tuple for each call, or the argument itself if there is one parameter.
  public func inputs<each Argument>() -> [(repeat each Argument)]
  where Input == (repeat each Argument) {
    recordedCalls(of: .call, as: (repeat each Argument).self)
  }
}
