extension Spyable {
  /// Waits until a member has been called, and returns the first call that fits.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - mark: a mark after which calls count; by default all calls count.
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the call, which may be older than the wait. Its stub may not have answered yet.
  /// - Throws: a ``CallWaitError`` if the call does not come; a `CancellationError` if the task is cancelled.
  ///
  /// Recording the call ends the wait. Nothing is polled.
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
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> RecordedCall {
    try await CallWait(self, function, arguments, since: mark)
      .calls(
        isolation: isolation, within: time, clock: clock, at: SpryLocation(file: file, line: line))[
        0]
  }

  /// Waits until a member has been called a number of times, and returns the calls that fit, in order.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: the number of calls. The wait ends as soon as there are as many.
  ///   - mark: a mark after which calls count; by default all calls count.
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the calls. Some may be older than the wait.
  /// - Throws: a ``CallWaitError`` if the calls do not come, and at once if there are too many; a
  ///   `CancellationError` if the task is cancelled.
  ///
  /// Calls that are removed by a reset during the wait do not count.
  @discardableResult
  public func waitForCalls(
    _ function: Function,
    with arguments: Any?...,
    countSpecifier: CountSpecifier,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [RecordedCall] {
    try await CallWait(self, function, arguments, countSpecifier, since: mark)
      .calls(
        isolation: isolation, within: time, clock: clock, at: SpryLocation(file: file, line: line))
  }
}

extension Spyable {
  /// Waits until a static member has been called in the current scope, and returns the first call
  /// that fits.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - mark: a mark after which calls count; by default all calls count.
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the call, which may be older than the wait. Its stub may not have answered yet.
  /// - Throws: a ``CallWaitError`` if the call does not come; a `CancellationError` if the task is cancelled.
  @discardableResult
  public static func waitForCall(
    _ function: ClassFunction,
    with arguments: Any?...,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> RecordedCall {
    try await CallWait(self, function, arguments, since: mark)
      .calls(
        isolation: isolation, within: time, clock: clock, at: SpryLocation(file: file, line: line))[
        0]
  }

  /// Waits until a static member has been called a number of times in the current scope, and returns
  /// the calls that fit, in order.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: the number of calls. The wait ends as soon as there are as many.
  ///   - mark: a mark after which calls count; by default all calls count.
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the calls. Some may be older than the wait.
  /// - Throws: a ``CallWaitError`` if the calls do not come, and at once if there are too many; a
  ///   `CancellationError` if the task is cancelled.
  @discardableResult
  public static func waitForCalls(
    _ function: ClassFunction,
    with arguments: Any?...,
    countSpecifier: CountSpecifier,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [RecordedCall] {
    try await CallWait(self, function, arguments, countSpecifier, since: mark)
      .calls(
        isolation: isolation, within: time, clock: clock, at: SpryLocation(file: file, line: line))
  }
}
