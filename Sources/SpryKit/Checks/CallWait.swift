/// A wait for the calls that a test expects of a fake.
///
/// It wakes once the stub of a call is chosen. It compares each call once, outside the lock, because matchers run a
/// user's code.
package struct CallWait {
  private let query: CallQuery

  /// The result of a wait.
  private enum End {
    case met(DidCallResult)
    /// There are more calls than expected, which no further call can change.
    case exceeded(DidCallResult)
    case timedOut(DidCallResult)
    /// The scope of the fake has ended, and later calls are not recorded.
    case scopeEnded(ScopeEnding, FakeName)
    case cancelled
    /// The number of calls means nothing in a wait.
    case mistaken(CountMistake)
  }

  package init(_ query: CallQuery) {
    self.query = query
  }

  /// Waits until there are as many calls as expected, and returns them, oldest first.
  ///
  /// - Parameter location: The line of the wait.
  func calls(
    isolation: isolated (any Actor)?,
    within time: Delay,
    at location: SpryLocation
  ) async throws -> [RecordedCall] {
    let wait = ScopedWait(for: query.state, at: location) { failureAtEndOfTest }
    return try await wait.run(isolation: isolation) {
      let end = await end(isolation: isolation, within: time)
      if let failure = failure(at: end, after: time) { return .failed(failure) }
      if case .met(let result) = end { return .met(result.calls) }
      return .cancelled
    }
  }

  /// The failure of a wait that is not over at the end of the test, or `nil` if it has been met.
  private var failureAtEndOfTest: String? {
    let result = query.check()
    let count = result.matching.count
    if query.specifier.allows(count) || query.specifier.isExceeded(by: count) {
      return result.failureDescription
    }
    return result.failureDescription(limit: "by the end of the test")
  }

  /// Waits until there are as many calls as expected.
  ///
  /// - Returns: The failure, or `nil` if there are as many calls as expected, or if the wait was
  ///   cancelled.
  package func failure(
    isolation: isolated (any Actor)?,
    within time: Delay
  ) async -> String? {
    failure(at: await end(isolation: isolation, within: time), after: time)
  }

  /// Waits for the whole time, or until there is a call.
  ///
  /// - Returns: The failure, or `nil` if there is no call, or if the wait was cancelled.
  package func failureOfNoCalls(
    isolation: isolated (any Actor)?,
    for time: Delay
  ) async -> String? {
    if query.expectedCount != nil { return query.failure(of: .inCheckOfNoCalls) }
    let wait = CallWait(query.times(.never))
    let end = await wait.end(isolation: isolation, within: time, isForWholeTime: true)
    return wait.failure(at: end, after: time)
  }

  private func end(
    isolation: isolated (any Actor)?,
    within time: Delay,
    isForWholeTime: Bool = false
  ) async -> End {
    let mistake = isForWholeTime ? nil : query.specifier.mistakeOfWait
    if let mistake { return .mistaken(mistake) }
    let sleep = time.begin()
    let waiter = CallWaiter(for: query.key)
    // The waiter is added before the first look, so that no call is missed.
    query.state.add(waiter)
    defer { query.state.remove(waiter) }
    return await withTaskCancellationHandler(
      operation: {
        var tally = CallTally()
        if let end = look(&tally, after: [], isForWholeTime) { return end }
        let timer = waiter.timeOut(after: sleep)
        defer { timer.cancel() }
        while true {
          let reasons = await waiter.next(isolation: isolation)
          if let end = look(&tally, after: reasons, isForWholeTime) { return end }
        }
      },
      onCancel: { waiter.signal(.cancellation) },
      isolation: isolation
    )
  }

  /// Compares new calls, and returns the result of the wait if it is over.
  ///
  /// It runs once more after a time-out, so that a call is not missed because the machine is slow.
  private func look(
    _ tally: inout CallTally,
    after reasons: CallWaiter.Reasons,
    _ isForWholeTime: Bool
  ) -> End? {
    let history = query.history
    if let ended = history.ended { return .scopeEnded(ended, history.name) }
    tally.compare(query, in: history)
    let count = tally.calls.matching.count
    var result: DidCallResult { query.result(tally.calls, history) }
    if query.specifier.isExceeded(by: count) { return .exceeded(result) }
    let isMet = query.specifier.allows(count)
    if isMet, !isForWholeTime { return .met(result) }
    if reasons.contains(.timeOut) { return isMet ? .met(result) : .timedOut(result) }
    return reasons.contains(.cancellation) ? .cancelled : nil
  }

  private func failure(at end: End, after time: Delay) -> String? {
    switch end {
    case .cancelled: nil
    // The result fails if a check of an argument threw.
    case .met(let result), .exceeded(let result): result.failureDescription
    case .timedOut(let result): result.failureDescription(limit: "within \(time.length)")
    case .scopeEnded(let ending, let fake): query.failure(of: fake, at: ending)
    case .mistaken(let mistake): query.failure(of: mistake)
    }
  }
}

/// The calls that a wait has compared so far.
private struct CallTally {
  private(set) var calls = ComparedCalls()
  /// The number of the last call that was looked at.
  private var last: UInt64 = 0
  /// The calls whose stubs were not chosen yet when they were looked at. Waits do not see them.
  private var unchosen: Set<UInt64> = []
  /// The number of the first call to the member, which shows whether there was a reset.
  private var first: UInt64 = 0

  /// Compares the calls that are new, or all calls if their outcomes matter, which change.
  mutating func compare(_ query: CallQuery, in history: CallHistory) {
    let all = history.member(key: query.key)?.calls ?? []
    let first = all.first?.number ?? 0
    if first != self.first || query.outcome != nil {
      // After a reset the count begins again.
      self = CallTally()
      self.first = first
    }
    for call in all where call.number > last || unchosen.remove(call.number) != nil {
      last = max(last, call.number)
      if call.status.stage == .choosing {
        unchosen.insert(call.number)
        continue
      }
      calls.add(call, query.compare(call))
    }
    calls.matching.sort { $0.number < $1.number }
    calls.others.sort { $0.call.number < $1.call.number }
  }
}

extension DidCallResult {
  /// The failure of a wait, with the calls that are not answered and may delay the others.
  ///
  /// - Parameter limit: How long the test waited, as the end of the first line: `within 1 s`.
  func failureDescription(limit: String) -> String {
    if otherTest != nil { return failureDescription ?? "" }
    // A line of its own names the running calls, of all members.
    let failure = query.failure(self, " \(limit)", notesRunning: false)
    let running = history.runningCalls
    if running.isEmpty { return failure }
    var list = running.prefix(NearestCandidates.most).map(\.description).joined(separator: ", ")
    let rest = running.count - NearestCandidates.most
    if rest > 0 { list += " and \(rest) more" }
    return "\(failure)\n  still running: \(list)"
  }
}

extension CallHistory {
  /// The calls that have not been answered yet, oldest first.
  var runningCalls: [RecordedCall] {
    recordedCalls.filter { call in
      if case .running = call.outcome { true } else { false }
    }
  }
}
