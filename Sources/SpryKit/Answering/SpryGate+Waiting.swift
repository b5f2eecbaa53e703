extension SpryGate {
  /// Waits until a caller is held. Returns early if the wait is cancelled, or at the end of the test.
  ///
  /// A caller for which an answer is kept is not held. ``waitForCaller(within:clock:isolation:file:line:)`` fails if no
  /// caller comes, and tells why.
  public func waitForCaller(isolation: isolated (any Actor)? = #isolation) async {
    await waitForCallers(1, isolation: isolation)
  }

  /// Waits until a number of callers are held at the same time. Returns early if the wait is cancelled,
  /// or at the end of the test.
  public func waitForCallers(
    _ count: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    _ = await waitResult(of: count, isolation: isolation)
  }

  /// Waits until a caller is held, for at most a given time.
  ///
  /// - Parameters:
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: a ``CallWaitError`` if no caller comes, which lists the last calls of the fake; a
  ///   `CancellationError` if the task is cancelled.
  ///
  /// ```swift
  /// try await gate.waitForCaller(within: .seconds(5))
  /// ```
  public func waitForCaller(
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await waitForCallers(
      1, within: time, clock: clock, isolation: isolation, file: file, line: line)
  }

  /// Waits until a number of callers are held at the same time, for at most a given time.
  ///
  /// - Parameters:
  ///   - count: the number of callers.
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Throws: a ``CallWaitError`` if they do not come, which lists the last calls of the fake; a
  ///   `CancellationError` if the task is cancelled.
  public func waitForCallers(
    _ count: Int,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let deadline = clock.now.advanced(by: time)
    let end = await waitResult(of: count, isolation: isolation) { result in
      Task {
        // The result is given even if the clock throws, or the wait would never end.
        defer { result.give(.timedOut(held: 0)) }
        try? await clock.sleep(until: deadline, tolerance: nil)
      }
    }
    switch end {
    case .held: return
    case .cancelled: throw CancellationError()
    case .timedOut, .testEnded:
      let failure = GateFailure(
        source: source, kind: kind, count: count, end: end, time: time, history: state?.history(),
        rival: state?.rival(of: source, since: mark))
      let location = SpryLocation(file: file, line: line)
      throw state?.failedWait(failure.description, at: location)
        ?? CallWaitError(description: failure.description, location: location)
    }
  }
}
