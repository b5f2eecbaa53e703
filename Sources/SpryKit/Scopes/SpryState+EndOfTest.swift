extension SpryState {
  /// Ends the state with its scope: removes the calls and the stubs, for good.
  func end(_ ending: ScopeEnding) -> EndOfTestIssues {
    let left = tables.withLock { tables in
      let leftovers = tables.leftovers
      tables.ended = ending
      return (
        leftovers, tables.resetStubs(), tables.resetCalls(),
        waiters: tables.waiters, gates: tables.livingGates
      )
    }
    defer { withExtendedLifetime(left) {} }
    for waiter in left.waiters { waiter.signal(.news) }
    for gate in left.gates { gate.end() }
    return left.0.issues
  }

  /// The issues that the stubs have now.
  var endOfTestIssues: EndOfTestIssues {
    tables.withLock { $0.leftovers }.issues
  }
}

/// The stubs of a state and its calls at one moment, to be judged without its lock.
private struct Leftovers {
  struct OfStub {
    let key: String
    let member: String
    let stub: FinishedStub
    let hits: Int
    let options: StubOptions
    /// Those of the member.
    let calls: CallList
  }

  let double: FakeName
  let stubs: [OfStub]
  let replaced: [ReplacedStub]
  /// The members whose calls are recorded, where those of others are not.
  let watchedKeys: [String]?
}

extension SpryTables {
  fileprivate var leftovers: Leftovers {
    let stubs = members.flatMap { member in
      member.stubs.all.map { stub in
        Leftovers.OfStub(
          key: member.key,
          member: member.name,
          stub: stub,
          hits: stub.hits,
          options: stub.options,
          calls: member.calls.snapshot
        )
      }
    }
    return Leftovers(
      double: name,
      stubs: stubs,
      replaced: replacedUnused,
      watchedKeys: observation.watchedKeys
    )
  }
}

extension Leftovers {
  var issues: EndOfTestIssues {
    var issues = EndOfTestIssues()
    for stub in stubs {
      issues.stubs.append(issue(of: stub))
      guard let count = stub.options.expectedCount, !count.allows(stub.hits),
        !count.isExceeded(by: stub.hits)
      else { continue }
      let misuse = Misuse.tooFewCalls(
        stub: description(of: stub), expected: count, count: stub.hits, calls: nearCalls(to: stub))
      issues.tooFewCalls.append((misuse, stub.stub.location))
    }
    issues.stubs += replaced.map { stub in
      EndOfTestIssues.Stub(
        location: stub.source.location,
        maker: stub.source.maker.description,
        countsAsUsed: false,
        description: "stub of \(double.headline(stub.member))",
        calls: ["  another stub took its place"]
      )
    }
    return issues
  }

  private func issue(of stub: OfStub) -> EndOfTestIssues.Stub {
    // One with a count is judged by that alone.
    let countsAsUsed =
      stub.hits > 0 || stub.options.isLenient || stub.options.expectedCount != nil
    return EndOfTestIssues.Stub(
      location: stub.stub.location,
      maker: stub.stub.source.maker.description,
      countsAsUsed: countsAsUsed,
      description: countsAsUsed ? "" : description(of: stub),
      calls: countsAsUsed ? [] : nearCalls(to: stub)
    )
  }

  private func description(of stub: OfStub) -> String {
    "stub of \(double.headline(stub.member))\(stub.stub.matchers.words)"
  }

  /// The nearest calls of the member to those that the stub is for.
  private func nearCalls(to stub: OfStub) -> [String] {
    if let watchedKeys, !watchedKeys.contains(stub.key) {
      return ["  \(unwatched(stub.member, by: watchedKeys))"]
    }
    let matchers = stub.stub.matchers
    guard !stub.calls.isEmpty, !matchers.isEmpty else { return [] }
    let signature = MemberSignature(stub.member)
    let calls = [Call](stub.calls.calls().reversed())
    return ["  \(counted(calls.count, "call")) of the member:"]
      + NearestCandidates.lines(
        calls,
        bestScore: matchers.count - 1,
        score: { NearestCandidates.score(of: matchers, with: $0.arguments) },
        candidate: { call in
          let comparison = ArgumentComparison(of: matchers, with: call.arguments)
          return NearestCandidates.Candidate(
            score: comparison.score,
            title: { signature.call(with: call.recordedArguments.map(describe)) },
            reasons: { comparison.reasons(signature) }
          )
        }
      )
  }
}
