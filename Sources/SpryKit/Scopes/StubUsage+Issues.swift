extension StubUsage {
  var issues: EndOfTestIssues {
    var issues = EndOfTestIssues()
    issues.stubs = used.map(EndOfTestIssues.Stub.init(used:))
    let replaced = replacedStubs
    for entry in entries {
      let callCount = entry.callCount + choosingCalls(of: entry)
      let isReplaced = replaced.contains(ObjectIdentifier(entry.stub))
      issues.stubs.append(issue(of: entry, countsAsUsed: callCount > 0 || isReplaced))
      guard let count = entry.options.expectedCount, !count.allows(callCount),
        !count.isExceeded(by: callCount)
      else { continue }
      let misuse = Misuse(
        .tooFewCalls,
        "\(description(of: entry)) expected \(count), got \(callCount == 0 ? "none" : "\(callCount)")",
        seen: nearCalls(to: entry),
        "look for the missing call, or lower the number in '.expected(…)'")
      issues.mistakenStubs.append((misuse, entry.stub.location))
    }
    // A stub that expects no call needs no answer.
    for (stub, member) in unfinished where stub.options.expectedCount?.allows(0) != true {
      let misuse = Misuse.ofStubWithoutAnswer(fake.headline(member) + stub.matchers.words)
      issues.mistakenStubs.append((misuse, stub.location))
    }
    issues.gates = gates.compactMap { gate, member in gate.issue { fake.headline(member) } }
    return issues
  }

  /// The number of calls that are recorded, and whose stub is not chosen yet, but will be this one.
  private func choosingCalls(of entry: Entry) -> Int {
    entry.calls.filter { call in
      call.status.outcome.isChoosing
        && entries.first {
          $0.key == entry.key && $0.stub.mark.number < call.number
            && $0.stub.compare(call.arguments).isMatch
        }?.stub === entry.stub
    }.count
  }

  /// The unused stubs whose calls newer stubs with the same arguments get.
  private var replacedStubs: Set<ObjectIdentifier> {
    struct Key: Hashable {
      let member: String
      let hash: Int?
    }
    var newerStubs: [Key: [StubRule]] = [:]
    var replaced: Set<ObjectIdentifier> = []
    // The entries of a member are in the order in which its stubs are considered.
    for entry in entries {
      let key = Key(member: entry.key, hash: ArgumentHash.hash(of: entry.stub.matchers))
      if entry.callCount == 0, newerStubs[key]?.contains(where: entry.stub.isReplaced) == true {
        replaced.insert(ObjectIdentifier(entry.stub))
      }
      newerStubs[key, default: []].append(entry.stub)
    }
    return replaced
  }

  private func issue(of entry: Entry, countsAsUsed: Bool) -> EndOfTestIssues.Stub {
    // Only the count is checked for a stub with an expected count.
    let countsAsUsed =
      countsAsUsed || entry.options.isLenient || entry.options.expectedCount != nil
    let wrongAnswer = countsAsUsed ? nil : wrongAnswer(of: entry)
    return EndOfTestIssues.Stub(
      location: entry.stub.location,
      maker: entry.stub.origin.maker.description,
      countsAsUsed: countsAsUsed,
      description: countsAsUsed ? "" : description(of: entry),
      wrongAnswer: wrongAnswer,
      calls: countsAsUsed || wrongAnswer != nil ? [] : nearCalls(to: entry),
      uncalled: entry.calls.isEmpty ? uncalled : nil
    )
  }
}

extension StubUsage {
  private var uncalled: String {
    fake.receiver == .handWritten
      ? "no call was recorded; was the member called, and does its body call 'spryify'?"
      : "the member was not called"
  }

  /// `stub of 'load(id:)' on FakeService with ("42")`.
  private func description(of entry: Entry) -> String {
    "stub of \(fake.headline(entry.member))\(entry.stub.matchers.words)"
  }

  /// `answers with a String, but the call returns Int`, or `nil` if the answer can be the result of
  /// a call.
  private func wrongAnswer(of entry: Entry) -> String? {
    guard let answer = entry.stub.answer else { return nil }
    // The writes of a hand-written property have the name of its reads.
    let isOfReads = MemberSignature(entry.member).isOfReads
    let results = entry.results.filter { !isOfReads || $0 != Void.self }
    guard let result = results.first, !results.contains(where: answer.canReturn) else { return nil }
    return answer.words(insteadOf: result)
  }

  /// The newest call that a stub matches, but that another stub answered, because it comes first.
  private func callAnswered(insteadOf entry: Entry) -> String? {
    // The entries of a member are in the order in which its stubs are considered.
    let earlier = entries.filter { $0.key == entry.key }.map(\.stub).prefix { $0 !== entry.stub }
    for call in entry.calls.reversed() {
      guard let stub = earlier.first(where: { $0.origin === call.status.stub }),
        entry.stub.compare(call.arguments).isMatch
      else { continue }
      return stub.text(answering: call, of: entry.member, insteadOf: entry.stub)
    }
    return nil
  }

  /// Why a stub did not answer, or not often enough, as lines: the first reason that there is, or else
  /// the calls to the member that nearly match.
  private func nearCalls(to entry: Entry) -> [String] {
    let compared = entry.calls.map { ($0, entry.stub.compare($0.arguments)) }
    let reasons: [() -> String?] = [
      { coverage?.unwatched(entry.member, key: entry.key) },
      { wrongAnswer(of: entry).map { "it \($0)" } },
      { entry.calls.isEmpty ? coverage?.hiddenCalls(of: entry.member) : nil },
      { callAnswered(insteadOf: entry) },
      { reason(entry, notAnswering: compared.filter(\.1.isMatch).map(\.0)) },
    ]
    if let reason = reasons.lazy.compactMap({ $0() }).first { return ["  \(reason)"] }
    if compared.isEmpty || entry.stub.matchers.isEmpty { return [] }
    let calls = NearCalls(to: entry.stub.matchers, among: compared)
    let signature = MemberSignature(entry.member)
    let candidates = calls.nearest.map { call, mismatches in
      let candidate = NearestCandidates.Candidate(
        title: mismatches.title(signature),
        reasons: mismatches.reasons(signature, ofTitle: true))
      return (position: Int(call.number), candidate: candidate)
    }
    // The calls have no numbers, because the other calls of the test are gone at its end.
    return ["  \(counted(calls.count, "call")) to the member:"]
      + NearestCandidates.lines(candidates, of: calls.count, isNumbered: false)
  }

  /// The reason why an unused stub did not answer calls that it matches.
  private func reason(_ entry: Entry, notAnswering calls: [Call]) -> String? {
    if entry.callCount > 0 { return nil }
    let signature = MemberSignature(entry.member)
    let earlier = calls.count {
      $0.number <= entry.stub.mark.number && !$0.status.outcome.isUnanswered
    }
    if earlier > 0 {
      return
        "\(counted(earlier, "matching call")) \(earlier == 1 ? "was" : "were") made before the stub; "
        + "make the stub first"
    }
    guard let call = calls.first(where: \.status.outcome.isUnanswered) else { return nil }
    return signature.isOfReads && !signature.isRead(argumentCount: call.arguments.count)
      && entry.stub.matchers.count < call.arguments.count
      ? "the \(fake.kind) received only writes, but this stub answers reads"
      : "the \(fake.kind) only records calls to this member; write 'spryify' instead of 'recordCall'"
  }
}
