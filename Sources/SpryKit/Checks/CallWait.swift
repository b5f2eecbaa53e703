/// A wait for the calls that a test expects of a fake.
///
/// It wakes when the stub of a call is chosen, and when a call ends. It compares each call once, outside the lock, because matchers run a
/// user's code.
package struct CallWait {
  private typealias Verdict = ScopedWait.Verdict<DidCallResult>

  private let query: CallQuery

  package init(_ query: CallQuery) {
    self.query = query
  }

  /// Waits until there are as many calls as expected, and returns them, oldest first.
  ///
  /// - Parameter location: The line of the wait.
  func calls(
    isolation: isolated (any Actor)?,
    within time: SpryDuration,
    at location: SpryLocation
  ) async throws -> [RecordedCall] {
    let wait = ScopedWait(
      for: query.state, at: location, expectation: { query.expectation }, failure: failureAtEnd)
    return try await wait.run(isolation: isolation) {
      await end(isolation: isolation, within: time)
    }.calls
  }

  /// The failure of a wait that is not over at the end of the test, or `nil` if it has been met.
  private func failureAtEnd(_ limit: String) -> Finding? {
    let result = query.check()
    let count = result.matching.count
    if query.specifier.allows(count) || query.specifier.isExceeded(by: count) {
      return result.failure
    }
    return result.failure(limit: limit)
  }

  /// Waits until there are as many calls as expected.
  ///
  /// - Returns: The failure, or `nil` if there are as many calls as expected, or if the wait was
  ///   cancelled.
  package func failure(
    isolation: isolated (any Actor)?, within time: SpryDuration
  ) async -> Finding? {
    await end(isolation: isolation, within: time).failure
  }

  /// Waits for the whole time, or until there is a call.
  ///
  /// - Returns: The failure, or `nil` if there is no call, or if the wait was cancelled.
  package func failureOfNoCalls(
    isolation: isolated (any Actor)?, for time: SpryDuration
  ) async -> Finding? {
    if query.expectedCount != nil { return query.failure(of: .inCheckOfNoCalls) }
    return await CallWait(query.times(.never))
      .end(isolation: isolation, within: time, isForWholeTime: true).failure
  }

  private func end(
    isolation: isolated (any Actor)?,
    within time: SpryDuration,
    isForWholeTime: Bool = false
  ) async -> Verdict {
    if !isForWholeTime, let mistake = query.mistake ?? query.specifier.mistakeOfWait {
      return .failed(query.failure(of: mistake))
    }
    let sleep = time.begin()
    let waiter = Waiter(for: query.key)
    // The waiter is added before the first look, so that no call is missed.
    query.state.add(waiter)
    defer { query.state.remove(waiter) }
    var compared: [UInt64: CallComparison] = [:]
    return await waiter.wait(isolation: isolation, timer: { $0.timeOut(after: sleep) }) { reasons in
      look(&compared, after: reasons, of: waiter, within: time, isForWholeTime)
    }
  }

  /// Compares new calls, and returns the result of the wait if it is over.
  ///
  /// - Parameter compared: The results for the calls that were compared before, by their numbers.
  private func look(
    _ compared: inout [UInt64: CallComparison],
    after reasons: Waiter.Reasons,
    of waiter: Waiter,
    within time: SpryDuration,
    _ isForWholeTime: Bool
  ) -> Verdict? {
    let history = query.history
    // Later calls are not recorded.
    if let end = history.scopeEnd { return .failed(query.failure(of: history.name, at: end)) }
    // A wait does not see a call whose stub is not chosen.
    let calls = history.member(key: query.key)?.calls.filter { !$0.status.outcome.isChoosing } ?? []
    let found = ComparedCalls(calls[...]) { call in
      let comparison = compared[call.number] ?? query.compare(call)
      // An outcome can change.
      if query.outcome == nil { compared[call.number] = comparison }
      return comparison
    }
    let count = found.matching.count
    func end(_ failure: (DidCallResult) -> Finding?) -> Verdict {
      var result = DidCallResult(query, found, history)
      result.takeEffect()
      return failure(result).map(Verdict.failed) ?? .met(result)
    }
    let isMet = query.specifier.allows(count)
    // No further call can change the result if there are more calls than expected.
    if query.specifier.isExceeded(by: count) || isMet && !isForWholeTime {
      return end(\.failure)
    }
    // The time is over.
    if reasons.contains(.timeOut) {
      if isMet, let mistake = waiter.mistakeOfClock {
        return .failed(Finding("\(query.expectation) for \(time), but \(mistake)"))
      }
      return isMet ? end(\.failure) : end { $0.failure(limit: waiter.limit(time)) }
    }
    // Without a cancellation, the wait continues.
    return reasons.contains(.cancellation) ? .cancelled : nil
  }
}

extension DidCallResult {
  /// The failure of a wait, with the calls that are not answered and may delay the others.
  ///
  /// - Parameter limit: How long the test waited, as the end of the first line: `within 1 s`.
  fileprivate func failure(limit: String) -> Finding? {
    if otherTest != nil { return failure }
    var failure = query.failureOfCount(self, limit: limit)
    let running = history.recordedCalls.filter(\.outcome.isInProgress)
    if running.isEmpty { return failure }
    var list = running.prefix(NearestCandidates.most).map(\.description).joined(separator: ", ")
    let rest = running.count - NearestCandidates.most
    if rest > 0 { list += " and \(rest) more" }
    failure.lines.append("  still running: \(list)")
    return failure
  }
}
