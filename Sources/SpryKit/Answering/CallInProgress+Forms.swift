// The forms that answer a call, for each way to wait and to answer without a stub.
//
// Generated code calls them after `record`. A default argument for the own answer would be code in
// every member: an object file of 100 fakes would be 33 % larger, and 98 % larger if it is optimized.
// They are not inlined, for the reason in `Spryable.swift`.

@_documentation(visibility: internal)
extension CallInProgress {
  /// Answers a call to a member that is not `async`.
  ///
  /// - Parameter errorType: The type of the member's errors; `Never` for a member that does not
  ///   throw.
  @inline(never)
  public func answer<Result, Failure: Error>(
    throwing errorType: Failure.Type = Never.self
  ) throws(Failure) -> Result {
    noteCaller(isAsync: false)
    return try answerNoted(throwing: errorType, orElse: noOwnAnswer)
  }

  /// Answers a call to a member that is not `async`, with a stub or else with the fake's own answer.
  ///
  /// - Parameters:
  ///   - errorType: The type of the member's errors; `Never` for a member that does not throw.
  ///   - own: Returns the fake's own answer, or `nil` if it has none.
  @inline(never)
  public func answer<Result, Failure: Error>(
    throwing errorType: Failure.Type = Never.self,
    orElse own: () throws -> Result?
  ) throws(Failure) -> Result {
    noteCaller(isAsync: false)
    return try answerNoted(throwing: errorType, orElse: own)
  }

  /// Answers a call to an `async` member.
  @inline(never)
  public func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    throwing errorType: Failure.Type = Never.self
  ) async throws(Failure) -> Result {
    noteCaller(isAsync: true)
    return try await answerNoted(
      isolation: isolation, throwing: errorType, orElse: noOwnAnswer as () -> Result?)
  }

  /// Answers a call to an `async` member, with a stub or else with the fake's own answer.
  @inline(never)
  public func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    throwing errorType: Failure.Type = Never.self,
    orElse own: () async throws -> Result?
  ) async throws(Failure) -> Result {
    noteCaller(isAsync: true)
    return try await answerNoted(isolation: isolation, throwing: errorType, orElse: own)
  }

  /// Answers a call to an `async` member, with a stub or else with the fake's own answer, which runs
  /// on its caller's actor.
  @inline(never)
  public func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    throwing errorType: Failure.Type = Never.self,
    orElseOnCaller own: nonisolated(nonsending) () async throws -> Result?
  ) async throws(Failure) -> Result {
    noteCaller(isAsync: true)
    return try await answerNoted(isolation: isolation, throwing: errorType, orElse: own)
  }

  /// The call, for a member that rethrows, which reports misuse, but does not throw it.
  public var rethrowing: CallInProgress {
    throwsMisuse = false
    return self
  }
}

/// Throws an error from a member that rethrows. Generated code calls this.
///
/// - Parameter rescue: Throws the error. The compiler accepts it from a closure only.
@_documentation(visibility: internal)
public func spryRethrow<Result>(
  _ error: any Error, _ rescue: (any Error) throws -> Result
) rethrows -> Result {
  try rescue(error)
}

/// The own answer of a fake that has none.
///
/// Async forms pass `noOwnAnswer as () -> Result?`. Swift 6.2 takes a function for `@Sendable`, and
/// warns that such a function crosses to another isolation when it becomes `async`.
func noOwnAnswer<Result>() -> Result? { nil }
