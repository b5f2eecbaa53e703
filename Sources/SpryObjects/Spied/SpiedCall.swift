internal import SpryKit

/// A call to a `@Spied` member that a spy sees.
struct SpiedCall {
  /// The class whose implementation runs.
  let implementation: AnyClass
  let site: CallSite
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
    _ site: CallSite,
    _ implementation: AnyClass?,
    _ arguments: repeat each Argument,
    returning result: Result.Type,
    isAnswered: Bool = true
  ) -> SpyMatches {
    let spies = SpyRegistry.spies(on: subject)
    if spies.isEmpty { return SpyMatches() }
    let call = SpiedCall(
      implementation: implementation ?? type,
      site: site,
      arguments: list(repeat each arguments),
      types: MemberTypes(repeat (each Argument).self, returning: result)
    )
    var matches: [SpyMatch] = []
    for spy in spies where spy.seesCalls {
      // Only the newest spy answers for sure.
      let stage: CallStage = isAnswered && matches.isEmpty ? .choosing : .recorded
      if let recorded = spy.record(call, as: stage) {
        matches.append(SpyMatch(spy: spy, call: recorded))
      }
    }
    return SpyMatches(matches: matches[...])
  }
}
