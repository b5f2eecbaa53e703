/// What a check expects of the calls of one member.
struct CallExpectation {
  private let doubleType: any Any.Type
  /// The member's name as the test gives it.
  let member: String
  private let key: String
  /// Empty for any arguments.
  let expected: ContiguousArray<ExpectedArgument>
  let specifier: CountSpecifier

  init(
    of double: any Any.Type,
    member: some StringRepresentable,
    arguments: [Any?],
    specifier: CountSpecifier
  ) {
    doubleType = double
    self.member = member.rawValue
    key = member.key
    self.expected = .making(arguments)
    self.specifier = specifier
  }

  /// The name of the fake's type.
  var double: String { doubleName(doubleType) }

  /// Checks the calls of a fake; captors keep the arguments of those that fit.
  func check(_ state: SpryState) -> DidCallResult {
    let history = state.history
    let fitting = fittingCalls(in: history)
    let failedChecks = fitting.reversed().flatMap { expected.capture($0) }
    return DidCallResult(
      expectation: self, history: history, fitting: fitting, failedChecks: failedChecks)
  }

  /// The calls that fit, newest first.
  private func fittingCalls(in history: CallHistory) -> [UnsafePointer<CallRecord>] {
    guard let member = history.member(key: key) else { return [] }
    return member.newestFirst.filter(fits)
  }

  private func fits(_ call: UnsafePointer<CallRecord>) -> Bool {
    if expected.isEmpty { return true }
    guard expected.count == call.argumentCount else { return false }
    return expected.indices.allSatisfy { expected[$0].fits(call.argument(at: $0)) }
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
    guard specifier.allows(fitting.count) else {
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
    return (["\(subject(history)): \(what)", heading] + lines).joined(separator: "\n")
  }

  /// The first line is complete on its own; behind it the calls that came nearest.
  func failure(_ fitting: [UnsafePointer<CallRecord>], _ history: CallHistory) -> String {
    let arguments =
      expected.isEmpty ? "" : " with (\(expected.map(\.description).joined(separator: ", ")))"
    let seen = fitting.isEmpty ? "none" : "\(fitting.count)"
    return
      (["\(subject(history)): expected \(specifier)\(arguments), got \(seen)"]
      + evidence(fitting, history)).joined(separator: "\n")
  }

  /// What the check is about: `'load(id:)' on FakeService`; a closure is called by its name alone.
  private func subject(_ history: CallHistory) -> String {
    isOfClosure ? "'\(history.double)'" : headline(member, on: double)
  }

  /// What the fake is called.
  func name(_ history: CallHistory) -> String {
    isOfClosure ? history.double.description : double
  }

  private var isOfClosure: Bool { doubleType is any ClosureDouble.Type }

  private func evidence(
    _ fitting: [UnsafePointer<CallRecord>],
    _ history: CallHistory
  ) -> [String] {
    guard let called = history.member(key: key) else { return elsewhere(history) }
    let signature = MemberSignature(called.name)
    let fits = Set(fitting)
    let others = called.newestFirst.filter { !fits.contains($0) }
    var lines: [String] = []
    if !fitting.isEmpty {
      lines.append("  \(counted(fitting.count, expected.isEmpty ? "call" : "matching call")):")
      lines += NearestCandidates.lines(
        fitting.map { call in candidate(call, signature, score: 0, reasons: { [] }) }
      )
    }
    // Whoever asked for fewer calls needs to see those, not the others.
    if !others.isEmpty, !isTooMany(fitting.count) {
      lines.append("  \(counted(others.count, "other call")):")
      lines += NearestCandidates.lines(
        others.map { call in
          let (score, reasons) = NearestCandidates.comparison(of: expected, with: call, signature)
          return candidate(call, signature, score: score) {
            let reasons = reasons()
            return reasons.isEmpty && !expected.isEmpty
              ? ["did not fit when it was asked"] : reasons
          }
        }
      )
    }
    return lines
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
    // There is nothing else to call.
    if isOfClosure { return [] }
    if history.members.isEmpty { return ["  nothing at all was called on \(double)"] }
    let calls = history.members.map { "\($0.name) (\(counted($0.count, "call")))" }
    return ["  called instead: \(calls.joined(separator: ", "))"]
  }
}

/// The calls as a numbered line each, in order; what is too much for a screen is counted.
package func listing(of calls: [RecordedCall]) -> String {
  let most = 50
  var lines = calls.prefix(most).enumerated().map { "\($0 + 1). \($1)" }
  if calls.count > most { lines.append("and \(calls.count - most) more") }
  return lines.joined(separator: "\n")
}
