internal import SpryKit

/// A call of a `@Spied` member that a spy sees.
struct SpiedCall {
  /// The class whose implementation runs.
  let implementation: AnyClass
  let site: CallSite
  let arguments: [Any]
  let types: MemberTypes
}

/// The spies that recorded a call as their own and may answer it, the newest first.
struct SpyMatches {
  let site: CallSite
  private var matches: ArraySlice<SpyMatch> = []

  /// The newest spy, and the others.
  var split: (SpyMatch, others: SpyMatches)? {
    guard let newest = matches.first else { return nil }
    var others = self
    others.matches.removeFirst()
    return (newest, others)
  }

  /// Ends a call that no spy may answer.
  func finish() {
    for match in matches { match.call.finishUnanswered { match.spy.context(site) } }
  }
}

/// A call as one spy recorded it.
struct SpyMatch {
  let spy: SpyRecorder
  let call: CallInProgress
}

extension SpyMatches {
  /// Records a call with each spy that sees it.
  ///
  /// - Parameters:
  ///   - subject: the object or the class that received the call.
  ///   - implementation: the class whose implementation runs.
  ///   - site: the place of the call.
  ///   - arguments: what the member received, in order.
  ///   - type: the type of the member's result.
  init<each Argument, Result>(
    of subject: ObjectIdentifier,
    in implementation: AnyClass,
    _ site: CallSite,
    _ arguments: repeat each Argument,
    returning type: Result.Type
  ) {
    self.site = site
    let spies = SpyRegistry.spies(on: subject)
    if spies.isEmpty { return }
    let call = SpiedCall(
      implementation: implementation,
      site: site,
      arguments: list(repeat each arguments),
      types: MemberTypes(repeat (each Argument).self, returning: type)
    )
    for spy in spies where spy.seesCalls {
      if let recorded = spy.record(call) { matches.append(SpyMatch(spy: spy, call: recorded)) }
    }
  }
}
