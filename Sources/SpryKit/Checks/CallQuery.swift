/// A member with expected arguments, and perhaps with an expected number of calls.
///
/// Everything that a test asks about calls is asked of a query: checks, waits, the order of calls, and calls to
/// ignore. `fake.calls.load(id: "42")` is a query with types, and `called(_:with:countSpecifier:)` makes one
/// without.
///
/// ```swift
/// try await store.called(.save, with: 42).wait(within: .seconds(1))
/// ```
public struct CallQuery {
  let handle: FakeHandle
  /// The name of the member, as the test gives it.
  let member: String
  /// See ``StringRepresentable/key``.
  let key: String
  /// The expected arguments; empty for any.
  let matchers: [ArgumentMatcher]
  /// The expected number of calls, or `nil` if the test gives none.
  private(set) var count: CountSpecifier?
  /// The mark after which calls count.
  private(set) var mark: SpryMark

  var state: SpryState { handle.state }

  /// The expected number of calls; by default at least one.
  var specifier: CountSpecifier { count ?? .atLeast(1) }

  init(
    _ handle: FakeHandle, _ member: String, key: String, _ matchers: [ArgumentMatcher],
    _ count: CountSpecifier? = nil, since mark: SpryMark = .start
  ) {
    self.handle = handle
    self.member = member
    self.key = key
    self.matchers = matchers
    self.count = count
    self.mark = mark
  }

  /// Creates a query of a member with expected values, ``Argument``s, and captors.
  package init(
    _ handle: FakeHandle, _ member: some StringRepresentable, _ arguments: [Any?],
    _ count: CountSpecifier? = nil, since mark: SpryMark = .start
  ) {
    self.init(
      handle, member.rawValue, key: member.key, arguments.map(ArgumentMatcher.make), count,
      since: mark)
  }

  /// Returns the query with another number of calls and a later mark, where they are given.
  package func with(_ count: CountSpecifier?, since mark: SpryMark) -> CallQuery {
    var query = self
    query.count = count ?? self.count
    query.mark = mark.number > self.mark.number ? mark : self.mark
    return query
  }

  /// Checks the calls so far. Captors keep the arguments of the calls that match.
  func check() -> DidCallResult {
    let history = history
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

  /// The calls of the fake after the mark.
  var history: CallHistory { state.history(of: handle.type, since: mark) }

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
