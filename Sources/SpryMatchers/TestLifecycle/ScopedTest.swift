import SpryKit

/// A test that runs in a scope: the scope, whether the test failed, and the report at its end.
final class ScopedTest: Sendable {
  @TaskLocal static var current: ScopedTest?

  let scope: SpryScope
  private let function: TestFunction
  private let unusedStubs: UnusedStubs
  private let suite: SuiteStubUsage?
  private let failed = Locked(false)

  /// - Parameters:
  ///   - name: The name in the message about a fake that is called after the test.
  ///   - function: The name of the test function.
  ///   - module: The module of the test.
  ///   - location: Where the test is declared, if that is known.
  ///   - suite: The stub usage of its suite, if there is one.
  init(
    named name: String,
    function: String,
    in module: String,
    at location: SpryLocation? = nil,
    _ options: TestOptions,
    suite: SuiteStubUsage?
  ) {
    scope = SpryScope(
      ofTest: name, at: location, misuse: .failingTest, strictness: options.strictness,
      callers: options.findsCallers ? callerFinder(testModule: module) : nil)
    self.function = TestFunction(function)
    unusedStubs = options.unusedStubs
    self.suite = suite
  }

  /// Whether a failure was recorded, as far as the library is notified of it.
  var hasFailed: Bool { failed.withLock { $0 } }

  func markFailed() {
    failed.withLock { $0 = true }
  }

  /// The last calls, for a failure, or nil if they would add nothing.
  var timeline: String? {
    let calls = scope.timeline(last: 20)
    return calls.count < Reporter.fewestCalls ? nil : timelineText(calls)
  }

  /// Ends a test whose body returned or threw.
  func end(hasReturned: Bool) {
    end(Task.isCancelled ? .endedEarly : hasReturned && !hasFailed ? .passed : .failed)
  }

  /// Ends the test: reports its issues, and releases everything that its fakes recorded.
  func end(_ outcome: TestOutcome) {
    let issues = scope.end()
    suite?.add(issues, outcome, unusedStubs: unusedStubs, function: function)
    Reporter.report(
      EndOfTestReport(of: issues, outcome, unusedStubs: unusedStubs, function: function))
  }
}

extension ScopedTest {
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scope.run { try Self.$current.withValue(self, operation: body) }
  }

  func run<Result>(
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await scope.run(isolation: isolation) {
      try await Self.$current.withValue(self, operation: body, isolation: isolation)
    }
  }
}
