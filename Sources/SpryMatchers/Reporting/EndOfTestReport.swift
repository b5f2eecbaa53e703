import SpryKit

/// The failures, warnings, and hints at the end of a test.
struct EndOfTestReport: Equatable {
  enum Severity: Equatable {
    case failure
    case warning
    /// A line in the log, for a test that has failed.
    case hint
  }

  struct Entry: Equatable {
    let severity: Severity
    let finding: Finding
    let location: SpryLocation
  }

  private(set) var entries: [Entry] = []

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// Decides what to report of the issues of a test.
  ///
  /// - Parameters:
  ///   - issues: The issues of its scope.
  ///   - outcome: How the test ended.
  ///   - unusedStubs: How to report unused stubs.
  ///   - function: The test function. Stubs that it did not make itself are left to
  ///     ``SuiteStubUsage``.
  ///   - failures: The texts of the failures of the test, which a hint does not repeat.
  init(
    of issues: EndOfTestIssues,
    _ outcome: TestOutcome,
    unusedStubs: UnusedStubs,
    function: TestFunction,
    after failures: [String] = []
  ) {
    for (misuse, location) in issues.misuse {
      add(outcome == .endedEarly ? .warning : .failure, misuse.finding, location)
    }
    for wait in issues.failedWaits {
      add(outcome == .endedEarly ? .warning : .failure, wait.failure, wait.location)
    }
    if outcome == .endedEarly {
      for wait in issues.cancelledWaits { add(.warning, wait.failure, wait.location) }
    }
    for repeated in issues.repeated where repeated.count > 0 {
      add(.hint, repeated.finding, repeated.location)
    }
    if outcome == .passed {
      let stubs = issues.mistakenStubs.sorted { $0.location.isBefore($1.location) }
      for (misuse, location) in stubs { add(.failure, misuse.finding, location) }
    }
    for gate in issues.gates.sorted(by: { $0.location.isBefore($1.location) }) {
      switch outcome {
      case .passed: if let failure = gate.failure { add(.failure, failure, gate.location) }
      case .endedEarly: if let note = gate.note { add(.warning, note, gate.location) }
      case .failed: break
      }
    }
    // The failure of a gate says the same.
    let reported = issues.gates.filter { $0.failure != nil }.map(\.location)
    let unused = issues.stubs
      .filter { !$0.countsAsUsed && function.made($0) && !reported.contains($0.location) }
      .sorted { $0.location.isBefore($1.location) }
    for stub in unused where outcome != .failed || !failures.contains(where: stub.isNamed) {
      add(stub, outcome, unusedStubs)
    }
  }

  private mutating func add(
    _ stub: EndOfTestIssues.Stub,
    _ outcome: TestOutcome,
    _ unusedStubs: UnusedStubs
  ) {
    guard let severity = Severity(unusedStubs) else { return }
    let entry: Entry
    switch outcome {
    case .passed:
      entry = Entry(severity: severity, finding: stub.unused, location: stub.location)
    case .failed where !stub.calls.isEmpty || stub.wrongAnswer != nil:
      entry = Entry(severity: .hint, finding: stub.hint, location: stub.location)
    case .failed, .endedEarly: return
    }
    // A stub that is made in a loop is reported once, unless its arguments differ.
    if !entries.contains(entry) { entries.append(entry) }
  }

  private mutating func add(_ severity: Severity, _ finding: Finding, _ location: SpryLocation) {
    entries.append(Entry(severity: severity, finding: finding, location: location))
  }
}

extension EndOfTestReport.Severity {
  /// The severity of an unused stub in a test that passed, or `nil` if it is not reported.
  init?(_ unusedStubs: UnusedStubs) {
    switch unusedStubs {
    case .off: return nil
    case .warn: self = .warning
    case .fail: self = .failure
    }
  }
}
