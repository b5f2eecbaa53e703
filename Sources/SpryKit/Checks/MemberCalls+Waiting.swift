extension MemberCalls {
  /// Waits until the member has been called, and returns the first call that matches.
  ///
  /// - Parameters:
  ///   - time: The longest time to wait.
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
    within time: SpryDuration,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Element {
    try await wait(
      nil, Delay(time), isolation: isolation, at: SpryLocation(file: file, line: line))[0]
  }

  /// Waits until the member has been called a number of times, and returns the calls that match, in
  /// order.
  ///
  /// - Parameters:
  ///   - count: The number of calls. The wait ends as soon as there are as many. A number that
  ///     allows no call fails, because it is right before the wait.
  ///   - time: The longest time to wait.
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
    within time: SpryDuration,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [Element] {
    try await wait(
      count, Delay(time), isolation: isolation, at: SpryLocation(file: file, line: line))
  }

  private func wait(
    _ count: CountSpecifier?, _ limit: Delay, isolation: isolated (any Actor)?,
    at location: SpryLocation
  ) async throws -> [Element] {
    let wait = CallWait(query.with(count))
    return elements(of: try await wait.calls(isolation: isolation, within: limit, at: location))
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension MemberCalls {
  /// Waits until the member has been called, and returns the first call that matches.
  ///
  /// - Parameters:
  ///   - time: The longest time to wait.
  ///   - clock: The clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: The actor to stay on. The default is the caller's.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The call, which may be older than the wait.
  /// - Throws: The same errors as ``wait(within:isolation:file:line:)``.
  @_disfavoredOverload
  @discardableResult
  public func wait(
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Element {
    let limit = Delay(time, on: clock)
    return try await wait(
      nil, limit, isolation: isolation, at: SpryLocation(file: file, line: line))[0]
  }

  /// Waits until the member has been called a number of times, and returns the calls that match, in
  /// order.
  ///
  /// - Parameters:
  ///   - count: The number of calls.
  ///   - time: The longest time to wait.
  ///   - clock: The clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: The actor to stay on. The default is the caller's.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The calls. Some may be older than the wait.
  /// - Throws: The same errors as ``wait(for:within:isolation:file:line:)``.
  @_disfavoredOverload
  @discardableResult
  public func wait(
    for count: CountSpecifier,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [Element] {
    let limit = Delay(time, on: clock)
    return try await wait(
      count, limit, isolation: isolation, at: SpryLocation(file: file, line: line))
  }
}
