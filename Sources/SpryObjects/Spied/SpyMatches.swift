internal import SpryKit

/// A call as one spy recorded it.
struct SpyMatch {
  let spy: SpyRecorder
  let call: CallInProgress
}

/// The spies that recorded a call as their own and may answer it.
struct SpyMatches {
  let site: CallSite
  /// The newest spy is the first.
  var matches: ArraySlice<SpyMatch> = []

  /// The newest spy and the others, or `nil` if there is no spy.
  private var split: (SpyMatch, others: SpyMatches)? {
    matches.first.map { ($0, SpyMatches(site: site, matches: matches.dropFirst())) }
  }

  /// Ends a call that no spy may answer.
  func finish() {
    for match in matches { match.call.finishUnanswered { match.spy.context(site) } }
  }
}

// The newest spy answers with its stub. If no stub of it answers, it forwards the call to the spy
// before it. The oldest spy forwards the call to the member's own body.
extension SpyMatches {
  /// Answers a call of a member that is not `async`.
  func answer<Result, Failure: Error>(
    _ original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let (newest, others) = split else { return try original() }
    func forward() throws -> Result {
      try newest.spy.forwardsInvocations ? others.answer(original) : unforwardedAnswer()
    }
    return try newest.call.answer(throwing: Failure.self, orElse: forward) {
      newest.spy.context(site)
    }
  }

  /// Answers a call of an `async` member.
  func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    _ original: NonsendingOriginal<Result, Failure>
  ) async throws(Failure) -> Result {
    guard let (newest, others) = split else { return try await original() }
    func forward() async throws -> Result {
      guard newest.spy.forwardsInvocations else { return try unforwardedAnswer() }
      return try await others.answer(isolation: isolation, original)
    }
    return try await newest.call.answer(
      isolation: isolation, throwing: Failure.self, orElse: forward
    ) {
      newest.spy.context(site)
    }
  }

  /// Answers a call of a member that rethrows. The error is returned, because only the member
  /// itself can throw it.
  func answerRethrowing<Result>(
    _ original: () throws -> Result
  ) -> Swift.Result<Result, any Error> {
    guard let (newest, others) = split else { return Swift.Result { try original() } }
    func forward() throws -> Result {
      guard newest.spy.forwardsInvocations else { return try unforwardedAnswer() }
      return try others.answerRethrowing(original).get()
    }
    return newest.call.answerRethrowing(orElse: forward) { newest.spy.context(site) }
  }

  /// Answers a call of an `async` member that rethrows. The error is returned, because only the
  /// member itself can throw it.
  func answerRethrowing<Result>(
    isolation: isolated (any Actor)?,
    _ original: NonsendingOriginal<Result, any Error>
  ) async -> Swift.Result<Result, any Error> {
    guard let (newest, others) = split else {
      do { return .success(try await original()) } catch { return .failure(error) }
    }
    func forward() async throws -> Result {
      guard newest.spy.forwardsInvocations else { return try unforwardedAnswer() }
      return try await others.answerRethrowing(isolation: isolation, original).get()
    }
    return await newest.call.answerRethrowing(isolation: isolation, orElse: forward) {
      newest.spy.context(site)
    }
  }
}

/// Answers a call that is not forwarded. A member that returns nothing needs no answer.
///
/// - Throws: An error for any other member, because it has no answer.
private func unforwardedAnswer<Result>() throws -> Result {
  // Compares the types, because `()` can also be cast to `Any`.
  if Result.self == Void.self, let nothing = () as? Result { return nothing }
  return try noSpryFallback()
}
