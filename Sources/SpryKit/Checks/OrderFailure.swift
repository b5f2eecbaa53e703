// The text of a failed check of order.
extension OrderMatch {
  /// The failure of a check that calls came in order, or `nil` if they did.
  func failure(since mark: SpryMark) -> String? {
    let lines: [String]
    switch ending {
    case .fulfilled: return nil
    case .missing(let index, let count):
      let got = count == 0 ? "none" : "\(count)"
      let (evidence, hasCalls) = evidence(steps[index])
      lines = ["\(head(index, since: mark))\(after(index)), got \(got)"] + evidence
      // A table would repeat the calls.
      if hasCalls { return lines.joined(separator: "\n") }
    case .tooMany(let index, _):
      let before = isExact ? nil : steps.dropFirst(index + 1).first
      let end = before.map { " and before \(name(of: $0))" } ?? ""
      let got = steps[index].most == 0 ? "one" : "more"
      lines = ["\(head(index, since: mark))\(after(index))\(end), got \(got)"]
    case .unexpected(let call, let index):
      let what =
        index.map { head($0, since: mark) + (matches.isEmpty ? " first" : " next") }
        ?? "expected nothing\(mark.words)"
      let text = timeline.text(of: timeline.calls[call])
      lines = ["\(what)\(after(index ?? steps.count)), got \(text)"]
    }
    return (lines + OrderTable(self).lines).joined(separator: "\n")
  }

  /// `'send(_:)' on FakeAPI: expected a call with (1)`.
  private func head(_ index: Int, since mark: SpryMark) -> String {
    let (step, query) = (steps[index], steps[index].query)
    let count =
      step.isCounted ? query.specifier.description : isExact ? "exactly 1 call" : "a call"
    return "\(name(of: step)): expected \(count)\(query.since(mark).conditions)"
  }

  /// `'send(_:)' on FakeAPI`.
  private func name(of step: OrderStep) -> String {
    headline(
      step.name, on: timeline.names[step.fake],
      isClosure: timeline.fakes[step.fake].name.isClosure)
  }

  private func after(_ index: Int) -> String {
    matches.last { $0.step < index }
      .map { " after \(timeline.text(of: timeline.calls[$0.call], brief))" } ?? ""
  }

  /// Returns a line about a missing call that came too early, or else the nearest calls.
  private func evidence(_ step: OrderStep) -> (lines: [String], hasCalls: Bool) {
    let (query, history) = (step.query, timeline.fakes[step.fake])
    guard let member = step.member else {
      return (history.state.hiddenCalls(of: query.member), false)
    }
    let positions = timeline.positions
    let next = matches.last.map { $0.call + 1 } ?? 0
    let taken = Set(matches.map(\.call))
    if let early = (0..<next).first(where: { !taken.contains($0) && step.matches(at: $0) }) {
      let call = timeline.calls[early].call
      let line = "  it was made too early, as call \(positions.position(of: call.number))"
      return ([call.callerWords.isEmpty ? line : "\(line), \(call.callerWords)"], false)
    }
    let others = step.nearCalls(from: next)
    guard others.count > 0, !query.matchers.isEmpty else { return ([], false) }
    let when = matches.isEmpty ? "" : " after that"
    return (
      ["  \(counted(others.count, "other call"))\(when):"]
        + CallLines(positions: positions).lines(others, of: member, in: history),
      true
    )
  }
}
