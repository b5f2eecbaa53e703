/// Holds the callers of a stub until a test lets them go.
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
    let answer: Handover<GateAnswer>
    /// Whether its member has a way to end without an answer of the test.
    let canEnd: Bool
  }

  private struct Watcher {
    let count: Int
    let arrival: Handover<Void>
  }

  private struct Status {
    /// The one that waits longest first.
    var callers: [Caller] = []
    /// Kept for the next callers.
    var answers: [GateAnswer] = []
    var watchers: [Watcher] = []
    var hasEnded = false

    /// Takes out who waits for no more callers than there are.
    mutating func takeSatisfied() -> [Watcher] {
      let satisfied = watchers.filter { $0.count <= callers.count }
      if !satisfied.isEmpty { watchers.removeAll { $0.count <= callers.count } }
      return satisfied
    }
  }

  private let status = Locked(Status())

  init() {}

  deinit {
    for answer in status.withLock({ $0.answers }) { answer.destroy() }
  }

  /// Lets a caller of a member that returns nothing go.
  public func resume() {
    resume(returning: ())
  }

  /// Lets a caller go with a value, which is given to it as it is, on whatever thread it runs.
  ///
  /// - Parameter value: what the member returns; one of another type is misuse.
  public func resume<Value>(returning value: Value) {
    resume(with: .value(StoredValue(value)))
  }

  /// Lets a caller go with an error, in a throwing member.
  public func resume(throwing error: any Error) {
    resume(with: .error(error))
  }

  /// Waits until a caller is held; returns at once where one is, and where the wait is cancelled.
  ///
  /// A caller for which an answer is kept is not held.
  public func waitForCaller(isolation: isolated (any Actor)? = #isolation) async {
    await waitForCallers(1, isolation: isolation)
  }

  /// Waits until so many callers are held at once; returns also where the wait is cancelled, and at
  /// the end of the test.
  public func waitForCallers(
    _ count: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let arrival = Handover<Void>()
    let isOver = status.withLock { status in
      if status.hasEnded || status.callers.count >= count { return true }
      status.watchers.append(Watcher(count: count, arrival: arrival))
      return false
    }
    if isOver { return }
    await withTaskCancellationHandler(
      operation: { await arrival.value(isolation: isolation) },
      onCancel: {
        status.withLock { $0.watchers.removeAll { $0.arrival === arrival } }
        arrival.give(())
      },
      isolation: isolation
    )
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

// What the fake does.
extension SpryGate {
  /// Holds a caller until it gets its answer, which it is to destroy.
  func hold(isolation: isolated (any Actor)?, canEnd: Bool) async -> GateAnswer {
    let caller = Caller(answer: Handover(), canEnd: canEnd)
    enter(caller)
    return await withTaskCancellationHandler(
      operation: { await caller.answer.value(isolation: isolation) },
      onCancel: { leave(caller) },
      isolation: isolation
    )
  }

  private func enter(_ caller: Caller) {
    let (answer, watchers) = status.withLock { status -> (GateAnswer?, [Watcher]) in
      if !status.answers.isEmpty { return (status.answers.removeFirst(), []) }
      if status.hasEnded, caller.canEnd { return (.error(CancellationError()), []) }
      status.callers.append(caller)
      return (nil, status.takeSatisfied())
    }
    if let answer { caller.answer.give(answer) }
    for watcher in watchers { watcher.arrival.give(()) }
  }

  private func leave(_ caller: Caller) {
    status.withLock { $0.callers.removeAll { $0.answer === caller.answer } }
    caller.answer.give(.error(CancellationError()))
  }

  /// Lets go of those that can end without an answer of the test, now and later.
  func end() {
    let (callers, watchers) = status.withLock { status in
      let ending = status.callers.filter(\.canEnd)
      let watchers = status.watchers
      status.callers.removeAll(where: \.canEnd)
      status.watchers = []
      status.hasEnded = true
      return (ending, watchers)
    }
    for caller in callers { caller.answer.give(.error(CancellationError())) }
    for watcher in watchers { watcher.arrival.give(()) }
  }
}

/// What a test answers a held caller.
///
/// `@unchecked Sendable`: a user's value or error, which goes from the test to the caller as it is
/// and is used by no one else in here.
enum GateAnswer: @unchecked Sendable {
  case value(StoredValue)
  case error(any Error)

  /// Frees what the answer holds; it is not to be used after that.
  func destroy() {
    if case .value(let value) = self { value.destroy() }
  }
}

extension Stub {
  /// Answers by holding the caller until the test lets it go, in an `async` member.
  ///
  /// - Returns: the gate at which the callers wait.
  ///
  /// A member that is not `async` cannot wait: that is misuse.
  public consuming func suspend() -> SpryGate {
    let gate = SpryGate()
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
    let gate = SpryGate()
    state.add(gate)
    return answering(.gate(gate))
  }
}

extension SpryState {
  /// Takes in a gate, whose callers are let go with the scope of the fake.
  fileprivate func add(_ gate: SpryGate) {
    let hasEnded = tables.withLock { tables in
      tables.changeExtras { $0.add(gate) }
      return tables.extras?.ended != nil
    }
    if hasEnded { gate.end() }
  }
}
