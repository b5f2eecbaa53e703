/// Holds the callers of a stub until a test releases them.
///
/// ```swift
/// let gate = service.stub(.load).suspend()
/// async let greeting = greeter.greeting(for: "42")
/// await gate.waitForCaller()
/// gate.resume(returning: user)
/// ```
///
/// Each `resume` answers the caller that waits longest; where none waits, the answer is kept for the
/// next. A caller that is cancelled gets a `CancellationError`, or in a member that does not throw
/// an empty value. So does one that is held at the end of the test; where its member can give
/// neither, it stays held.
public final class SpryGate: Sendable {
  private struct Caller {
    let answer: OneShot<GateAnswer>
    /// Whether its member has a way to end without an answer of the test.
    let canEnd: Bool
  }

  /// How a wait for callers ends.
  enum WaitResult: Sendable {
    case held
    case timedOut(held: Int)
    case cancelled
    case testEnded
  }

  private struct Waiter {
    let count: Int
    let result: OneShot<WaitResult>
  }

  private struct Status {
    /// The one that waits longest first.
    var callers: [Caller] = []
    /// Kept for the next callers.
    var answers: [GateAnswer] = []
    var waiters: [Waiter] = []
    var hasEnded = false
    weak var state: SpryState?

    /// Takes out who waits for no more callers than there are.
    mutating func takeSatisfied() -> [Waiter] {
      let satisfied = waiters.filter { $0.count <= callers.count }
      if !satisfied.isEmpty { waiters.removeAll { $0.count <= callers.count } }
      return satisfied
    }
  }

  /// The stub whose callers it holds.
  let source: StubSource
  /// What it is a gate of, a fake or a spy: that may be gone.
  let kind: String
  private let status: Locked<Status>

  init(of source: StubSource, in state: SpryState) {
    self.source = source
    kind = state.tables.withLock { $0.name }.kind
    status = Locked(Status(state: state))
  }

  /// Releases a caller of a member that returns nothing.
  public func resume() {
    resume(returning: ())
  }

  /// Releases a caller with a value, which is passed to its thread as it is.
  ///
  /// - Parameter value: what the member returns; one of another type is misuse.
  public func resume<Value>(returning value: Value) {
    resume(with: .value(StubValue(value)))
  }

  /// Releases a caller with an error, in a throwing member.
  public func resume(throwing error: any Error) {
    resume(with: .error(error))
  }

  private func resume(with answer: GateAnswer) {
    while true {
      let caller = status.withLock { status -> Caller? in
        if status.callers.isEmpty {
          status.answers.append(answer)
          return nil
        }
        return status.callers.removeFirst()
      }
      // One that is just being cancelled has its answer already.
      guard let caller, !caller.answer.give(answer) else { return }
    }
  }
}

// What a test waits for.
extension SpryGate {
  /// The state of the fake, while there is one.
  var state: SpryState? { status.withLock { $0.state } }

  /// Waits until so many callers are held at once.
  ///
  /// - Parameter timer: starts what gives the wait up; it is cancelled when that is over.
  func waitResult(
    of count: Int,
    isolation: isolated (any Actor)?,
    timer: (OneShot<WaitResult>) -> Task<Void, Never>? = { _ in nil }
  ) async -> WaitResult {
    let result = OneShot<WaitResult>()
    let known = status.withLock { status -> WaitResult? in
      if status.callers.count >= count { return .held }
      if status.hasEnded { return .testEnded }
      status.waiters.append(Waiter(count: count, result: result))
      return nil
    }
    if let known { return known }
    let timer = timer(result)
    let end = await withTaskCancellationHandler(
      operation: { await result.value(isolation: isolation) },
      onCancel: { result.give(.cancelled) },
      isolation: isolation
    )
    timer?.cancel()
    return status.withLock { status in
      status.waiters.removeAll { $0.result === result }
      guard case .timedOut = end else { return end }
      // A caller that came is not to be missed because the machine is slow.
      let held = status.callers.count
      return held >= count ? .held : .timedOut(held: held)
    }
  }
}

// What the fake does.
extension SpryGate {
  /// Holds a caller until it gets its answer.
  func hold(isolation: isolated (any Actor)?, canEnd: Bool) async -> GateAnswer {
    let caller = Caller(answer: OneShot(), canEnd: canEnd)
    enter(caller)
    return await withTaskCancellationHandler(
      operation: { await caller.answer.value(isolation: isolation) },
      onCancel: { leave(caller) },
      isolation: isolation
    )
  }

  private func enter(_ caller: Caller) {
    let (answer, waiters) = status.withLock { status -> (GateAnswer?, [Waiter]) in
      if !status.answers.isEmpty { return (status.answers.removeFirst(), []) }
      if status.hasEnded, caller.canEnd { return (.error(CancellationError()), []) }
      status.callers.append(caller)
      return (nil, status.takeSatisfied())
    }
    if let answer { caller.answer.give(answer) }
    for waiter in waiters { waiter.result.give(.held) }
  }

  private func leave(_ caller: Caller) {
    status.withLock { $0.callers.removeAll { $0.answer === caller.answer } }
    caller.answer.give(.error(CancellationError()))
  }

  /// Releases the callers that can end without an answer of the test, now and later.
  func end() {
    let (callers, waiters) = status.withLock { status in
      let ending = status.callers.filter(\.canEnd)
      let waiters = status.waiters
      status.callers.removeAll(where: \.canEnd)
      status.waiters = []
      status.hasEnded = true
      return (ending, waiters)
    }
    for caller in callers { caller.answer.give(.error(CancellationError())) }
    for waiter in waiters { waiter.result.give(.testEnded) }
  }
}

/// What a test answers a held caller.
enum GateAnswer: Sendable {
  case value(StubValue)
  case error(any Error)
}

extension Stub {
  /// Answers by holding the caller until the test releases it, in an `async` member.
  ///
  /// - Returns: the gate at which the callers wait.
  ///
  /// A member that is not `async` cannot wait: that is misuse.
  public consuming func suspend() -> SpryGate {
    let gate = SpryGate(of: source, in: state)
    state.add(gate)
    answering(.gate(gate))
    return gate
  }

  /// Answers by holding the caller until it is cancelled, in an `async` member.
  ///
  /// ```swift
  /// fake.stub(.events).suspendForever()
  /// ```
  @discardableResult
  public consuming func suspendForever() -> Stub {
    let gate = SpryGate(of: source, in: state)
    state.add(gate)
    return answering(.gate(gate))
  }
}

extension SpryState {
  /// Adds a gate, whose callers are released at the end of the fake's scope.
  fileprivate func add(_ gate: SpryGate) {
    let hasEnded = tables.withLock { tables in
      tables.add(gate)
      return tables.ended != nil
    }
    if hasEnded { gate.end() }
  }
}
