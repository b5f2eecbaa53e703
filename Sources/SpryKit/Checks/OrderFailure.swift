extension Finding {
  /// The failure of a check of the order without calls.
  static let emptyOrder = Finding(
    "the list of expected calls is empty, so the assertion cannot fail",
    advice: "add a line for each call, or use 'expectNoOtherCalls' to expect none")
}

// What a failed check of order found.
extension OrderMatch {
  /// The failure of a check that calls came in order, or `nil` if they did.
  func failure(since mark: SpryMark) -> Finding? {
    let headline: String
    var lines: [String] = []
    // A table would repeat the calls of the lines.
    var hasTable = true
    switch result {
    case .fulfilled: return nil
    case .missing(let index, let count):
      let early = earlyCall(of: steps[index])
      // Of several calls, "it" would be unclear.
      let told = steps[index].least == 1 ? early : nil
      let got =
        told.map { "but it was made earlier, as call \($0.position)" }
        ?? "got \(count == 0 ? "none" : "\(count)")"
      headline = "\(head(index, since: mark))\(after(index)), \(got)"
      if let early {
        lines = self.lines(of: early, isTold: told != nil)
      } else {
        let evidence = evidence(steps[index])
        (lines, hasTable) = (evidence.lines, !evidence.hasCalls)
      }
    case .tooMany(let index, _):
      let before = isExact ? nil : steps.dropFirst(index + 1).first
      let end = before.map { " and before \(call(of: $0))" } ?? ""
      let got = steps[index].most == 0 ? "1" : "more"
      headline = "\(head(index, since: mark))\(after(index))\(end), got \(got)"
    case .unexpected(let call, let index):
      let what =
        index.map { head($0, since: mark) + (matches.isEmpty ? "" : " immediately") }
        ?? "expected nothing\(mark.words)"
      let text = timeline.text(of: timeline.calls[call], isInSentence: true)
      let place = index != nil && matches.isEmpty ? " first" : ""
      headline = "\(what)\(after(index ?? steps.count)), got \(text)\(place)"
    }
    if hasTable { lines += OrderTable(self).lines }
    return Finding(headline, lines, callCount: timeline.calls.count)
  }

  /// `'send(_:)' on FakeAPI: expected a call with (1)`.
  private func head(_ index: Int, since mark: SpryMark) -> String {
    let (step, query) = (steps[index], steps[index].query)
    let noun = MemberSignature(step.name).isWrite ? "write" : "call"
    let count =
      step.isCounted ? query.specifier.count(of: noun) : (isExact ? "exactly 1 " : "a ") + noun
    return "\(name(of: step)): expected \(count)\(query.since(mark).conditions)"
  }

  /// `'send(_:)' on FakeAPI`.
  private func name(of step: OrderStep) -> String {
    headline(
      MemberName.withoutSetter(step.name), on: timeline.names[step.fake],
      isClosure: timeline.fakes[step.fake].name.receiver == .closure)
  }

  /// `send(_:) on FakeAPI`, beside the text of a call.
  private func call(of step: OrderStep) -> String {
    let (fake, name) = (timeline.names[step.fake], MemberName.withoutParameterNames(step.name))
    return timeline.fakes[step.fake].name.receiver == .closure ? fake : "\(name) on \(fake)"
  }

  private func after(_ index: Int) -> String {
    matches.last { $0.step < index }
      .map { timeline.text(of: timeline.calls[$0.call], brief, isInSentence: true) }
      .map { " after \($0)" } ?? ""
  }

  /// Returns the first call that matches a step, but that was made before the calls of the steps
  /// before it, with its number; `nil` if there is none.
  private func earlyCall(of step: OrderStep) -> (call: RecordedCall, position: Int)? {
    let taken = Set(matches.map(\.call))
    let early = (0..<(matches.last?.call ?? 0)).first {
      !taken.contains($0) && step.matches(at: $0)
    }
    let call = early.map { timeline.calls[$0].call }
    return call.map { ($0, timeline.positions.position(of: $0.number)) }
  }

  /// Returns the lines about a call that was made too early.
  ///
  /// - Parameter isTold: Whether the first line of the failure is about it.
  private func lines(of early: (call: RecordedCall, position: Int), isTold: Bool) -> [String] {
    let caller = early.call.callerWords
    if isTold { return caller.isEmpty ? [] : ["  called \(caller)"] }
    let line = "  a call was made too early, as call \(early.position)"
    return [caller.isEmpty ? line : "\(line), \(caller)"]
  }

  /// Returns lines about the calls after the steps before a missing call, and whether these are
  /// calls to the member.
  private func evidence(_ step: OrderStep) -> (lines: [String], hasCalls: Bool) {
    let (query, history) = (step.query, timeline.fakes[step.fake])
    guard let member = step.member else {
      return (history.state.hiddenCalls(of: query.member), false)
    }
    let others = step.nearCalls(from: matches.last.map { $0.call + 1 } ?? 0)
    guard others.count > 0, !query.matchers.isEmpty else { return ([], false) }
    let when = matches.isEmpty ? "" : " after that"
    return (
      ["  \(counted(others.count, "other call"))\(when):"]
        + CallLines(positions: timeline.positions).lines(others, of: member, in: history),
      true
    )
  }
}
