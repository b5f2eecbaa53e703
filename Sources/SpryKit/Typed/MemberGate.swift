/// Holds the callers of a typed stub until a test releases them.
///
/// ```swift
/// let gate = service.stub.load(id: .any).suspend()
/// async let greeting = greeter.greeting(for: "42")
/// await gate.waitForCaller()
/// gate.resume(returning: user)
/// ```
///
/// It is a ``SpryGate`` whose answers have the types of the member.
public struct MemberGate<Result, Failure: Error>: Sendable {
  /// The gate without the types of the member.
  public let gate: SpryGate

  /// Releases a caller with a value, which the test and the caller share.
  public func resume(returning value: Result) {
    gate.resume(returning: value)
  }

  /// Releases a caller of a member that returns nothing.
  public func resume() where Result == Void {
    gate.resume()
  }

  /// Releases a caller with an error.
  public func resume(throwing error: Failure) {
    gate.resume(throwing: error)
  }

  /// Waits until a caller is held. Returns early if the wait is cancelled, or at the end of the test.
  ///
  /// A caller for which an answer is kept is not held.
  public func waitForCaller(isolation: isolated (any Actor)? = #isolation) async {
    await gate.waitForCaller(isolation: isolation)
  }

  /// Waits until a number of callers are held at the same time. Returns early if the wait is cancelled,
  /// or at the end of the test.
  public func waitForCallers(_ count: Int, isolation: isolated (any Actor)? = #isolation) async {
    await gate.waitForCallers(count, isolation: isolation)
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
  public func waitForCaller(
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await gate.waitForCaller(
      within: time, clock: clock, isolation: isolation, file: file, line: line)
  }

  /// Waits until a number of callers are held at the same time, for at most a given time.
  public func waitForCallers(
    _ count: Int,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await gate.waitForCallers(
      count, within: time, clock: clock, isolation: isolation, file: file, line: line)
  }
}
