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

  /// How a wait for callers ends.
  enum Arrival: Sendable {
    case held
    case timedOut(held: Int)
    case cancelled
    case testEnded
  }

  private struct Watcher {
    let count: Int
    let arrival: Handover<Arrival>
  }

  private struct Status {
    /// The one that waits longest first.
    var callers: [Caller] = []
    /// Kept for the next callers.
    var answers: [GateAnswer] = []
    var watchers: [Watcher] = []
    var hasEnded = false
    weak var state: SpryState?

    /// Takes out who waits for no more callers than there are.
    mutating func takeSatisfied() -> [Watcher] {
      let satisfied = watchers.filter { $0.count <= callers.count }
      if !satisfied.isEmpty { watchers.removeAll { $0.count <= callers.count } }
      return satisfied
    }
  }

  /// The stub whose callers it holds.
  let origin: StubOrigin
  /// What it is a gate of, a fake or a spy: that may be gone.
  let kind: String
  private let status: Locked<Status>

  init(of origin: StubOrigin, in state: SpryState) {
    self.origin = origin
    kind = state.tables.withLock { $0.name }.kind
    status = Locked(Status(state: state))
  }

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
  func arrival(
    of count: Int,
    isolation: isolated (any Actor)?,
    timer: (Handover<Arrival>) -> Task<Void, Never>? = { _ in nil }
  ) async -> Arrival {
    let arrival = Handover<Arrival>()
    let known = status.withLock { status -> Arrival? in
      if status.callers.count >= count { return .held }
      if status.hasEnded { return .testEnded }
      status.watchers.append(Watcher(count: count, arrival: arrival))
      return nil
    }
    if let known { return known }
    let timer = timer(arrival)
    let end = await withTaskCancellationHandler(
      operation: { await arrival.value(isolation: isolation) },
      onCancel: { arrival.give(.cancelled) },
      isolation: isolation
    )
    timer?.cancel()
    return status.withLock { status in
      status.watchers.removeAll { $0.arrival === arrival }
      guard case .timedOut = end else { return end }
      // A caller that came is not to be missed because the machine is slow.
      let held = status.callers.count
      return held >= count ? .held : .timedOut(held: held)
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
    for watcher in watchers { watcher.arrival.give(.held) }
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
    for watcher in watchers { watcher.arrival.give(.testEnded) }
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
    let gate = SpryGate(of: origin, in: state)
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
    let gate = SpryGate(of: origin, in: state)
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
