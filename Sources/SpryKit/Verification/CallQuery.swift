/// A member with expected arguments, and the expected number of calls.
struct CallQuery {
  let fakeType: any Any.Type
  /// The member's name, as the test gives it.
  let member: String
  /// See ``StringRepresentable/key``.
  let key: String
  /// The expected arguments; empty for any.
  let matchers: [ArgumentMatcher]
  let specifier: CountSpecifier
  /// The mark after which calls count.
  let mark: SpryMark

  init(
    of fakeType: any Any.Type,
    member: some StringRepresentable,
    arguments: [Any?],
    specifier: CountSpecifier,
    since mark: SpryMark = .start
  ) {
    self.fakeType = fakeType
    self.member = member.rawValue
    key = member.key
    matchers = arguments.map(ArgumentMatcher.make)
    self.specifier = specifier
    self.mark = mark
  }

  /// Creates a query with another number of calls and another mark.
  init(of query: CallQuery, specifier: CountSpecifier, since mark: SpryMark) {
    fakeType = query.fakeType
    member = query.member
    key = query.key
    matchers = query.matchers
    self.specifier = specifier
    self.mark = mark
  }

  /// Creates the query of a typed member.
  init(
    of owner: MemberOwner,
    member: String,
    matchers: [ArgumentMatcher],
    specifier: CountSpecifier,
    since mark: SpryMark = .start
  ) {
    fakeType = owner.fakeType
    self.member = member
    key = owner.key(of: member)
    self.matchers = matchers
    self.specifier = specifier
    self.mark = mark
  }

  /// Checks the calls of a fake. Captors keep the arguments of the calls that fit.
  func check(_ state: SpryState) -> DidCallResult {
    let history = state.history(of: fakeType, since: mark)
    var found = ComparedCalls()
    if let called = history.member(key: key) {
      found.others.reserveCapacity(matchers.isEmpty ? 0 : called.count)
      found.fitting = called.calls { arguments in
        let comparison = compare(arguments)
        if !comparison.isFit { found.others.append(comparison) }
        return comparison.isFit
      }
    }
    return result(found, history)
  }

  /// Makes the result of a check. Captors keep the arguments of the calls that fit.
  ///
  /// - Parameter found: all calls of the member in the history.
  func result(_ found: ComparedCalls, _ history: CallHistory) -> DidCallResult {
    let fitting = found.fitting
    history.state.markChecked(fitting, ofMember: key)
    // Only a failure because of missing calls shows other calls. It compares more arguments.
    let count = fitting.count
    let isMissingCalls = !specifier.allows(count) && !specifier.isExceeded(by: count)
    let cannotFit =
      count == 0 && !found.others.isEmpty
      && found.others.allSatisfy { if case .argumentCount = $0 { true } else { false } }
    return DidCallResult(
      query: self,
      history: history,
      fitting: fitting,
      nearCalls: isMissingCalls || cannotFit ? nearCalls(found, history) : nil,
      cannotFit: cannotFit,
      failedChecks: capture(fitting)
    )
  }

  /// Compares the arguments of a call up to the first that does not fit. This runs a user's code.
  func compare(_ arguments: ArgumentList) -> CallComparison {
    matchers.isEmpty ? .fits : matchers.compare(arguments)
  }

  private func nearCalls(_ found: ComparedCalls, _ history: CallHistory) -> NearCalls {
    let fitting = Set(found.fitting.map(\.number))
    let calls = history.member(key: key)?.calls.filter { !fitting.contains($0.number) } ?? []
    return NearCalls(to: matchers, among: calls, comparisons: found.others)
  }

  /// Passes the arguments of calls that fit to captors and checks.
  ///
  /// - Returns: the checks that threw.
  func capture(_ fitting: [Call]) -> [FailedCheck] {
    guard matchers.hasCaptors else { return [] }
    return fitting.flatMap { matchers.capture($0.arguments, ofCall: $0.number) }
  }
}

/// The calls of a member, each compared once with what a query expects.
struct ComparedCalls {
  /// The calls that fit, oldest first.
  var fitting: [Call] = []
  /// The results for the other calls, oldest first.
  var others: [CallComparison] = []
}
