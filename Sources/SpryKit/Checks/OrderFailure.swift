/// The text of a failed check of order.
struct OrderFailure {
  let steps: [OrderStep]
  let timeline: CallTimeline
  let mark: SpryMark

  /// The failure of a check that calls came in order, or `nil` if they did.
  func text(_ match: OrderMatch, isExact: Bool) -> String? {
    let seen: [String]
    switch match.ending {
    case .fulfilled: return nil
    case .missing(let index, let count):
      let got = count == 0 ? "none" : "\(count)"
      let (evidence, hasCalls) = evidence(index, match)
      seen = ["\(head(index, isExact))\(after(index, match)), got \(got)"] + evidence
      // A table would repeat the calls.
      if hasCalls { return seen.joined(separator: "\n") }
    case .tooMany(let index, _):
      let before = isExact ? nil : steps.indices.first { $0 > index }
      let end = before.map { " and before \(name(of: $0))" } ?? ""
      let got = steps[index].most == 0 ? "one" : "more"
      seen = ["\(head(index, isExact))\(after(index, match))\(end), got \(got)"]
    case .unexpected(let call, let index):
      let what =
        index.map { head($0, isExact) + (match.matches.isEmpty ? " first" : " next") }
        ?? "expected nothing\(mark.words)"
      let next = index ?? steps.count
      let text = timeline.text(of: timeline.calls[call])
      seen = ["\(what)\(after(next, match)), got \(text)"]
    }
    return text(seen, matches: match.matches, ending: match.ending)
  }

  func text(
    _ head: [String],
    matches: [(step: Int, call: Int)],
    ending: OrderMatch.Ending
  ) -> String {
    (head + OrderTable(steps, timeline, matches: matches, ending: ending).lines)
      .joined(separator: "\n")
  }

  /// `'send(_:)' on FakeAPI: expected a call with (1)`.
  func head(_ index: Int, _ isExact: Bool) -> String {
    let step = steps[index]
    let query = step.query
    let count =
      step.isCounted ? query.specifier.description : isExact ? "exactly 1 call" : "a call"
    return "\(name(of: index)): expected \(count)\(query.since(mark).conditions)"
  }

  /// `'send(_:)' on FakeAPI`.
  func name(of index: Int) -> String {
    let step = steps[index]
    let member = step.member.map { timeline.members[$0].name }
    return headline(
      member ?? step.query.member,
      on: timeline.names[step.fake],
      isClosure: timeline.fakes[step.fake].name.isClosure
    )
  }

  private func after(_ index: Int, _ match: OrderMatch) -> String {
    match.matches.last { $0.step < index }
      .map { " after \(timeline.text(of: timeline.calls[$0.call], brief))" } ?? ""
  }

  /// Returns a line about a missing call that came too early, or else the nearest calls.
  private func evidence(
    _ index: Int, _ match: OrderMatch
  ) -> (lines: [String], hasCalls: Bool) {
    let step = steps[index]
    guard let member = step.member else {
      return (timeline.fakes[step.fake].state.hiddenCalls(of: step.query.member), false)
    }
    let next = match.matches.last.map { $0.call + 1 } ?? 0
    let taken = Set(match.matches.map(\.call))
    let early = timeline.calls[..<next].indices.first {
      !taken.contains($0) && step.matches(at: $0)
    }
    let positions = timeline.positions
    if let early {
      let call = timeline.calls[early]
      let line = "  it was made too early, as call \(positions.position(of: call.call.number))"
      let caller = timeline.callerWords(of: call)
      return ([caller.isEmpty ? line : "\(line), \(caller)"], false)
    }
    let others = step.nearCalls(from: next)
    guard others.count > 0, !step.query.matchers.isEmpty else { return ([], false) }
    let near = CallLines(of: timeline.fakes[step.fake].state, positions)
      .lines(others, ofMember: timeline.members[member].key, timeline.members[member].name)
    let when = match.matches.isEmpty ? "" : " after that"
    return (["  \(counted(others.count, "other call"))\(when):"] + near, true)
  }
}

extension CallTimeline {
  /// Returns the failure of a check of the order, or `nil` if the calls came in the order.
  func failure(
    of match: OrderMatch, _ steps: [OrderStep], isExact: Bool, since mark: SpryMark
  ) -> String? {
    OrderFailure(steps: steps, timeline: self, mark: mark).text(match, isExact: isExact)
  }
}
