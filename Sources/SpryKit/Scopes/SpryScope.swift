/// A scope, which owns a test's fakes and has its own stubs and calls for static members.
///
/// `.spry`, `SpryTestCase`, and `withSpry` open scopes, so a test rarely names this type. Use
/// ``current`` to list the stubs and calls of a test's fakes: `print(SpryScope.current.explain())`.
///
/// Scopes follow the task tree. Work that leaves the tree (`Task.detached`, Dispatch, threads)
/// still finds the scope of an instance, which is the scope in which the instance's state was
/// created. For a type, such work uses the process-wide scope. To give part of a test its own
/// static stubs and calls, use ``withSpryScope(strictness:misuse:_:)``.
public final class SpryScope: Sendable {
  /// The scope of the current task, if there is one.
  @TaskLocal static var local: SpryScope?

  /// The handler of misuse, or `nil` in a part that leaves it to the scope around it.
  let misuseHandler: MisuseHandler?
  /// Fails the test because a wait has failed, or `nil` if the end of the scope has the failures.
  let failedWait: FailedWaitHandler?
  let strictness: Strictness
  /// The name of the scope in a message about a call after its end.
  let name: String
  /// Finds the code that made each call, or `nil` if callers are not recorded.
  let callers: (any CallerRecorder)?
  /// The line of the test, or `nil` if it is unknown.
  let location: SpryLocation?
  /// The moment at which the scope was opened.
  let start = SpryMark()
  let contents = Locked(ScopeContents())
  let types = Locked(ScopedTypes())
  let defaults = Locked(DefaultValues())
  let waits = Locked(ScopedWaits())
  let kind: Kind
  /// The test case of XCTest whose test the scope is for, or `nil` for other scopes.
  let testCase: ObjectIdentifier?

  /// Fails the running test, which continues.
  package typealias FailedWaitHandler = @Sendable (CallWaitError) -> Void

  /// What a scope is for.
  enum Kind {
    /// Work that has no scope of its own.
    case process
    /// A test, which may be a step of the test of another scope.
    case test(in: SpryScope?)
    /// A `withSpry`, which is like a test: in one, in another `withSpry`, or outside of both.
    case withSpry(in: SpryScope?)
    /// A part of a test or of the process. It owns only the state of types.
    case part(of: SpryScope)
  }

  private init(
    _ kind: Kind, _ name: String = "", at location: SpryLocation? = nil,
    misuse: MisuseHandler?, failedWait: FailedWaitHandler? = nil, strictness: Strictness = .normal,
    callers: (any CallerRecorder)? = nil, testCase: ObjectIdentifier? = nil
  ) {
    _ = SpryKitCopy.mistake
    self.kind = kind
    self.testCase = testCase
    self.name = name
    self.location = location
    misuseHandler = misuse
    self.failedWait = failedWait
    self.strictness = strictness
    self.callers = callers
  }

  /// Creates the scope of a test. Call ``end()`` at the end of the test.
  package convenience init(
    ofTest name: String,
    at location: SpryLocation? = nil,
    misuse: MisuseHandler,
    failedWait: FailedWaitHandler? = nil,
    strictness: Strictness = .normal,
    callers: (any CallerRecorder)? = nil,
    isOfWithSpry: Bool = false,
    testCase: ObjectIdentifier? = nil
  ) {
    self.init(
      isOfWithSpry ? .withSpry(in: Self.local) : .test(in: Self.local), name, at: location,
      misuse: misuse, failedWait: failedWait, strictness: strictness, callers: callers,
      testCase: testCase)
  }

  /// Creates a scope that is a part of a test or of the process.
  convenience init(
    inside outer: SpryScope, misuse: MisuseHandler?, strictness: Strictness? = nil
  ) {
    self.init(
      .part(of: outer), outer.name, at: outer.location, misuse: misuse,
      strictness: strictness ?? outer.strictness, callers: outer.callers)
  }

  convenience init(ofProcess misuse: MisuseHandler) { self.init(.process, misuse: misuse) }

  /// The scope of the current task, or else the process-wide scope.
  public static var current: SpryScope { local ?? ProcessScope.current }

  /// The test that owns the fakes made in the current task, or `nil` outside a test.
  package static var owner: SpryScope? { current.owner }

  /// Finds the code that is calling a fake now, also outside of tests; `nil` if that is not possible.
  var callersNow: (any CallerRecorder)? {
    isOfProcess ? ProcessOfTests.callerRecorder : callers
  }

  /// The test that the scope belongs to, or `nil` if there is none. It owns the fakes that are made
  /// in it, and it ends.
  package var owner: SpryScope? {
    switch kind {
    case .process: nil
    case .test, .withSpry: self
    case .part(let outer): outer.owner
    }
  }

  /// Whether the scope is for work that has no scope of its own, outside every test.
  var isOfProcess: Bool { if case .process = kind { true } else { false } }

  /// Whether `withSpry` opened the scope.
  var isOfWithSpry: Bool { if case .withSpry = kind { true } else { false } }

  /// The scope that this scope is a part of, or `nil` for the scope of a test or of the process.
  var outer: SpryScope? { if case .part(let outer) = kind { outer } else { nil } }

  /// Returns whether the scope is the same as another, or a part of it. Every scope is a part of
  /// the process-wide scope.
  package func isWithin(_ other: SpryScope) -> Bool {
    self === other || other.isOfProcess || outer?.isWithin(other) == true
  }

  /// The test of the current task, if that is another running test than the test of this scope, and
  /// neither is a step of the other.
  var otherRunningTest: SpryScope? {
    // No test, the same test, or a fake without a test.
    guard let test = Self.local?.owner, let owner, test !== owner else { return nil }
    // A `withSpry` in a test may use its fakes, and the test the fakes of the `withSpry`.
    if test.isStep(of: owner) || owner.isStep(of: test) { return nil }
    // A test that has ended is reported as that, and not as another test.
    return owner.contents.withLock { $0.scopeEnd == nil } ? test : nil
  }

  /// Returns how a message names this running test, which uses a fake of another one, and the other.
  func words(usingAFakeOf other: SpryScope?) -> (kind: String, test: String, other: String) {
    let owner = other?.name ?? ""
    // The cases of a parameterized test have one name.
    return name == owner
      ? ("case", "one case of the test '\(owner)'", "another case")
      : ("test", "'\(name)'", "the test '\(owner)'")
  }

  /// Returns whether the test of this scope began in a scope of another test.
  func isStep(of test: SpryScope) -> Bool {
    let enclosing: SpryScope? =
      switch kind {
      case .process, .part: nil
      case .test(let enclosing), .withSpry(let enclosing): enclosing
      }
    guard let other = enclosing?.owner else { return false }
    return other === test || other.isStep(of: test)
  }

  /// Runs work in the scope.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$local.withValue(self, operation: body)
  }

  /// Runs `async` work in the scope.
  package func run<Result>(
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$local.withValue(self, operation: body, isolation: isolation)
  }
}

extension SpryScope {
  /// The states of the scope's live fakes, in the order in which they were made.
  ///
  /// A part of a test has the states of the test. A scope without a test has only the states of
  /// types.
  var states: [SpryState] {
    if let owner {
      return owner.contents.withLock { $0.liveStates }.filter { !$0.isAside }
    }
    return types.withLock { Array($0.states.values) }
      .map { $0.history() }
      .sorted { $0.name.description < $1.name.description }
      .map(\.state)
  }
}
