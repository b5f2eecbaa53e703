import SpryKit

/// The ledger of a suite, for its tests to write in, whichever run at once.
final class SharedStubLedger: Sendable {
  /// That of the outermost suite with the trait, while its tests run.
  @TaskLocal static var current: SharedStubLedger?

  private let ledger = Locked(StubLedger())

  func add(
    _ findings: ScopeFindings,
    _ ending: TestEnding,
    unusedStubs: UnusedStubs,
    maker: StubMaker
  ) {
    ledger.withLock { $0.add(findings, ending, unusedStubs: unusedStubs, maker: maker) }
  }

  /// What is to be said at the end of the suite.
  var report: EndReport {
    ledger.withLock { $0 }.report
  }
}
