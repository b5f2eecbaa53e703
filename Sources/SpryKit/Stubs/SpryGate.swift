/// Holds the callers of a stub until a test releases them.
///
/// ```swift
/// let gate = service.stub(.load).suspend()
/// async let greeting = greeter.greeting(for: "42")
/// await gate.waitForCaller()
/// gate.resume(returning: user)
/// ```
///
/// Each `resume` answers the caller that has waited longest. If none waits, the answer is kept for the next
/// caller. A caller that is cancelled gets a `CancellationError`, or an empty value if its member cannot
/// throw that; if the type has none, that is misuse. A caller that is held at the end of the test ends in
/// the same way, but stays held where that would be misuse.
public final class SpryGate: Sendable {
  private struct Caller {
    let answer: OneShot<GateAnswer>
    /// Whether the member can throw a `CancellationError` or return an empty value.
    let canEnd: Bool
  }

  /// The result of a wait for callers.
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
    /// The held callers, the one that has waited longest first.
    var callers: [Caller] = []
    /// The answers for the next callers.
    var answers: [GateAnswer] = []
    var waiters: [Waiter] = []
    var hasEnded = false
    weak var state: SpryState?

    /// Removes and returns the waiters for which enough callers are held.
    mutating func takeSatisfied() -> [Waiter] {
      let satisfied = waiters.filter { $0.count <= callers.count }
      if !satisfied.isEmpty { waiters.removeAll { $0.count <= callers.count } }
      return satisfied
    }
  }

  /// The stub whose callers the gate holds.
  let source: StubSource
  /// `spy` or `fake`, for a message after the fake is gone.
  let kind: String
  /// The moment at which the gate was made.
  let mark = SpryMark()
  private let status: Locked<Status>

  init(of source: StubSource, in state: SpryState) {
    self.source = source
    kind = state.contents.withLock { $0.name }.kind
    status = Locked(Status(state: state))
  }

  /// Releases a caller of a member that returns nothing.
  public func resume() {
    resume(returning: ())
  }

  /// Releases a caller with a value, which the test and the caller share.
  ///
  /// - Parameter value: the result of the member. A value that cannot be of its type is misuse.
  public func resume<Value>(returning value: Value) {
    resume(with: .value(StubValue(value)))
  }

  /// Releases a caller with an error. That is misuse if the member cannot throw it.
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
      // A caller that is just being cancelled has its answer already; then the next one is released.
      guard let caller, !caller.answer.give(answer) else { return }
    }
  }
}

// The test waits for callers.
extension SpryGate {
  /// The state of the fake; nil after the fake is gone.
  var state: SpryState? { status.withLock { $0.state } }

  /// Waits until a number of callers are held at the same time.
  ///
  /// - Parameter timer: starts a task that ends the wait after a time. It is cancelled when the wait is over.
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
      // This looks once more, so that a caller is not missed because the machine is slow.
      let held = status.callers.count
      return held >= count ? .held : .timedOut(held: held)
    }
  }
}

// The fake holds its callers.
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
      if status.hasEnded, caller.canEnd { return (.cancelled, []) }
      status.callers.append(caller)
      return (nil, status.takeSatisfied())
    }
    if let answer { caller.answer.give(answer) }
    for waiter in waiters { waiter.result.give(.held) }
  }

  private func leave(_ caller: Caller) {
    status.withLock { $0.callers.removeAll { $0.answer === caller.answer } }
    caller.answer.give(.cancelled)
  }

  /// Releases the callers that can end without an answer, and all such callers that come later.
  func end() {
    let (callers, waiters) = status.withLock { status in
      let ending = status.callers.filter(\.canEnd)
      let waiters = status.waiters
      status.callers.removeAll(where: \.canEnd)
      status.waiters = []
      status.hasEnded = true
      return (ending, waiters)
    }
    for caller in callers { caller.answer.give(.cancelled) }
    for waiter in waiters { waiter.result.give(.testEnded) }
  }
}

/// The answer to a held caller.
enum GateAnswer: Sendable {
  case value(StubValue)
  case error(any Error)
  /// The caller was cancelled, or its test has ended.
  case cancelled
}

extension Stub {
  /// Answers by holding the caller until the test releases it, in an `async` member.
  ///
  /// - Returns: the gate that holds the callers.
  ///
  /// A call of a member that is not `async` is misuse, because it cannot wait.
  public consuming func suspend() -> SpryGate {
    let gate = SpryGate(of: source, in: state)
    state.add(gate)
    answering(.gate(gate))
    return gate
  }

  /// Answers by holding the caller until it is cancelled or the test ends, in an `async` member.
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
    let hasEnded = contents.withLock { contents in
      contents.add(gate)
      return contents.ended != nil
    }
    if hasEnded { gate.end() }
  }
}
