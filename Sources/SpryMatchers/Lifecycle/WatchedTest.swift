import SpryKit

/// A test that the library looks after: its scope, whether it failed, and what is said at its end.
final class WatchedTest: Sendable {
  @TaskLocal static var current: WatchedTest?

  let scope: SpryScope
  private let maker: StubMaker
  private let unusedStubs: UnusedStubs
  private let ledger: SharedStubLedger?
  private let failed = AtomicFlag()

  /// - Parameters:
  ///   - name: what it is called where a fake outlives it.
  ///   - function: the name of the test function.
  ///   - unusedStubs: what it wants to hear of those.
  ///   - ledger: that of its suite, if there is one.
  init(named name: String, function: String, unusedStubs: UnusedStubs, ledger: SharedStubLedger?) {
    scope = SpryScope(ofTest: name, misuse: .failingTest)
    maker = StubMaker(test: function)
    self.unusedStubs = unusedStubs
    self.ledger = ledger
  }

  /// Whether something failed, as far as it is known here.
  var hasFailed: Bool { failed.value }

  func noteFailure() {
    failed.value = true
  }

  /// The last calls, as a failure carries them; nil where they would add nothing.
  var timeline: String? {
    let calls = scope.timeline(last: 20)
    return calls.count < Reporter.fewestCalls ? nil : timelineText(calls)
  }

  /// Ends a test whose body returned or threw.
  func end(hasReturned: Bool) {
    end(Task.isCancelled ? .leftEarly : hasReturned && !hasFailed ? .passed : .failed)
  }

  /// Ends the test: says what there is to say, and lets go of everything that its fakes recorded.
  func end(_ ending: TestEnding) {
    let findings = scope.end()
    ledger?.add(findings, ending, unusedStubs: unusedStubs, maker: maker)
    Reporter.report(
      EndReport(of: findings, ending, unusedStubs: unusedStubs, maker: maker)
    )
  }
}

extension WatchedTest {
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
