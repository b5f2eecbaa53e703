internal import SpryKit

/// A call to a `@Spied` member that a spy sees.
struct SpiedCall {
  /// The class whose implementation runs.
  let implementation: AnyClass
  let site: Call.Site
  let arguments: [Any]
  let types: MemberTypes
}

extension SpiedMember {
  /// Records a call with each spy that sees it.
  ///
  /// - Parameters:
  ///   - site: The location of the call.
  ///   - implementation: The class whose implementation runs, or `nil` for the class of this value.
  ///   - arguments: The arguments of the call, in order.
  ///   - result: The type of the member's result.
  ///   - isAnswered: Whether a spy may answer the call.
  func record<each Argument, Result>(
    _ site: Call.Site,
    _ implementation: AnyClass?,
    _ arguments: repeat each Argument,
    returning result: Result.Type,
    isAnswered: Bool = true
  ) -> SpyMatches {
    let spies = ActiveSpies.spies(on: subject)
    if spies.isEmpty { return SpyMatches() }
    let call = SpiedCall(
      implementation: implementation ?? type,
      site: site,
      arguments: argumentArray(repeat each arguments),
      types: MemberTypes(repeat (each Argument).self, returning: result)
    )
    var matches: [SpyMatch] = []
    for spy in spies where spy.seesCalls {
      // Only the newest spy answers for sure.
      let outcome: Call.Outcome = isAnswered && matches.isEmpty ? .choosing : .unanswered
      if let recorded = spy.record(call, as: outcome) {
        matches.append(SpyMatch(spy: spy, call: recorded))
      }
    }
    return SpyMatches(matches: matches[...])
  }
}

/// A call as one spy recorded it.
struct SpyMatch {
  let spy: SpyRecorder
  let call: CallInProgress
}

/// The spies that recorded a call as their own and may answer it.
struct SpyMatches {
  /// The newest spy is the first.
  var matches: ArraySlice<SpyMatch> = []

  /// Lets no misuse be thrown, by a member that rethrows. Such a member throws only its parameters'
  /// errors.
  func rethrowing() -> SpyMatches {
    for match in matches { match.call.throwsMisuse = false }
    return self
  }

  /// The newest spy and the others, or `nil` if there is no spy.
  private var split: (SpyMatch, others: SpyMatches)? {
    matches.first.map { ($0, SpyMatches(matches: matches.dropFirst())) }
  }

  /// Ends a call that no spy may answer.
  func finish() {
    for match in matches { match.call.reportIfLate() }
  }
}

// The newest spy answers with its stub. If no stub of it answers, it forwards the call to the spy
// before it. The oldest spy forwards the call to the member's own body.
extension SpyMatches {
  /// Answers a call to a member that is not `async`.
  func answer<Result, Failure: Error>(
    _ original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let (newest, others) = split else { return try original() }
    return try newest.call.answerNoted(throwing: Failure.self) {
      try newest.spy.forwardsInvocations ? others.answer(original) : nil
    }
  }

  /// Answers a call to an `async` member.
  func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    _ original: NonsendingOriginal<Result, Failure>
  ) async throws(Failure) -> Result {
    guard let (newest, others) = split else { return try await original() }
    return try await newest.call.answerNoted(isolation: isolation, throwing: Failure.self) {
      guard newest.spy.forwardsInvocations else { return nil }
      return try await others.answer(isolation: isolation, original)
    }
  }
}
