// What a failed check says. The first line is complete on its own; the nearest calls follow.
extension CallQuery {
  /// Why a check failed.
  func failure(_ result: DidCallResult) -> String {
    guard let called = result.history.member(key: key), let first = result.failedChecks.first else {
      return failure(result.fitting, result.history)
    }
    let signature = MemberSignature(called.name)
    let what = "the check of \(first.name(in: signature)) threw \(first.errorText)"
    guard specifier.allows(result.fitting.count) else {
      return "\(failure(result.fitting, result.history))\n  \(what)"
    }
    let calls = result.fitting.reversed().filter { call in
      result.failedChecks.contains { $0.call == call.number }
    }
    let lines = NearestCandidates.lines(
      calls.map { call in
        candidate(call, signature, score: 0) {
          result.failedChecks.filter { $0.call == call.number }
            .map { "\($0.name(in: signature)): \($0.errorText)" }
        }
      }
    )
    let heading = "  \(calls.count) of \(counted(result.fitting.count, "matching call")):"
    let head = "\(result.history.double.headline(member)): \(what)"
    return ([head, heading] + lines).joined(separator: "\n")
  }

  /// Why a check failed that counted calls.
  ///
  /// - Parameter circumstance: how the calls were asked for, at the end of the first line.
  func failure(_ fitting: [Call], _ history: CallHistory, _ circumstance: String = "") -> String {
    let got = "got \(fitting.isEmpty ? "none" : "\(fitting.count)")\(circumstance)"
    if fitting.isEmpty, !specifier.allows(0), let call = history.state.superclassCall {
      let evidence =
        history.member(key: key) == nil ? call.evidence(member, key) : evidence(fitting, history)
      return (["\(headline(of: call)), \(got)"] + evidence).joined(separator: "\n")
    }
    return (["\(headline(of: history.double)), \(got)"] + evidence(fitting, history))
      .joined(separator: "\n")
  }

  /// What is said where the fake's scope has ended, and its calls are gone.
  func failure(of double: FakeName, at ending: ScopeEnding) -> String {
    "\(headline(of: double)), and '\(ending.test)', whose \(double.kind) it is, has ended"
  }

  private func headline(of double: FakeName) -> String {
    "\(double.headline(member)): expected \(specifier)\(argumentWords)\(mark.words)"
  }

  private func headline(of call: SuperclassCall) -> String {
    "\(call.headline(member))\(argumentWords)\(mark.words): expected \(specifier)"
  }

  /// What the arguments should be: ` with ("42")`; empty for any.
  var argumentWords: String { matchers.words }

  private func evidence(_ fitting: [Call], _ history: CallHistory) -> [String] {
    guard let called = history.member(key: key) else { return elsewhere(history) }
    let signature = MemberSignature(called.name)
    let numbers = Set(fitting.map(\.number))
    let others = called.calls.filter { !numbers.contains($0.number) }
    var lines: [String] = []
    if !fitting.isEmpty {
      lines.append("  \(counted(fitting.count, matchers.isEmpty ? "call" : "matching call")):")
      lines += NearestCandidates.lines(
        fitting.reversed(),
        bestScore: 0,
        score: { _ in 0 },
        candidate: { candidate($0, signature, score: 0, reasons: { [] }) }
      )
    }
    // Where fewer calls are expected, those matter, and not the others.
    if !others.isEmpty, !isTooMany(fitting.count) {
      lines.append("  \(counted(others.count, "other call")):")
      lines += nearest(others, signature)
    }
    return lines
  }

  /// Of calls that do not fit, oldest first, the nearest, and why they do not.
  func nearest(_ others: [Call], _ signature: MemberSignature) -> [String] {
    NearestCandidates.lines(
      others.reversed(),
      bestScore: matchers.count - 1,
      score: { NearestCandidates.score(of: matchers, with: $0.arguments) },
      candidate: { call in
        let comparison = ArgumentComparison(of: matchers, with: call.arguments)
        return candidate(call, signature, score: comparison.score) {
          let reasons = comparison.reasons(signature)
          return reasons.isEmpty && !matchers.isEmpty
            ? ["did not fit when it was asked"] : reasons
        }
      }
    )
  }

  private func candidate(
    _ call: Call,
    _ signature: MemberSignature,
    score: Int,
    reasons: @escaping () -> [String]
  ) -> NearestCandidates.Candidate {
    NearestCandidates.Candidate(
      score: score,
      title: { signature.call(with: call.recordedArguments.map(describe)) },
      reasons: reasons
    )
  }

  private func isTooMany(_ count: Int) -> Bool {
    switch specifier {
    case .exactly(let wanted): count > wanted
    case .atLeast: false
    case .atMost: true
    case .range(let range): count > range.upperBound
    }
  }

  private func elsewhere(_ history: CallHistory) -> [String] {
    // There is nothing else to call on a closure.
    if history.double.isClosure { return [] }
    if let hindrance = history.state.hindrance(of: key, member) { return ["  \(hindrance)"] }
    if history.members.isEmpty { return ["  \(history.nothingCalled(since: mark))"] }
    let calls = history.members.map { "\($0.name) (\(counted($0.count, "call")))" }
    return ["  called instead: \(calls.joined(separator: ", "))"]
  }
}

extension CallHistory {
  /// What is said of a fake that was not called.
  func nothingCalled(since mark: SpryMark = .start) -> String {
    "nothing at all was called on \(double)\(mark.words)"
  }
}

extension [ArgumentMatcher] {
  /// What the arguments should be: ` with ("42")`; empty for any.
  var words: String {
    isEmpty ? "" : " with (\(map(\.description).joined(separator: ", ")))"
  }
}
