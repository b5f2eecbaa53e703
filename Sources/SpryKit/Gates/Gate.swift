/// The callers of a stub that wait for their answers, or the answers that wait for their callers.
///
/// A test uses it through a ``SpryGate``, which has the types of the member.
final class Gate: Sendable {
  /// How a gate holds its callers.
  enum Holding {
    /// The caller's task is suspended until the test releases it, or it is cancelled.
    case suspending
    /// The caller's task is suspended until the test releases it, even if it is cancelled.
    case suspendingCancelled
    /// The caller's task is suspended until it is cancelled or the test ends.
    case suspendingForever
    /// The caller's thread is blocked until the test releases it.
    case blocking
  }

  /// A caller that is held.
  struct Caller {
    fileprivate let answer = OneShot<GateAnswer>()
    /// Whether the member can throw a `CancellationError` or return a default value.
    fileprivate let canEnd: Bool
    /// Whether the caller has been held for so long that the test may hang.
    fileprivate var isLong = false
  }

  /// The result of a wait for callers.
  enum WaitResult: Sendable {
    case held
    case timedOut(held: Int)
    case cancelled
    case testEnded
  }

  private struct Status {
    /// The held callers, in the order in which they came.
    var callers: [Caller] = []
    /// The answers for the next callers.
    var answers: [GateAnswer] = []
    /// The waits for callers that still lack some.
    var waiters: [(count: Int, waiter: Waiter)] = []
    /// Whether callers are held no more, because the test was cancelled or has ended.
    var isOver = false
    var hasEnded = false
    /// Whether a caller was noticed that is held for long.
    var hasNoticed = false
    /// The number of callers that were cancelled while they were held.
    var cancelledCallers = 0
    /// The number of callers that were cancelled after they were held for long.
    var cancelledLongCallers = 0
    weak var state: SpryState?

    func index(of caller: Caller) -> Int? { callers.firstIndex { $0.answer === caller.answer } }
  }

  /// The stub whose callers the gate holds.
  let origin: StubRule.Origin
  let holding: Holding
  /// The thread that made the gate, or `nil` if a task made it. A task can leave its thread to
  /// other code.
  let maker: ThreadIdentity?
  /// `spy` or `fake`, for a message after the fake is gone.
  let kind: String
  /// The moment at which the gate was made.
  let mark = SpryMark()
  private let status: Locked<Status>

  init(of origin: StubRule.Origin, in state: SpryState, _ holding: Holding) {
    self.origin = origin
    self.holding = holding
    maker = isInTask ? nil : ThreadIdentity()
    kind = state.contents.withLock { $0.name }.kind
    status = Locked(Status(state: state))
  }
}

// The test answers callers, and waits for them.
extension Gate {
  /// Answers the caller that has waited longest, or else the next one.
  func resume(with answer: GateAnswer) {
    while true {
      let caller = status.withLock { status -> Caller? in
        if status.callers.isEmpty {
          // The answer waits for the next caller.
          status.answers.append(answer)
          return nil
        }
        return status.callers.removeFirst()
      }
      // A caller that is just being cancelled has its answer already; then the next one is
      // released.
      guard let caller, !caller.answer.give(answer) else { return }
    }
  }

  /// The state of the fake, or `nil` after the fake is gone.
  var state: SpryState? { status.withLock { $0.state } }

  /// Waits until a number of callers are held at the same time.
  ///
  /// - Parameter timer: See ``Waiter/wait(isolation:timer:look:)``.
  func waitResult(
    of count: Int, _ waiter: Waiter, isolation: isolated (any Actor)?,
    timer: (Waiter) -> Task<Void, Never>
  ) async -> WaitResult {
    // The waiter is added before the first look, so that no caller is missed.
    status.withLock { $0.waiters.append((count, waiter)) }
    defer { status.withLock { status in status.waiters.removeAll { $0.waiter === waiter } } }
    return await waiter.wait(isolation: isolation, timer: timer) { reasons in
      status.withLock { status in
        let held = status.callers.count
        // After news, the callers were there, and may have gone.
        if held >= count || reasons.contains(.news) { return .held }
        // No caller can come any more.
        if status.hasEnded { return .testEnded }
        if reasons.contains(.timeOut) { return .timedOut(held: held) }
        return reasons.contains(.cancellation) ? .cancelled : nil
      }
    }
  }
}

extension Gate {
  /// Returns whether a wait still lacks callers.
  func isAwaited(by waiter: Waiter) -> Bool {
    status.withLock { status in status.waiters.contains { $0.waiter === waiter } }
  }

  /// The number of callers that are held.
  var heldCount: Int { status.withLock { $0.callers.count } }
}

// The fake holds its callers.
extension Gate {
  /// Holds a caller until it gets its answer.
  ///
  /// - Parameter watch: Starts a task that notices if the caller is held for long. It is cancelled
  ///   when the caller is released.
  func hold(
    isolation: isolated (any Actor)?, canEnd: Bool, watch: (Caller) -> Task<Void, Never>
  ) async -> GateAnswer {
    let caller = Caller(canEnd: canEnd)
    let watch = enter(caller) ? watch(caller) : nil
    defer { watch?.cancel() }
    return await withTaskCancellationHandler(
      operation: { await caller.answer.value(isolation: isolation) },
      onCancel: { leave(caller) },
      isolation: isolation
    )
  }

  /// Blocks the thread of a caller until the caller gets its answer.
  func block(canEnd: Bool, watch: (Caller) -> Task<Void, Never>) -> GateAnswer {
    let caller = Caller(canEnd: canEnd)
    let watch = enter(caller) ? watch(caller) : nil
    defer { watch?.cancel() }
    return caller.answer.blockForValue()
  }

  /// Gives a caller its answer, or holds it.
  ///
  /// - Returns: Whether the caller is held.
  private func enter(_ caller: Caller) -> Bool {
    let (answer, waiters) = status.withLock { status -> (GateAnswer?, [Waiter]) in
      // The test was faster: the caller passes.
      if !status.answers.isEmpty { return (status.answers.removeFirst(), []) }
      // The test was cancelled or has ended: nobody would release the caller.
      if status.isOver, caller.canEnd { return (.cancelled, []) }
      // The caller is held. Those who wait for as many callers go on.
      status.callers.append(caller)
      let count = status.callers.count
      let satisfied = status.waiters.filter { $0.count <= count }
      status.waiters.removeAll { $0.count <= count }
      return (nil, satisfied.map(\.waiter))
    }
    if let answer { caller.answer.give(answer) }
    wake(waiters)
    return answer == nil
  }

  /// Releases a caller that was cancelled. One that can neither throw nor return a default value stays.
  private func leave(_ caller: Caller) {
    guard caller.canEnd, holding != .suspendingCancelled else { return }
    status.withLock { status in
      // The gate was resumed for it at the same time.
      guard let index = status.index(of: caller) else { return }
      status.cancelledCallers += 1
      if status.callers.remove(at: index).isLong { status.cancelledLongCallers += 1 }
    }
    caller.answer.give(.cancelled)
  }

  /// Notes that a caller has been held for long.
  ///
  /// - Returns: The number of held callers, or `nil` if the caller was released or another one was
  ///   noticed before.
  func notice(_ caller: Caller) -> Int? {
    status.withLock { status in
      guard let index = status.index(of: caller) else { return nil }
      status.callers[index].isLong = true
      defer { status.hasNoticed = true }
      return status.hasNoticed ? nil : status.callers.count
    }
  }

  /// What the gate has left now: the number of callers that are held, unless it holds them forever;
  /// of callers that were held for long and got no answer from the test; and of answers that no
  /// caller took, without those for callers that were cancelled.
  var remainder: (callers: Int, longCallers: Int, answers: Int) {
    status.withLock { status in
      (
        callers: holding == .suspendingForever ? 0 : status.callers.count,
        longCallers: status.cancelledLongCallers + status.callers.count(where: \.isLong),
        answers: max(0, status.answers.count - status.cancelledCallers)
      )
    }
  }

  /// Releases the callers that can end without an answer, and all such callers that come later,
  /// because the test was cancelled.
  func cancel() {
    let callers = status.withLock { status in
      let released = status.callers.filter(\.canEnd)
      status.callers.removeAll(where: \.canEnd)
      status.cancelledCallers += released.count
      status.cancelledLongCallers += released.count(where: \.isLong)
      status.isOver = true
      return released
    }
    for caller in callers { caller.answer.give(.cancelled) }
  }

  /// Ends the gate together with its test: releases callers as ``cancel()`` does, and all waits.
  func end() {
    cancel()
    let waiters = status.withLock { status in
      defer { status.waiters = [] }
      status.hasEnded = true
      return status.waiters
    }
    for (_, waiter) in waiters { waiter.signal(.cancellation) }
  }
}

/// The answer to a held caller.
enum GateAnswer: Sendable {
  case value(StubValue)
  case error(any Error)
  /// The caller was cancelled, or its test has ended.
  case cancelled
}
