extension MemberCalls {
  /// Waits until the member has been called, and returns the first call that matches.
  ///
  /// - Parameters:
  ///   - time: The longest time to wait.
  ///   - isolation: The actor to stay on. The default is the caller's actor.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The call, which may have been made before the wait, and may still be running.
  /// - Throws: A ``CallWaitError`` if the wait times out, or a `CancellationError` if the task is
  ///   cancelled.
  ///
  /// Use `wait` if the code under test makes the call in a task, on a queue, or in a callback, and
  /// the test must continue after the call. The wait doesn't poll: it ends as soon as a stub has
  /// been chosen for the call.
  ///
  /// ```swift
  /// try await store.calls.save(42).wait(within: .seconds(1))
  /// ```
  ///
  /// A failed wait also fails the test that owns the fake, once, even if the test discards the
  /// error. If neither the fake nor the waiting code belongs to a scope, the wait only throws.
  @discardableResult
  public func wait(
    within time: SpryDuration,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Element {
    try await wait(
      nil, time, isolation: isolation, at: SpryLocation(file: file, line: line))[0]
  }

  /// Waits until the member has been called a number of times, and returns the calls that match.
  ///
  /// - Returns: The calls in order, some of which may have been made before the wait.
  /// - Throws: A ``CallWaitError`` if the wait times out or if there are too many calls, or a
  ///   `CancellationError` if the task is cancelled.
  ///
  /// The parameters are the same as for ``wait(within:isolation:file:line:)``, plus the number of
  /// calls. The wait ends when this number is reached. The wait fails if the count allows zero
  /// calls, as with `.never`. Calls that a reset removes during the wait don't count.
  @discardableResult
  public func wait(
    for count: CountSpecifier,
    within time: SpryDuration,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [Element] {
    try await wait(
      count, time, isolation: isolation, at: SpryLocation(file: file, line: line))
  }

  private func wait(
    _ count: CountSpecifier?, _ limit: SpryDuration, isolation: isolated (any Actor)?,
    at location: SpryLocation
  ) async throws -> [Element] {
    let wait = CallWait(query.with(count))
    return elements(of: try await wait.calls(isolation: isolation, within: limit, at: location))
  }
}
