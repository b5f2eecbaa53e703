/// A wait for the calls that a test expects of a fake.
///
/// The recording itself wakes it. It looks at each call once, outside the lock, since matching is a
/// user's code.
package struct CallWait {
  private let expectation: CallExpectation
  private let state: SpryState

  /// How a wait ended.
  private enum End {
    case met(DidCallResult)
    /// More calls came than were expected, which no further ones can mend.
    case exceeded(DidCallResult)
    case timedOut(DidCallResult)
    /// The scope of the fake has ended, and what is called later is not recorded.
    case scopeEnded(ScopeEnding, DoubleName)
    case cancelled
  }

  package init<Fake: Spyable>(
    _ fake: Fake,
    _ function: Fake.Function,
    _ arguments: [Any?],
    _ specifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark
  ) {
    expectation = CallExpectation(
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
    expectation = CallExpectation(
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
    case .met(let result) where result.success:
      if expectation.specifier.allows(result.fitting.count) { return result.calls }
      // They came, and are not there to be returned.
      throw CallWaitError(description: expectation.failure(result.fitting, result.history))
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
    let waiter = CallWaiter(for: expectation.key)
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
    let history = state.history(of: expectation.double, since: expectation.mark)
    if let ended = history.ended { return .scopeEnded(ended, history.double) }
    let member = history.member(key: expectation.key)
    tally.count(expectation, of: member, in: history.log)
    let (specifier, fitting) = (expectation.specifier, tally.fitting)
    let count = expectation.count(fitting, member)
    var result: DidCallResult { expectation.result(fitting, member, history) }
    if specifier.isExceeded(by: count.known) { return .exceeded(result) }
    let isMet = count.isAllowed(by: specifier)
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
    case .scopeEnded(let ending, let double): expectation.failure(of: double, at: ending)
    }
  }
}

/// The calls that fit, counted as they come.
private struct CallTally {
  /// Newest first.
  private(set) var fitting: [UnsafePointer<CallRecord>] = []
  private var newest: UnsafePointer<CallRecord>?
  /// Keeps the calls alive.
  private var log: CallLog?

  mutating func count(
    _ expectation: CallExpectation,
    of member: CallHistory.OfMember?,
    in log: CallLog
  ) {
    if self.log !== log {
      // After a reset the count begins again.
      (fitting, newest, self.log) = ([], nil, log)
    }
    guard let member else { return }
    let new = member.newestFirst.prefix { $0 != newest }
    newest = new.first ?? newest
    fitting = new.filter(expectation.fits) + fitting
  }
}
