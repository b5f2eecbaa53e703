/// A wait for the calls that a test expects of a fake.
///
/// The recording itself wakes it. It looks at each call once, outside the lock, since matching is a
/// user's code.
package struct CallWait {
  private let query: CallQuery
  private let state: SpryState

  /// How a wait ended.
  private enum End {
    case met(DidCallResult)
    /// More calls came than were expected, which no further call can fix.
    case exceeded(DidCallResult)
    case timedOut(DidCallResult)
    /// The scope of the fake has ended, and what is called later is not recorded.
    case scopeEnded(ScopeEnding, FakeName)
    case cancelled
  }

  package init<Fake: Spyable>(
    _ fake: Fake,
    _ function: Fake.Function,
    _ arguments: [Any?],
    _ specifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark
  ) {
    query = CallQuery(
      of: type(of: fake), member: function, arguments: arguments, specifier: specifier, since: mark)
    state = fake.spryState
  }

  package init<Fake: Spyable>(
    _ fake: Fake.Type,
    _ function: Fake.ClassFunction,
    _ arguments: [Any?],
    _ specifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark
  ) {
    query = CallQuery(
      of: fake, member: function, arguments: arguments, specifier: specifier, since: mark)
    state = fake.spryState
  }

  /// Waits until there are as many calls as expected, and returns them in order.
  func calls(
    isolation: isolated (any Actor)?,
    within time: Duration,
    clock: some Clock<Duration>
  ) async throws -> [RecordedCall] {
    let end = await end(isolation: isolation, within: time, clock: clock)
    switch end {
    case .met(let result) where result.success: return result.calls
    case .cancelled: throw CancellationError()
    case .met, .exceeded, .timedOut, .scopeEnded:
      throw CallWaitError(description: failure(at: end, after: time) ?? "")
    }
  }

  /// Waits until there are as many calls as expected.
  ///
  /// - Returns: why there are not; nil where there are, and where the wait was cancelled.
  package func failure(
    isolation: isolated (any Actor)?,
    within time: Duration,
    clock: some Clock<Duration>
  ) async -> String? {
    failure(at: await end(isolation: isolation, within: time, clock: clock), after: time)
  }

  /// Waits for the whole time, unless more calls come than are expected.
  ///
  /// - Returns: why there are too many or too few; nil where there are not, and where the wait was
  ///   cancelled.
  package func failure(
    isolation: isolated (any Actor)?,
    throughout time: Duration,
    clock: some Clock<Duration>
  ) async -> String? {
    failure(
      at: await end(isolation: isolation, within: time, clock: clock, isForAllOfIt: true),
      after: time
    )
  }

  private func end(
    isolation: isolated (any Actor)?,
    within time: Duration,
    clock: some Clock<Duration>,
    isForAllOfIt: Bool = false
  ) async -> End {
    let deadline = clock.now.advanced(by: time)
    let waiter = CallWaiter(for: query.key)
    // Before the first look, so that no call is lost.
    state.add(waiter)
    defer { state.remove(waiter) }
    return await withTaskCancellationHandler(
      operation: {
        var tally = CallTally()
        if let end = look(&tally, after: [], isForAllOfIt) { return end }
        let timer = waiter.timeOut(at: deadline, on: clock)
        defer { timer.cancel() }
        while true {
          let reasons = await waiter.next(isolation: isolation)
          if let end = look(&tally, after: reasons, isForAllOfIt) { return end }
        }
      },
      onCancel: { waiter.signal(.cancellation) },
      isolation: isolation
    )
  }

  /// Looks at the calls that are new, and once more when the time is over: a call that came is not
  /// to be missed because the machine is slow.
  private func look(
    _ tally: inout CallTally,
    after reasons: CallWaiter.Reasons,
    _ isForAllOfIt: Bool
  ) -> End? {
    let history = state.history(of: query.double, since: query.mark)
    if let ended = history.ended { return .scopeEnded(ended, history.double) }
    let fitting = tally.count(query, in: history)
    let count = fitting.count
    var result: DidCallResult { query.result(fitting, history) }
    if query.specifier.isExceeded(by: count) { return .exceeded(result) }
    let isMet = query.specifier.allows(count)
    if isMet, !isForAllOfIt { return .met(result) }
    if reasons.contains(.timeOut) { return isMet ? .met(result) : .timedOut(result) }
    return reasons.contains(.cancellation) ? .cancelled : nil
  }

  private func failure(at end: End, after time: Duration) -> String? {
    switch end {
    case .cancelled: nil
    // A check of an argument may have thrown.
    case .met(let result), .exceeded(let result): result.failureDescription
    case .timedOut(let result): result.failureDescription(after: time)
    case .scopeEnded(let ending, let double): query.failure(of: double, at: ending)
    }
  }
}

/// The calls that fit, counted as they come.
private struct CallTally {
  /// Oldest first.
  private var fitting: [Call] = []
  /// The number of the last call that was looked at.
  private var last: UInt64 = 0
  /// The number of the first call of the member, which tells whether there was a reset.
  private var first: UInt64 = 0

  /// Looks at the calls that are new, and returns all that fit.
  mutating func count(_ query: CallQuery, in history: CallHistory) -> [Call] {
    let calls = history.member(key: query.key)?.calls ?? []
    if calls.first?.number != first {
      // After a reset the count begins again.
      self = CallTally()
      first = calls.first?.number ?? 0
    }
    for call in calls where call.number > last {
      last = call.number
      if query.fits(call) { fitting.append(call) }
    }
    return fitting
  }
}
