/// A query for calls to a hand-written fake's member. A test verifies, awaits, or reads the calls.
///
/// `called(_:with:)` returns a query. Pass the query to any assertion that takes a typed member. In
/// a generated fake, `fake.calls.load(id: "42")` is the typed counterpart of a query.
///
/// ```swift
/// expectHaveReceived(store.called(.save, with: 42).since(mark), .once)
/// try await store.called(.save, with: 42).wait(within: .seconds(1))
/// ```
public struct CallQuery {
  let expected: ExpectedCall
  /// The expected number of calls, or `nil` if the test gives none.
  var expectedCount: CountSpecifier?
  /// The first count of a test that gives two, or `nil` if it does not.
  private var firstCount: CountSpecifier?
  /// The mark after which calls count.
  var mark = SpryMark.start
  /// What the calls must return or throw, or `nil` if that does not matter.
  var outcome: ExpectedOutcome?

  var handle: SpryFakeHandle { expected.handle }
  /// The name of the member, as the test or the macro gives it, or as a call has shown it.
  var member: String {
    expected.isTypeChecked || handle.receiver == .object
      ? expected.member : withMember { $0?.knownName } ?? expected.member
  }
  var key: String { expected.key }
  var matchers: [ArgumentMatcher] { expected.matchers }
  var state: SpryState { handle.state }

  /// Reads the member with the lock of the state. The member is `nil` if it was not used.
  func withMember<Value>(_ read: (MemberTable?) -> Value) -> Value {
    // Finding the key may take the lock.
    let key = key
    return state.contents.withLock { read($0.member(key: key)) }
  }

  /// The expected number of calls. The default is at least one.
  var specifier: CountSpecifier { expectedCount ?? .atLeast(1) }

  init(_ expected: ExpectedCall) {
    self.expected = expected
  }

  /// Creates a query of a member with expected values, ``Argument``s, and captors.
  package init(_ handle: SpryFakeHandle, _ member: some SpryMemberNames, _ arguments: [Any?]) {
    handle.useState()
    let name = handle.nameOfWrites(of: member.rawValue, with: arguments.count)
    self.init(
      ExpectedCall(
        handle, name ?? member.rawValue,
        key: name.map(MemberName.withoutTrailingLabel) ?? member.key,
        .make(arguments), isTypeChecked: false))
  }

  /// The mistake of a check with the count, or `nil` if there is none.
  var mistake: CountMistake? { firstCount.map(CountMistake.second) ?? specifier.mistake }

  /// The query with no calls as the number, whatever the test expects.
  var ofNoCalls: CallQuery {
    var query = self
    query.expectedCount = .never
    return query
  }

  /// Sets the number of calls. A check that has one already is a mistake.
  mutating func expect(_ count: CountSpecifier) {
    // The check reports it: a builder has no line of its own.
    firstCount = expectedCount
    expectedCount = count
  }

  /// Returns the query with a number of calls, if one is given.
  package func with(_ count: CountSpecifier?) -> CallQuery {
    count.map(times) ?? self
  }

  /// The failure of a check that there are no calls, or `nil` if it passes.
  package var failureOfNoCalls: Finding? {
    expectedCount == nil ? check(.never).failure : failure(of: .inCheckOfNoCalls)
  }

  /// The calls so far, oldest first.
  var calls: [RecordedCall] {
    let history = history
    let calls = history.member(key: key)?.recordedCalls(in: history) ?? []
    return calls.filter { compare($0.call).isMatch }
  }

  /// Checks the calls so far, with all effects of a check.
  ///
  /// - Parameter count: The expected number of calls. The default is the number of the query.
  package func check(_ count: CountSpecifier? = nil) -> DidCallResult {
    var result = with(count).evaluate()
    result.takeEffect()
    return result
  }

  /// Compares the calls so far with what the query expects. No call and no captor is changed.
  func evaluate() -> DidCallResult {
    let history = history
    return DidCallResult(
      self, ComparedCalls(history.member(key: key)?.calls ?? [], compare), history)
  }

  /// The calls to the fake after the mark.
  var history: CallHistory { state.history(of: handle.type, since: mark) }

  /// Compares the arguments of a call up to the first that does not match, and then its outcome.
  /// This runs a user's code.
  func compare(_ call: Call) -> CallComparison {
    let comparison = compare(call.arguments)
    // Other arguments: the outcome does not matter.
    guard let outcome, comparison.isMatch else { return comparison }
    return outcome.compare(state.result(of: call, ofMember: key))
  }

  private func compare(_ arguments: ArgumentList) -> CallComparison {
    // Reads and writes with one name differ in the number of arguments.
    if matchers.isEmpty, !expected.sharesName { return .matches }
    return expected.hasNegations ? compareTypes(arguments) : matchers.compare(arguments)
  }

  /// Compares the arguments of a call if the types of the parameters matter.
  private func compareTypes(_ arguments: ArgumentList) -> CallComparison {
    matchers.compare(arguments) { index, matcher in
      withMember { $0?.canTake(index, matcher) ?? true }
    }
  }

  /// Passes the arguments of matching calls to captors and checks.
  ///
  /// - Returns: The checks that threw.
  func capture(_ matching: [Call]) -> [FailedCheck] {
    var failed: [FailedCheck] = []
    // Captors remember the calls that they have seen, so that a repeated check adds nothing.
    if matchers.hasCaptors {
      failed += matching.flatMap { matchers.capture($0.arguments, ofCall: $0.number) }
    }
    if let outcome, outcome.matcher.hasCaptors {
      failed += matching.compactMap { call in
        outcome.capture(
          state.result(of: call, ofMember: key), ofCall: call.number,
          argumentCount: call.arguments.count)
      }
    }
    return failed
  }
}

extension CallQuery: MemberCalls {
  /// The iterator over the calls.
  @_documentation(visibility: internal)
  public typealias Iterator = IndexingIterator<[RecordedCall]>

  /// The query itself.
  @_documentation(visibility: internal)
  public var query: CallQuery {
    get { self }
    set { self = newValue }
  }

  /// Returns the given calls.
  @_documentation(visibility: internal)
  public func elements(of calls: [RecordedCall]) -> [RecordedCall] { calls }
}

/// The calls to a member, each compared once with what a query expects.
struct ComparedCalls {
  private let calls: ArraySlice<Call>
  /// The results of the comparisons, in the order of the calls.
  private var comparisons: [CallComparison] = []
  /// The calls that match, oldest first.
  private(set) var matching: [Call] = []

  /// Compares calls, which are given oldest first.
  init(_ calls: ArraySlice<Call>, _ compare: (Call) -> CallComparison) {
    self.calls = calls
    for call in calls {
      let comparison = compare(call)
      comparisons.append(comparison)
      // Both lists are kept: a failure shows the calls that do not match.
      if comparison.isMatch { matching.append(call) }
    }
  }

  /// The other calls, with their results.
  var others: [(call: Call, comparison: CallComparison)] {
    zip(calls, comparisons).lazy.filter { !$1.isMatch }.map { ($0, $1) }
  }
}

extension MemberCalls {
  func expecting(_ kind: ExpectedOutcome.Kind, _ matcher: ArgumentMatcher) -> Self {
    var calls = self
    calls.query.outcome = ExpectedOutcome(kind: kind, matcher: matcher)
    return calls
  }
}

extension CallQuery {
  /// Returns only the calls that threw an error of the given type.
  public func threw<Failure: Error>(_ type: Failure.Type) -> CallQuery {
    expecting(.threw, AnyMatcher<Failure>())
  }

  /// Returns only the calls that threw the given error, or an error that the given matcher matches.
  ///
  /// - Parameter error: A value, an ``Argument``, or an ``ArgumentCaptor``.
  public func threw(_ error: Any) -> CallQuery { expecting(.threw, .make(error)) }

  /// Returns only the calls that returned the given value, or a value that the given matcher
  /// matches.
  ///
  /// - Parameter value: A value, an ``Argument``, or an ``ArgumentCaptor``.
  ///
  /// A call that a member recorded with `recordCall`, without an answer, has no return value.
  public func returned(_ value: Any?) -> CallQuery { expecting(.returned, .make(value)) }
}
