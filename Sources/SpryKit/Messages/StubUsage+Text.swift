extension StubUsage {
  /// `stub of 'load(id:)' on FakeService with ("42")`.
  func description(of entry: Entry) -> String {
    "stub of \(fake.headline(entry.member))\(entry.stub.matchers.words)"
  }

  /// `stub of 'load(id:)' on FakeService`, for a stub that another replaced.
  func description(of stub: ReplacedStub) -> String {
    "stub of \(fake.headline(stub.member))"
  }

  /// The reason why a replaced stub was not used, as lines.
  static let replacement = ["  another stub took its place"]

  /// `answers String, the member returns Int`; nil if the answer can be the result of a call.
  func wrongAnswer(of entry: Entry) -> String? {
    let answer = entry.stub.answer
    guard let result = entry.results.first, !entry.results.contains(where: answer.canReturn) else {
      return nil
    }
    return answer.words(insteadOf: result)
  }

  /// The calls of the member that come nearest to those that a stub is for, as lines.
  func nearCalls(to entry: Entry) -> [String] {
    if let unwatched = notes?.unwatched(entry.member, key: entry.key) { return ["  \(unwatched)"] }
    if let wrongAnswer = wrongAnswer(of: entry) { return ["  it \(wrongAnswer)"] }
    if entry.calls.isEmpty, let hidden = notes?.hiddenCalls(of: entry.member) {
      return ["  \(hidden)"]
    }
    let matchers = entry.stub.matchers
    guard !entry.calls.isEmpty, !matchers.isEmpty else { return [] }
    let calls = NearCalls(to: matchers, among: entry.calls.calls())
    let signature = MemberSignature(entry.member)
    let candidates = calls.nearest.map { call, mismatches in
      let candidate = NearestCandidates.Candidate(
        title: mismatches.title(signature),
        reasons: mismatches.reasons(signature, ofTitle: true))
      return (position: Int(call.number), candidate: candidate)
    }
    // At the end of the test, the other calls are gone that would number these.
    return ["  \(counted(calls.count, "call")) of the member:"]
      + NearestCandidates.lines(candidates, of: calls.count, isNumbered: false)
  }
}
