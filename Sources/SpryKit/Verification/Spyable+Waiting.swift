extension Spyable {
  /// Waits until a member has been called, and returns the first call that fits.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: what each argument should be: a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - mark: where the calls begin that count; by default at the first.
  ///   - time: how long to wait at most.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the call, which may have come before. Its stub need not have answered yet.
  /// - Throws: a ``CallWaitError`` where it does not come, and a `CancellationError`.
  ///
  /// Nothing is polled: the recording of the call ends the wait.
  ///
  /// ```swift
  /// try await store.waitForCall(.save, with: 42, within: .seconds(1))
  /// ```
  @discardableResult
  public func waitForCall(
    _ function: Function,
    with arguments: Any?...,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> RecordedCall {
    try await CallWait(self, function, arguments, since: mark)
      .calls(isolation: isolation, within: time, clock: clock)[0]
  }

  /// Waits until a member has been called so often, and returns the calls that fit, in order.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: what each argument should be: a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: how often. The wait ends as soon as that is true.
  ///   - mark: where the calls begin that count; by default at the first.
  ///   - time: how long to wait at most.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the calls, of which some may have come before.
  /// - Throws: a ``CallWaitError`` where they do not come, and at once where there are too many; a
  ///   `CancellationError`.
  ///
  /// Calls that are forgotten by a reset meanwhile do not count.
  @discardableResult
  public func waitForCalls(
    _ function: Function,
    with arguments: Any?...,
    countSpecifier: CountSpecifier,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> [RecordedCall] {
    try await CallWait(self, function, arguments, countSpecifier, since: mark)
      .calls(isolation: isolation, within: time, clock: clock)
  }
}

extension Spyable {
  /// Waits until a static member has been called in the current scope, and returns the first call
  /// that fits.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: what each argument should be: a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - mark: where the calls begin that count; by default at the first.
  ///   - time: how long to wait at most.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the call, which may have come before. Its stub need not have answered yet.
  /// - Throws: a ``CallWaitError`` where it does not come, and a `CancellationError`.
  @discardableResult
  public static func waitForCall(
    _ function: ClassFunction,
    with arguments: Any?...,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> RecordedCall {
    try await CallWait(self, function, arguments, since: mark)
      .calls(isolation: isolation, within: time, clock: clock)[0]
  }

  /// Waits until a static member has been called so often in the current scope, and returns the
  /// calls that fit, in order.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: what each argument should be: a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: how often. The wait ends as soon as that is true.
  ///   - mark: where the calls begin that count; by default at the first.
  ///   - time: how long to wait at most.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Returns: the calls, of which some may have come before.
  /// - Throws: a ``CallWaitError`` where they do not come, and at once where there are too many; a
  ///   `CancellationError`.
  @discardableResult
  public static func waitForCalls(
    _ function: ClassFunction,
    with arguments: Any?...,
    countSpecifier: CountSpecifier,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> [RecordedCall] {
    try await CallWait(self, function, arguments, countSpecifier, since: mark)
      .calls(isolation: isolation, within: time, clock: clock)
  }
}
