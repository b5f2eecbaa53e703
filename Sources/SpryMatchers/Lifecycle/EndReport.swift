import SpryKit

/// What is said at the end of a test.
struct EndReport: Equatable {
  enum Weight: Equatable {
    case failure
    case warning
    /// Goes to the log only, of a test that has failed.
    case hint
  }

  struct Entry: Equatable {
    let weight: Weight
    let message: String
    let location: SpryLocation
  }

  private(set) var entries: [Entry] = []

  /// Decides what to say of a test's end.
  ///
  /// - Parameters:
  ///   - findings: what its scope left.
  ///   - ending: how it ended.
  ///   - unusedStubs: what the test wants to hear of those.
  ///   - maker: tells the stubs that the test made itself; others are a matter of its ``StubLedger``.
  init(
    of findings: ScopeFindings,
    _ ending: TestEnding,
    unusedStubs: UnusedStubs,
    maker: StubMaker
  ) {
    for (misuse, location) in findings.misuse {
      add(ending == .leftEarly ? .warning : .failure, misuse.description, location)
    }
    if ending == .passed {
      let tooFew = findings.tooFewCalls.sorted { $0.location.isBefore($1.location) }
      for (misuse, location) in tooFew {
        add(.failure, misuse.description, location)
      }
    }
    let unused =
      findings.stubs
      .filter { !$0.isSettled && maker.made($0) }
      .sorted { $0.location.isBefore($1.location) }
    for stub in unused { add(stub, ending, unusedStubs) }
  }

  private mutating func add(
    _ stub: ScopeFindings.Stub,
    _ ending: TestEnding,
    _ unusedStubs: UnusedStubs
  ) {
    let entry: Entry
    switch (ending, Weight(unusedStubs)) {
    case (.passed, let weight?):
      entry = Entry(weight: weight, message: stub.unusedMessage, location: stub.location)
    case (.failed, _?) where !stub.calls.isEmpty:
      entry = Entry(weight: .hint, message: stub.hint, location: stub.location)
    default: return
    }
    // One that is made in a loop is named once, unless its arguments tell it from the others.
    if !entries.contains(entry) { entries.append(entry) }
  }

  private mutating func add(_ weight: Weight, _ message: String, _ location: SpryLocation) {
    entries.append(Entry(weight: weight, message: message, location: location))
  }
}

extension EndReport.Weight {
  /// How an unused stub weighs in a test that passed; nil for nothing.
  init?(_ unusedStubs: UnusedStubs) {
    switch unusedStubs {
    case .off: return nil
    case .warn: self = .warning
    case .strict: self = .failure
    }
  }
}

extension EndReport {
  init(entries: [Entry]) {
    self.entries = entries
  }
}
