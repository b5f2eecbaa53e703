extension MemberCalls {
  /// Waits until the member has been called, and returns the first call that matches.
  ///
  /// - Parameters:
  ///   - time: The longest time to wait.
  ///   - clock: The clock that measures the time. Pass a clock of your own to control it.
  ///   - isolation: The actor to stay on. The default is the caller's.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The call, which may be older than the wait. Its stub may not have answered yet.
  /// - Throws: A ``CallWaitError`` if the call does not come; a `CancellationError` if the task is
  ///   cancelled.
  ///
  /// The wait ends once the stub of the call has been chosen, so a stub that answers the call counts
  /// as used when the test continues. Nothing is polled.
  ///
  /// A failed wait also fails the test whose fake it waits for, once, even if the test drops the
  /// error. If neither the fake nor the code that waits belongs to a scope, it only throws. See
  /// ``CallWaitError``.
  ///
  /// ```swift
  /// try await store.calls.save(42).wait(within: .seconds(1))
  /// ```
  @discardableResult
  public func wait(
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Element {
    try await wait(
      for: query.specifier, within: time, clock: clock, isolation: isolation, file: file, line: line
    )[0]
  }

  /// Waits until the member has been called a number of times, and returns the calls that match, in
  /// order.
  ///
  /// - Parameters:
  ///   - count: The number of calls. The wait ends as soon as there are as many. A number that
  ///     allows no call fails, because it is right before the wait.
  ///   - time: The longest time to wait.
  ///   - clock: The clock that measures the time. Pass a clock of your own to control it.
  ///   - isolation: The actor to stay on. The default is the caller's.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The calls. Some may be older than the wait.
  /// - Throws: A ``CallWaitError`` if the calls do not come, and at once if there are too many; a
  ///   `CancellationError` if the task is cancelled.
  ///
  /// Calls that are removed by a reset during the wait do not count.
  @discardableResult
  public func wait(
    for count: CountSpecifier,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [Element] {
    let calls = try await CallWait(query.with(count))
      .calls(
        isolation: isolation, within: time, clock: clock, at: SpryLocation(file: file, line: line))
    return elements(of: calls)
  }
}
