/// A call to a fake, from its record to its end.
///
/// The call is passed along while it runs. Every effect takes one path: ``SpryFakeHandle`` records
/// the call, `begin` chooses its stub, `ending` gets the answer, which an `async` member waits for,
/// and `finish` returns or throws. The moments of a call are in *Architecture*.
@_documentation(visibility: internal)
public final class CallInProgress {
  let handle: SpryFakeHandle
  let site: Call.Site
  /// The arguments as the fake passed them on.
  let arguments: ArgumentList
  let member: MemberTable
  /// The number of the recorded call, or `nil` if the call is not recorded.
  let number: UInt64?
  /// The index of the recorded call among the calls to the member.
  let index: Int
  /// The stubs of the member at the moment of the call.
  let stubs: StubList
  /// See ``ArgumentList/mayHaveObjects``.
  let mayHaveObjects: Bool
  /// Whether the call is not recorded because it came after the end of the fake's scope.
  let isLate: Bool
  /// Whether the call is the first from its line in the fake, so that the types of its parameters are
  /// not known.
  let isOfNewLine: Bool
  /// Whether the member throws misuse if it can. One that rethrows does not.
  package var throwsMisuse = true

  /// Why the name of the member is misuse, for the call that reports it; `nil` for others.
  var misnaming: Misnaming?

  /// What a spy adds to the call; `nil` if it is no call of a spy.
  var spied: SpiedPart?
  /// The beginning of the names that a spy has for the member.
  var namePrefix: StaticString? { spied?.namePrefix }

  struct SpiedPart {
    let namePrefix: StaticString
    /// What a test set as the answers of the member, at the moment of the call.
    let answers: SpyAnswers
  }

  /// What answers the call.
  enum Choice {
    case undecided
    /// No stub answers. The fake may have an answer of its own.
    case own
    case stub(StubRule, StubAnswer)
    /// The stub has used all of its answers, which is misuse.
    case exhausted(StubRule)
  }

  @exclusivity(unchecked) var choice = Choice.undecided
  /// Whether the member counts the call as running.
  var isRunning = false
  /// The stubs that do not answer, although they come first, with the results of their comparisons.
  ///
  /// The failure of an unanswered call is written from them, so that no predicate runs a second
  /// time.
  var rejected: [(stub: StubRule, comparison: CallComparison)] = []

  /// The newest stub without an answer that matches a call that no stub answers, or `nil` if there is
  /// none. Predicates run once.
  lazy var unfinishedStub: StubRule? = {
    let unfinished = state.contents.withLock { _ in
      stubs.unfinished.filter { $0.answer == nil }.map { (stub: $0, matchers: $0.matchers) }
    }
    return unfinished.last { stub, matchers in
      let isMatch = matchers.isEmpty || matchers.compare(arguments).isMatch
      if !isMatch { rejected.append((stub, matchers.compare(arguments))) }
      return isMatch
    }?.stub
  }()

  init(
    _ handle: SpryFakeHandle, _ site: Call.Site, _ arguments: ArgumentList, of member: MemberTable,
    number: UInt64?, index: Int, mayHaveObjects: Bool, isLate: Bool
  ) {
    isOfNewLine = member.typedLine != site.line
    self.handle = handle
    self.site = site
    self.arguments = arguments
    self.member = member
    self.number = number
    self.index = index
    stubs = member.stubs
    self.mayHaveObjects = mayHaveObjects
    self.isLate = isLate
  }

  var state: SpryState { handle.state }

  /// The stub that was chosen, or `nil` if there is none.
  var stub: StubRule? {
    switch choice {
    case .undecided, .own: nil
    case .stub(let stub, _), .exhausted(let stub): stub
    }
  }

  /// Notes the code that makes the call. A call from another running test is misuse.
  ///
  /// - Parameter isAsync: Whether the member is `async`.
  package func noteCaller(isAsync: Bool) {
    guard let scope = state.scope else { return }
    if let number { scope.callers?.note(call: number, isAsync: isAsync) }
    if let other = scope.otherRunningTest { reportOtherTest(other) }
  }

  /// Keeps the types of the member's parameters.
  func keep(parameterTypes types: [any Any.Type]) {
    state.contents.withLock { _ in member.add(parameterTypes: types, at: site.line) }
  }

  /// Sets the outcome of the recorded call, and the stub that answers it. Needs the lock of the state.
  ///
  /// - Returns: False if the call is not recorded, or if a reset removed it.
  @discardableResult
  func setOutcome(_ outcome: Call.Outcome) -> Bool {
    guard let number, member.calls.has(number, at: index) else { return false }
    member.calls[index].status.outcome = outcome
    member.calls[index].status.stub = stub?.origin
    return true
  }
}
