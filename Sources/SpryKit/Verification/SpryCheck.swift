/// Checks of the calls of several fakes: each returns why it fails, or nil.
///
/// In a test, use the assertions of `SpryMatchers`, which report that; these are for what verifies
/// itself otherwise. No check uses calls up: asked twice, it gives the same answer.
public enum SpryCheck {
  /// Checks that calls came in this order.
  ///
  /// - Parameters:
  ///   - exactly: whether the fakes that are named may have received nothing else.
  ///   - mark: where the calls begin that count; by default at the first.
  ///   - calls: the calls, one a line.
  /// - Returns: where what was wanted and what happened part; nil if they do not.
  ///
  /// Each line takes the earliest call that fits, behind those of the line before; other calls may
  /// lie between. A line with a count takes the calls up to the first that fits the next line.
  public static func inOrder(
    exactly: Bool = false,
    since mark: SpryMark = .start,
    @ExpectedCallsBuilder _ calls: () -> [ExpectedCall]
  ) -> String? {
    let (timeline, steps) = prepare(calls(), isExact: exactly, since: mark)
    let match = OrderMatch(steps, timeline, isExact: exactly)
    let failure = OrderFailure(steps: steps, timeline: timeline, mark: mark)
      .text(match, isExact: exactly)
    let failedCheck = note(match.fits, steps, timeline)
    return failure ?? failedCheck
  }

  /// Checks that the first call that fits one came before the first that fits another.
  ///
  /// - Parameters:
  ///   - first: the call that should have come first. Its count, if it has one, is that of the
  ///     calls before the other.
  ///   - second: the call that should have come later.
  ///   - mark: where the calls begin that count; by default at the first.
  /// - Returns: what happened instead; nil if both came, in this order.
  public static func called(
    _ first: ExpectedCall,
    before second: ExpectedCall,
    since mark: SpryMark = .start
  ) -> String? {
    let (timeline, steps) = prepare([first, second], isExact: false, since: mark)
    let seconds = timeline.calls.indices.filter { steps[1].fits(timeline.calls[$0]) }
    let firsts = timeline.calls[..<(seconds.first ?? timeline.calls.count)].indices
      .filter { steps[0].fits(timeline.calls[$0]) }
    let failure = OrderFailure(steps: steps, timeline: timeline, mark: mark)
      .text(firsts, before: seconds)
    let fits = firsts.map { (step: 0, call: $0) } + seconds.map { (step: 1, call: $0) }
    let failedCheck = note(fits, steps, timeline)
    return failure ?? failedCheck
  }

  private static func prepare(
    _ calls: [ExpectedCall],
    isExact: Bool,
    since mark: SpryMark
  ) -> (CallTimeline, [OrderStep]) {
    var fakes: [CallHistory] = []
    for call in calls where !fakes.contains(where: { $0.state === call.state }) {
      fakes.append(call.state.history(of: call.query.double, since: mark))
    }
    let timeline = CallTimeline(of: fakes)
    return (timeline, calls.map { OrderStep($0, in: timeline, isExact: isExact) })
  }

  /// Lets captors and checks have the arguments of calls that were found, and remembers that they were.
  ///
  /// - Returns: what to say of the first check that threw, if one did.
  private static func note(
    _ fits: [(step: Int, call: Int)],
    _ steps: [OrderStep],
    _ timeline: CallTimeline
  ) -> String? {
    for fit in fits {
      let step = steps[fit.step]
      timeline.fakes[step.fake].state
        .markChecked([timeline.calls[fit.call].call], ofMember: step.expected.query.key)
    }
    return fits.flatMap { fit in
      let query = steps[fit.step].expected.query
      let call = timeline.calls[fit.call]
      return query.matchers.capture(call.call.arguments, ofCall: call.call.number).map { failed in
        let argument = failed.name(in: MemberSignature(query.member))
        return "\(timeline.text(of: call)): the check of \(argument) threw \(failed.errorText)"
      }
    }.first
  }
}

extension OrderFailure {
  /// What to say where one was expected before another.
  ///
  /// - Parameters:
  ///   - firsts: the calls that fit the one and came before the other.
  ///   - seconds: the calls that fit the other.
  fileprivate func text(_ firsts: [Int], before seconds: [Int]) -> String? {
    let (one, other) = (steps[0].expected.query, steps[1].expected.query)
    let found = firsts.map { (step: 0, call: $0) }
    if !other.specifier.allows(seconds.count) {
      let all = found + seconds.map { (step: 1, call: $0) }
      let isTooMany = other.specifier.isExceeded(by: seconds.count)
      return text(
        ["\(head(1, false)), got \(seconds.isEmpty ? "none" : "\(seconds.count)")"],
        fits: isTooMany ? all.dropLast() : all,
        ending: isTooMany
          ? .tooMany(step: 1, call: seconds.last!) : .missing(step: 1, count: seconds.count)
      )
    }
    if one.specifier.allows(firsts.count) { return nil }
    guard let second = seconds.first else { return nil }
    let isTooMany = one.specifier.isExceeded(by: firsts.count)
    let later = timeline.calls[second...].filter { steps[0].fits($0) }.count
    let got =
      firsts.isEmpty ? later == 0 ? "none" : "it only after that" : "\(firsts.count)"
    return text(
      ["\(head(0, false)) before \(name(of: 1)), got \(got)"],
      fits: isTooMany ? found.dropLast() : found,
      ending: isTooMany
        ? .tooMany(step: 0, call: firsts.last!)
        : firsts.isEmpty
          ? .unexpected(call: second, step: 0) : .missing(step: 0, count: firsts.count)
    )
  }
}
