extension SpryGate {
  /// Waits until a caller is held; returns at once where one is, and where the wait is cancelled.
  ///
  /// A caller for which an answer is kept is not held. Where none comes, the wait lasts until the end
  /// of the test; ``waitForCaller(within:clock:isolation:)`` tells why none came.
  public func waitForCaller(isolation: isolated (any Actor)? = #isolation) async {
    await waitForCallers(1, isolation: isolation)
  }

  /// Waits until so many callers are held at once; returns also where the wait is cancelled, and at
  /// the end of the test.
  public func waitForCallers(
    _ count: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    _ = await waitResult(of: count, isolation: isolation)
  }

  /// Waits until a caller is held, for no longer than a time.
  ///
  /// - Parameters:
  ///   - time: how long to wait at most.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Throws: a ``CallWaitError`` where none comes, which lists the last calls of the fake; a
  ///   `CancellationError`.
  ///
  /// ```swift
  /// try await gate.waitForCaller(within: .seconds(5))
  /// ```
  public func waitForCaller(
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await waitForCallers(1, within: time, clock: clock, isolation: isolation)
  }

  /// Waits until so many callers are held at once, for no longer than a time.
  ///
  /// - Parameters:
  ///   - count: how many callers.
  ///   - time: how long to wait at most.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///   - isolation: the actor to stay on; that of the caller.
  /// - Throws: a ``CallWaitError`` where they do not come, which lists the last calls of the fake; a
  ///   `CancellationError`.
  public func waitForCallers(
    _ count: Int,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let deadline = clock.now.advanced(by: time)
    let end = await waitResult(of: count, isolation: isolation) { result in
      Task {
        // Whatever ends its sleep, a clock that fails must not let the test wait for ever.
        defer { result.give(.timedOut(held: 0)) }
        try? await clock.sleep(until: deadline, tolerance: nil)
      }
    }
    switch end {
    case .held: return
    case .cancelled: throw CancellationError()
    case .timedOut, .testEnded:
      let failure = GateFailure(
        source: source, kind: kind, count: count, end: end, time: time, history: state?.history())
      throw CallWaitError(description: failure.description)
    }
  }
}
