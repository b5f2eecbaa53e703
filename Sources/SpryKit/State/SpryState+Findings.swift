extension SpryState: ScopeResident {
  /// Ends the state with its scope: forgets the calls and the stubs, for good.
  package func end(_ ending: ScopeEnding) -> ScopeFindings {
    let left = tables.withLock { tables in
      defer { tables.changeExtras { $0.ended = ending } }
      return (
        tables.leftovers, tables.resetStubs(), tables.resetCalls(),
        waiters: tables.waiters, gates: tables.extras?.livingGates ?? []
      )
    }
    defer { withExtendedLifetime(left) {} }
    for waiter in left.waiters { waiter.signal(.news) }
    for gate in left.gates { gate.end() }
    return left.0.findings
  }

  /// What there is to say of the stubs.
  var findings: ScopeFindings {
    tables.withLock { $0.leftovers }.findings
  }
}

/// The stubs of a state and its calls at one moment, to be judged without its lock.
private struct Leftovers {
  struct OfStub {
    let key: String
    let member: String
    let stub: FinishedStub
    let hits: Int
    let expectedCount: CountSpecifier?
    let isLenient: Bool
    /// Those of the member; nil for none.
    let calls: CallHistory.OfMember?
  }

  let double: DoubleName
  let stubs: [OfStub]
  let retired: [RetiredStub]
  /// The members whose calls are recorded, where those of others are not.
  let watchedKeys: [String]?
  /// Keeps the calls alive.
  let log: CallLog
}

extension SpryTables {
  fileprivate var leftovers: Leftovers {
    var stubs: [Leftovers.OfStub] = []
    let called = calledMembers()
    forEachMember { member in
      guard let list = member.pointee.stubs?.takeUnretainedValue() else { return }
      let (key, name) = (member.pointee.key, member.pointee.name)
      for stub in list.stubs {
        stubs.append(
          Leftovers.OfStub(
            key: key,
            member: name ?? key,
            stub: stub,
            hits: stub.hits,
            expectedCount: stub.terms?.expectedCount,
            isLenient: stub.terms?.isLenient ?? false,
            calls: called.first { $0.key == key }
          )
        )
      }
    }
    return Leftovers(
      double: name,
      stubs: stubs,
      retired: extras?.retired ?? [],
      watchedKeys: extras?.watchedKeys,
      log: log
    )
  }
}

extension FinishedStub {
  /// Whether nothing came of it that somebody would have to be told of.
  var isUnused: Bool { hits == 0 && terms?.isLenient != true }
}

extension Leftovers {
  var findings: ScopeFindings {
    defer { withExtendedLifetime(log) {} }
    var findings = ScopeFindings()
    for stub in stubs {
      findings.stubs.append(finding(of: stub))
      if let count = stub.expectedCount, !count.allows(stub.hits), !count.isExceeded(by: stub.hits)
      {
        findings.tooFewCalls.append(
          (
            .tooFewCalls(
              stub: description(of: stub),
              expected: count,
              count: stub.hits,
              calls: nearCalls(to: stub)
            ),
            stub.stub.location
          )
        )
      }
    }
    findings.stubs += retired.map { stub in
      ScopeFindings.Stub(
        location: stub.origin.location,
        maker: stub.origin.maker.description,
        isSettled: false,
        description: "stub of \(double.headline(stub.member))",
        calls: ["  another stub took its place"]
      )
    }
    return findings
  }

  private func finding(of stub: OfStub) -> ScopeFindings.Stub {
    // One with a count is judged by that alone.
    let isSettled = stub.hits > 0 || stub.isLenient || stub.expectedCount != nil
    return ScopeFindings.Stub(
      location: stub.stub.location,
      maker: stub.stub.origin.maker.description,
      isSettled: isSettled,
      description: isSettled ? "" : description(of: stub),
      calls: isSettled ? [] : nearCalls(to: stub)
    )
  }

  private func description(of stub: OfStub) -> String {
    "stub of \(double.headline(stub.member))\(stub.stub.argumentWords)"
  }

  /// The calls of the member that came nearest to what the stub is for.
  private func nearCalls(to stub: OfStub) -> [String] {
    if let watchedKeys, !watchedKeys.contains(stub.key) {
      return ["  \(unwatched(stub.member, by: watchedKeys))"]
    }
    let expected = stub.stub.expected
    guard let member = stub.calls, !expected.isEmpty else { return [] }
    let signature = MemberSignature(stub.member)
    let calls = Array(member.newestFirst)
    return ["  \(counted(calls.count, "call")) of the member:"]
      + NearestCandidates.lines(
        calls,
        bestScore: expected.count - 1,
        score: { NearestCandidates.score(of: expected, with: $0) },
        candidate: { call in
          let (score, reasons) = NearestCandidates.comparison(of: expected, with: call, signature)
          return NearestCandidates.Candidate(
            score: score,
            title: { signature.call(with: call.arguments.map(describe)) },
            reasons: reasons
          )
        }
      )
  }
}
