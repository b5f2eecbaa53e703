/// What a check expects of the calls of one member.
struct CallExpectation {
  let double: any Any.Type
  /// The member's name as the test gives it.
  let member: String
  /// See ``StringRepresentable/key``.
  let key: String
  /// Empty for any arguments.
  let expected: ContiguousArray<ExpectedArgument>
  let specifier: CountSpecifier
  /// Where the calls begin that count.
  let mark: SpryMark

  init(
    of double: any Any.Type,
    member: some StringRepresentable,
    arguments: [Any?],
    specifier: CountSpecifier,
    since mark: SpryMark = .start
  ) {
    self.double = double
    self.member = member.rawValue
    key = member.key
    self.expected = .making(arguments)
    self.specifier = specifier
    self.mark = mark
  }

  /// Checks the calls of a fake; captors keep the arguments of those that fit.
  consuming func check(_ state: SpryState) -> DidCallResult {
    let history = state.history(of: double, since: mark)
    let member = history.member(key: key)
    let fitting = member.map { fittingCalls($0.newestFirst) } ?? []
    return result(fitting, member, history)
  }

  /// The calls that fit, newest first.
  @inline(never)
  private func fittingCalls(_ calls: CallHistory.NewestFirst) -> [UnsafePointer<CallRecord>] {
    var fitting: [UnsafePointer<CallRecord>] = []
    for call in calls where fits(call) { fitting.append(call) }
    return fitting
  }

  /// Judges the calls of the member that fit, newest first; captors keep their arguments.
  consuming func result(
    _ fitting: consuming [UnsafePointer<CallRecord>],
    _ member: CallHistory.OfMember?,
    _ history: consuming CallHistory
  ) -> DidCallResult {
    history.state.markChecked(fitting, andUnkeptOf: expected.isEmpty ? key : nil)
    let count = count(fitting, member)
    let failedChecks = failedChecks(fitting)
    return DidCallResult(
      expectation: self,
      history: history,
      fitting: fitting,
      count: count,
      failedChecks: failedChecks
    )
  }

  /// Hands the arguments of the calls that fit to captors, and to checks.
  ///
  /// - Returns: the checks that threw.
  private func failedChecks(_ fitting: [UnsafePointer<CallRecord>]) -> [FailedCheck] {
    expected.hasCaptors ? fitting.reversed().flatMap { expected.capture($0) } : []
  }

  func fits(_ call: UnsafePointer<CallRecord>) -> Bool {
    expected.fits(call)
  }
}

extension CallExpectation {
  /// Why the check failed, though the count may be right.
  func failure(of checks: [FailedCheck], _ result: DidCallResult) -> String {
    let (fitting, history) = (result.fitting, result.history)
    guard let called = history.member(key: key), let first = checks.first else {
      return failure(fitting, history)
    }
    let signature = MemberSignature(called.name)
    let what = "the check of \(first.name(in: signature)) threw \(first.errorText)"
    guard result.count.isAllowed(by: specifier) else {
      return "\(failure(fitting, history))\n  \(what)"
    }
    let calls = fitting.filter { call in checks.contains { $0.call == call } }
    let lines = NearestCandidates.lines(
      calls.map { call in
        candidate(call, signature, score: 0) {
          checks.filter { $0.call == call }
            .map { "\($0.name(in: signature)): \($0.errorText)" }
        }
      }
    )
    let heading = "  \(calls.count) of \(counted(fitting.count, "matching call")):"
    let head = "\(history.double.headline(member)): \(what)"
    return ([head, heading] + lines).joined(separator: "\n")
  }

  /// The first line is complete on its own; behind it the calls that came nearest.
  ///
  /// - Parameter circumstance: how the calls were asked for, at the end of the first line.
  func failure(
    _ fitting: [UnsafePointer<CallRecord>],
    _ history: CallHistory,
    _ circumstance: String = ""
  ) -> String {
    let called = history.member(key: key)
    let got = "got \(count(fitting, called))\(circumstance)"
    if fitting.isEmpty, !specifier.allows(0), let call = history.state.superclassCall {
      let evidence = called == nil ? call.evidence(member, key) : evidence(fitting, history)
      return (["\(headline(of: call)), \(got)"] + evidence).joined(separator: "\n")
    }
    return (["\(headline(of: history.double)), \(got)"] + evidence(fitting, history))
      .joined(separator: "\n")
  }

  /// What is said where the fake's scope has ended, and its calls are forgotten.
  func failure(of double: DoubleName, at ending: ScopeEnding) -> String {
    "\(headline(of: double)), and '\(ending.test)', whose \(double.kind) it is, has ended"
  }

  private func headline(of double: DoubleName) -> String {
    "\(double.headline(member)): expected \(specifier)\(argumentWords)\(mark.words)"
  }

  private func headline(of call: SuperclassCall) -> String {
    "\(call.headline(member))\(argumentWords)\(mark.words): expected \(specifier)"
  }

  /// What the arguments are to be: ` with ("42")`; empty for any.
  var argumentWords: String {
    expected.isEmpty ? "" : " with (\(expected.map(\.description).joined(separator: ", ")))"
  }

  private func evidence(
    _ fitting: [UnsafePointer<CallRecord>],
    _ history: CallHistory
  ) -> [String] {
    guard let called = history.member(key: key) else { return elsewhere(history) }
    let signature = MemberSignature(called.name)
    // Both are in the same order.
    var fits = fitting[...]
    let others = called.newestFirst.filter { call in
      guard fits.first == call else { return true }
      fits.removeFirst()
      return false
    }
    var lines: [String] = []
    if !fitting.isEmpty {
      lines.append("  \(counted(fitting.count, expected.isEmpty ? "call" : "matching call")):")
      lines += NearestCandidates.lines(
        fitting,
        bestScore: 0,
        score: { _ in 0 },
        candidate: { candidate($0, signature, score: 0, reasons: { [] }) }
      )
    }
    // Whoever asked for fewer calls needs to see those, not the others.
    if !others.isEmpty, !isTooMany(count(fitting, called).known) {
      lines.append("  \(counted(others.count, "other call")):")
      lines += nearest(others, signature)
    }
    if let words = called.unkeptWords { lines.append("  \(words)") }
    return lines
  }

  /// Of calls that do not fit, newest first, those that came nearest, and why they do not.
  func nearest(
    _ others: [UnsafePointer<CallRecord>],
    _ signature: MemberSignature
  ) -> [String] {
    NearestCandidates.lines(
      others,
      bestScore: expected.count - 1,
      score: { NearestCandidates.score(of: expected, with: $0) },
      candidate: { call in
        let (score, reasons) = NearestCandidates.comparison(of: expected, with: call, signature)
        return candidate(call, signature, score: score) {
          let reasons = reasons()
          return reasons.isEmpty && !expected.isEmpty
            ? ["did not fit when it was asked"] : reasons
        }
      }
    )
  }

  private func candidate(
    _ call: UnsafePointer<CallRecord>,
    _ signature: MemberSignature,
    score: Int,
    reasons: @escaping () -> [String]
  ) -> NearestCandidates.Candidate {
    NearestCandidates.Candidate(
      score: score,
      title: { signature.call(with: call.arguments.map(describe)) },
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
    if history.members.isEmpty {
      return ["  nothing at all was called on \(history.double)\(mark.words)"]
    }
    let calls = history.members.map { "\($0.name) (\(counted($0.count, "call")))" }
    return ["  called instead: \(calls.joined(separator: ", "))"]
  }
}
