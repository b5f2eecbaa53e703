/// Holds the callers of a stub until a test releases them.
///
/// ```swift
/// let gate = service.stub.load(id: .any).suspend()
/// async let greeting = greeter.greeting(for: "42")
/// await gate.waitForCaller()
/// gate.resume(returning: user)
/// ```
///
/// Use it to look at what the code under test does while it waits, such as what it shows while it
/// loads. The gate of a typed stub takes answers of the member's types. The gate of
/// `fake.stub(.load)` takes any answer, and an answer of another type is misuse.
///
/// Each `resume` answers the caller that has waited longest. If none waits, the answer is kept for
/// the next caller. A caller that is cancelled gets a `CancellationError`, or a default value if its
/// member cannot throw that; if the type has none, that is misuse. A caller that is held at the end
/// of the test ends in the same way, but stays held where that would be misuse.
///
/// A test that passed fails at its end, at the line of the gate, if the gate still holds a caller,
/// or has an answer that no caller took. Write `suspendForever` to hold callers until the end of
/// the test. If a gate holds a caller for ten seconds, a line in the log names it, because the test
/// may hang.
public struct SpryGate<Result, Failure: Error>: Sendable {
  let gate: Gate

  /// Releases a caller with a value, which the test and the caller share.
  ///
  /// - Parameter value: The result of the member.
  public func resume(returning value: Result) {
    gate.resume(with: .value(StubValue(value)))
  }

  /// Releases a caller of a member that returns nothing.
  public func resume() where Result == Void {
    resume(returning: ())
  }

  /// Releases a caller of a member that returns nothing.
  public func resume() where Result == Any? {
    resume(returning: ())
  }

  /// Releases a caller with an error.
  ///
  /// - Parameter error: The error, which the member throws.
  public func resume(throwing error: Failure) {
    gate.resume(with: .error(error))
  }

  /// Not available, because the member returns a value.
  @available(
    *, unavailable, message: "this member returns a value: write 'resume(returning: value)'"
  )
  @_disfavoredOverload
  public func resume() {}
}

extension Stub {
  /// Answers by holding the caller until the test releases it, in an `async` member.
  ///
  /// - Returns: The gate that holds the callers.
  ///
  /// A call of a member that is not `async` is misuse. Write ``block()`` for it.
  public consuming func suspend() -> SpryGate<Any?, any Error> {
    SpryGate(gate: holding(.suspending).gate)
  }

  /// Answers by blocking the caller's thread until the test releases the caller, in a member that
  /// is not `async`.
  ///
  /// - Returns: The gate that holds the callers.
  ///
  /// A call in a task or on the main thread is misuse, because the test could then wait for itself.
  /// Let a `DispatchQueue` or a `Thread` make the call. In an `async` member, the gate suspends the
  /// caller, like the gate of ``suspend()``.
  public consuming func block() -> SpryGate<Any?, any Error> {
    SpryGate(gate: holding(.blocking).gate)
  }

  /// Answers by holding the caller until it is cancelled or the test ends, in an `async` member.
  ///
  /// ```swift
  /// fake.stub(.events).suspendForever()
  /// ```
  @discardableResult
  public consuming func suspendForever() -> Stub {
    holding(.suspendingForever).stub
  }

  /// Answers by holding the caller at a new gate.
  consuming func holding(_ holding: Gate.Holding) -> (stub: Stub, gate: Gate) {
    let gate = Gate(of: source, in: state, holding)
    state.add(gate)
    return (answering(.gate(gate)), gate)
  }
}

extension SpryState {
  /// Adds a gate, whose callers are released at the end of the fake's scope.
  fileprivate func add(_ gate: Gate) {
    let hasEnded = contents.withLock { contents in
      contents.add(gate)
      return contents.ended != nil
    }
    if hasEnded { gate.end() }
  }
}
