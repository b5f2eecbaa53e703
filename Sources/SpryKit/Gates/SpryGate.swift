/// A gate that holds callers until the test releases them.
///
/// Use a gate to test what the code under test does while it waits for an answer, such as showing a
/// progress indicator.
///
/// ```swift
/// let gate = service.stub.load(id: .any).suspend()
/// async let greeting = greeter.greeting(for: "42")
/// try await gate.waitForCaller(within: .seconds(5))
/// gate.resume(returning: user)
/// ```
///
/// The gate of a typed stub takes only answers that fit the member. The compiler accepts any
/// answer for the gate of `fake.stub(.load)`, but an answer of the wrong type is misuse.
///
/// Each `resume` answers the caller that has waited longest, or the next caller if none is waiting.
/// A cancelled caller gets a `CancellationError`, or a default value if the member can't throw that
/// error. If the result type has no default value, the caller stays held until the test releases
/// it. When the test ends, the gate releases its callers as if they were cancelled.
///
/// If the gate still holds a caller when the test ends, or has an answer that no caller took, the
/// test fails at the gate's line. To hold callers until the test ends, use `suspendForever`
/// instead. When a gate has held a caller for ten seconds, SpryKit logs a message, because the test
/// may be hanging.
public struct SpryGate<Result, Failure: Error>: Sendable {
  let gate: Gate

  /// Releases a caller by returning a value.
  ///
  /// - Parameter value: The value that the member returns. The test and the caller share it.
  public func resume(returning value: Result) {
    gate.resume(with: .value(StubValue(value)))
  }

  /// Releases a caller of a member that returns `Void`.
  public func resume() where Result == Void {
    resume(returning: ())
  }

  /// Releases a caller of a member that returns `Void`.
  public func resume() where Result == Any? {
    resume(returning: ())
  }

  /// Releases a caller by throwing an error.
  ///
  /// - Parameter error: The error that the member throws.
  public func resume(throwing error: Failure) {
    gate.resume(with: .error(error))
  }

  /// Unavailable because the member returns a value.
  @available(
    *, unavailable, message: "this member returns a value; write 'resume(returning: value)'"
  )
  @_disfavoredOverload
  public func resume() {}
}

extension Stub {
  /// Holds each caller of an `async` member until the test releases it.
  ///
  /// - Parameter ignoringCancellation: Whether a cancelled caller stays held until the test
  ///   releases it, as with a service that finishes its work even after it is cancelled. By
  ///   default, the caller gets a `CancellationError`.
  /// - Returns: The gate that holds the callers.
  ///
  /// A call to a member that isn't `async` is misuse. Use ``block()`` for such a member.
  public func suspend(
    ignoringCancellation: Bool = false
  ) -> SpryGate<Any?, any Error> {
    SpryGate(gate: holding(ignoringCancellation ? .suspendingCancelled : .suspending).gate)
  }

  /// Blocks each caller's thread until the test releases the caller.
  ///
  /// - Returns: The gate that holds the callers.
  ///
  /// Use this function for a member that isn't `async`. If the member is `async`, the gate suspends
  /// the caller, like a gate that ``suspend(ignoringCancellation:)`` returns. Otherwise, a call in
  /// a task or on the main thread is misuse, because the test could then wait for itself. Make the
  /// call on a `DispatchQueue` or a `Thread`.
  public func block() -> SpryGate<Any?, any Error> {
    SpryGate(gate: holding(.blocking).gate)
  }

  /// Holds each caller of an `async` member until the caller is cancelled or the test ends.
  ///
  /// ```swift
  /// fake.stub(.events).suspendForever()
  /// ```
  @discardableResult
  public func suspendForever() -> Stub {
    holding(.suspendingForever).stub
  }

  /// Answers by holding the caller at a new gate.
  func holding(_ holding: Gate.Holding) -> (stub: Stub, gate: Gate) {
    let gate = Gate(of: rule.origin, in: state, holding)
    let hasEnded = state.contents.withLock { contents in
      contents.add(gate)
      return contents.scopeEnd != nil
    }
    if hasEnded { gate.end() }
    return (answering(.gate(gate)), gate)
  }
}
