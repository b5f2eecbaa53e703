import SpryKit

/// The stubs of a suite's shared set-up: each counts as used when one test used it.
///
/// Stubs are told by their place, as each test makes its own.
struct StubLedger {
  private struct Unused {
    let stub: ScopeFindings.Stub
    var weight: EndReport.Weight
  }

  private var used: Set<SpryLocation> = []
  private var unused: [SpryLocation: Unused] = [:]

  /// Adds what a test leaves.
  ///
  /// A test that did not pass may have had no time to use them: it counts as if it had.
  mutating func add(
    _ findings: ScopeFindings,
    _ ending: TestEnding,
    unusedStubs: UnusedStubs,
    maker: StubMaker
  ) {
    for stub in findings.stubs where !maker.made(stub) {
      if stub.isSettled || ending != .passed {
        used.insert(stub.location)
        unused[stub.location] = nil
      } else if let weight = EndReport.Weight(unusedStubs), !used.contains(stub.location) {
        unused[stub.location, default: Unused(stub: stub, weight: weight)].weight.raise(to: weight)
      }
    }
  }

  /// What is to be said at the end of the suite.
  var report: EndReport {
    EndReport(
      entries: unused.values
        .sorted { $0.stub.location.isBefore($1.stub.location) }
        .map { unused in
          EndReport.Entry(
            weight: unused.weight,
            message: unused.stub.unusedInSuiteMessage,
            location: unused.stub.location
          )
        }
    )
  }
}

extension EndReport.Weight {
  fileprivate mutating func raise(to other: Self) {
    if other == .failure { self = other }
  }
}
