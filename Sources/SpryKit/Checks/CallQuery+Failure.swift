// What is wrong if a check fails. The nearest calls follow the headline.
extension CallQuery {
  /// The failure of a check.
  func failure(_ result: DidCallResult) -> Finding {
    // Only the number of calls is wrong.
    guard let first = result.failedChecks.first else { return failureOfCount(result) }
    let matching = result.calls
    let signature = MemberSignature(matching.first?.member.name ?? member)
    let what = first.text(in: signature)
    // Both are wrong: the number comes first, because it is what the assertion names.
    guard specifier.allows(matching.count) else {
      var failure = failureOfCount(result)
      failure.lines.append("  \(what)")
      return failure
    }
    let calls = matching.filter { call in result.failedChecks.contains { $0.call == call.number } }
    let lines = CallLines(positions: CallPositions(of: [state])).lines(calls) { call in
      // The first line has the reason for a single call.
      if calls.count == 1 { return [] }
      return result.failedChecks.filter { $0.call == call.number }
        .map { "\($0.name(in: signature)): \($0.errorText)" }
    }
    let heading = "  \(calls.count) of \(counted(matching.count, "matching call")):"
    return Finding(
      "\(name(on: result.history.name)): \(what)",
      (matching.count == 1 ? [] : [heading]) + lines)
  }

  /// The failure of a check that found too many or too few calls.
  ///
  /// - Parameter limit: How long a wait lasted: `within 1 s`. It names the calls that are still
  ///   running, of all members, on a line of its own.
  func failureOfCount(_ result: DidCallResult, limit: String? = nil) -> Finding {
    let (count, history) = (result.matching.count, result.history)
    if let impossibility = result.impossibility, impossibility.isOfArguments {
      return Finding(
        "\(name(on: history.name)): this assertion cannot fail, because \(impossibility.what)",
        ["  expected \(specifier)\(conditions)"]
          + (impossibility.advice.map { ["  \($0)"] } ?? []) + evidence(result).lines,
        advice: adviceForOtherCount(result))
    }
    // The calls were released with the scope.
    if let end = history.scopeEnd { return failure(of: history.name, at: end) }
    var headline = headline(of: history.name, result.matching)
    var (lines, only) = evidence(result, notesRunning: limit == nil)
    // Other tests may have made the calls.
    if specifier.isExceeded(by: count), state.scope == nil, SpryScope.current.owner != nil {
      lines.append(
        "  \(history.name) belongs to no test, so it records the calls of all tests; create it in the "
          + "test"
      )
    }
    // A spy on an object: an override ran that did not call `super`.
    if count == 0, !specifier.allows(0), let coverage = state.coverage,
      let missing = coverage.missingSuperclassCall(of: member)
    {
      headline = "\(missing)\(conditions): expected \(specifier)"
      if history.member(key: key) == nil {
        lines = coverage.otherImplementations(of: member, key: key)
      }
    }
    return Finding(
      "\(headline), \(got(result, only: only, limit: limit))", lines,
      advice: adviceForOtherCount(result))
  }

  /// The failure of a check that expects not to find this number of calls.
  func unwanted(_ result: DidCallResult) -> Finding {
    let head = name(on: result.history.name)
    let expected = "\(specifier.oppositeWords)\(conditions)"
    let advice = result.impossibility.flatMap { $0.isOfArguments ? nil : $0.advice }
    return Finding(
      "\(head): expected \(expected), \(got(result))", evidence(result).lines, advice: advice)
  }

  /// The failure of a check of a fake whose scope has ended.
  func failure(of fake: FakeName, at end: ScopeEnd) -> Finding {
    Finding("\(headline(of: fake)), \(end.what)", advice: advice(end))
  }

  /// The failure of a check of a fake that belongs to another running test.
  func failure(of fake: FakeName, checkedBy test: SpryScope) -> Finding {
    let (kind, test, owner) = test.words(usingAFakeOf: state.scope)
    return Finding(
      "\(headline(of: fake)), but \(test) checks a fake of \(owner)",
      advice: "create a fake in each \(kind)")
  }

  /// The failure of a check whose count is a mistake.
  func failure(of mistake: CountMistake) -> Finding {
    let name = name(on: state.history(of: handle.type).name)
    let (what, advice) = mistake.words(specifier)
    return Finding("\(name): \(what)", advice: advice)
  }

  /// The failure of a check of a literal that several members have as their base name, or `nil`.
  var failureOfName: Finding? {
    guard let names = expected.namesakes else { return nil }
    let literals = names.map { "'\($0)'" }.joined(separator: " or ")
    return Finding(
      "\(name(on: state.history(of: handle.type).name)): the name can mean \(literals)",
      advice: "write the whole name")
  }

  /// What a check expects: `'save(_:)' on FakeStore: expected at least 1 call`.
  var expectation: String { headline(of: state.history(of: handle.type).name) }

  /// The name of the member and the expected number of calls, or of reads, because the writes of a
  /// typed property are another member.
  private func headline(of fake: FakeName, _ matching: [Call] = []) -> String {
    let signature = MemberSignature(member)
    let areReads =
      handle.receiver == .generated && signature.isOfReads
      && matching.allSatisfy { signature.isRead(argumentCount: $0.arguments.count) }
    let count = specifier.count(of: signature.isWrite ? "write" : areReads ? "read" : "call")
    return "\(name(on: fake)): expected \(count)\(conditions)"
  }

  /// The member as a failure names it: `'host' on FakeMailer`, not `host.set(_:)`, which nobody has
  /// written.
  func name(on fake: FakeName) -> String {
    fake.headline(MemberName.withoutSetter(member))
  }

  /// What a call must be like to match: ` with ("42") that threw any Offline after the mark`.
  var conditions: String { "\(matchers.words)\(outcome?.words ?? "")\(mark.words)" }

  /// The end of the first line: the number of calls, or the reason why no call can ever match.
  ///
  /// - Parameter only: The only call, which does not match: `1 with ("421")`.
  private func got(_ result: DidCallResult, only: String? = nil, limit: String? = nil) -> String {
    // "got none" would read as a pass.
    if let impossibility = result.impossibility {
      return impossibility.isOfArguments ? "which no call can match" : impossibility.what
    }
    let count = result.matching.isEmpty ? "none" : "\(result.matching.count)"
    return "got \(only ?? count)\(limit.map { " \($0)" } ?? "")"
  }

  /// What to write instead of a check of a fake whose scope has ended.
  func advice(_ end: ScopeEnd) -> String {
    if end.isWithSpry { return end.adviceOfCheck }
    let (test, advice) = (SpryScope.local?.owner, "await the code that checks the calls")
    // The assertion runs outside every test.
    if test == nil { return advice + "; if tests share the fake, create one in each test" }
    // The check itself may be of the test that has ended.
    return test === state.scope?.owner ? advice : end.advice
  }

  /// What is wrong with a member whose calls are only answered.
  var onlyAnswered: String {
    withMember { $0?.spied != nil }
      ? "the spy records no reads and writes of properties"
      : "the fake answers calls with 'stubbedValue', which does not record them; write 'spryify' instead"
  }
}
