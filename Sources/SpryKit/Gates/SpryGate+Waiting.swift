extension SpryGate {
  /// Waits until a caller is held. Returns early if the wait is cancelled or the test ends.
  ///
  /// A caller isn't held if the gate already has an answer for it. This wait doesn't fail if no
  /// caller arrives. To fail the test with a reason, use
  /// ``waitForCaller(within:isolation:file:line:)``. After ten seconds, SpryKit logs the wait,
  /// because the test may be hanging.
  public func waitForCaller(isolation: isolated (any Actor)? = #isolation) async {
    await waitForCallers(1, isolation: isolation)
  }

  /// Waits until the given number of callers are held at the same time. Returns early if the wait
  /// is cancelled or the test ends.
  public func waitForCallers(
    _ count: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let gate = gate
    let waiter = Waiter(for: gate.origin.member)
    _ = await gate.waitResult(of: count, waiter, isolation: isolation) { _ in
      GateWatch.current.start(forWaitFor: count, at: gate)
    }
  }

  /// Waits until a caller is held, within a time limit.
  ///
  /// - Parameters:
  ///   - time: The longest time to wait.
  ///   - isolation: The actor to stay on. The default is the actor of the waiting code.
  ///   - file: The file of the wait.
  ///   - line: The line of the wait.
  /// - Throws: If no caller arrives in time, a ``CallWaitError``. If the task is cancelled, a
  ///   `CancellationError`.
  ///
  /// The failure lists the fake's last calls.
  ///
  /// ```swift
  /// try await gate.waitForCaller(within: .seconds(5))
  /// ```
  public func waitForCaller(
    within time: SpryDuration,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await waitForCallers(1, within: time, isolation: isolation, file: file, line: line)
  }

  /// Waits until the given number of callers are held at the same time, within a time limit.
  ///
  /// - Parameters:
  ///   - count: The number of callers.
  ///   - time: The longest time to wait.
  ///   - isolation: The actor to stay on. The default is the actor of the waiting code.
  ///   - file: The file of the wait.
  ///   - line: The line of the wait.
  /// - Throws: If too few callers arrive in time, a ``CallWaitError``. If the task is cancelled, a
  ///   `CancellationError`.
  ///
  /// The failure lists the fake's last calls.
  public func waitForCallers(
    _ count: Int,
    within time: SpryDuration,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await wait(
      for: count, time, isolation: isolation, at: SpryLocation(file: file, line: line))
  }

  private func wait(
    for count: Int, _ limit: SpryDuration, isolation: isolated (any Actor)?,
    at location: SpryLocation
  ) async throws {
    let gate = gate
    let waiter = Waiter(for: gate.origin.member)
    let sleep = limit.begin()
    func failure(held: Int?, _ limit: String) -> Finding {
      gate.failure(ofWaitFor: count, held: held, limit)
    }
    let wait = ScopedWait(
      for: gate.state, at: location, expectation: { gate.headline(ofWaitFor: count) }
    ) { limit in
      gate.isAwaited(by: waiter) ? failure(held: gate.heldCount, limit) : nil
    }
    try await wait.run(isolation: isolation) {
      let end = await gate.waitResult(of: count, waiter, isolation: isolation) {
        $0.timeOut(after: sleep)
      }
      return switch end {
      case .held: .met(())
      case .cancelled: .cancelled
      case .timedOut(let held): .failed(failure(held: held, waiter.limit(limit)))
      case .testEnded: .failed(failure(held: nil, ""))
      }
    }
  }
}
