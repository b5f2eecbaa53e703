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
    let (conversation, steps) = prepare(calls(), isExact: exactly, since: mark)
    let match = OrderMatch(steps, conversation, isExact: exactly)
    let failure = OrderFailure(steps: steps, conversation: conversation, mark: mark)
      .text(match, isExact: exactly)
    let failedCheck = note(match.fits, steps, conversation)
    if exactly, failure == nil, !conversation.unkeptWords.isEmpty {
      return conversation.addingUnkept(to: "expected nothing but these calls\(mark.words)")
    }
    return failure.map(conversation.addingUnkept) ?? failedCheck
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
    let (conversation, steps) = prepare([first, second], isExact: false, since: mark)
    let seconds = conversation.calls.indices.filter { steps[1].fits(conversation.calls[$0]) }
    let firsts = conversation.calls[..<(seconds.first ?? conversation.calls.count)].indices
      .filter { steps[0].fits(conversation.calls[$0]) }
    let failure = OrderFailure(steps: steps, conversation: conversation, mark: mark)
      .text(firsts, before: seconds)
    let fits = firsts.map { (step: 0, call: $0) } + seconds.map { (step: 1, call: $0) }
    let failedCheck = note(fits, steps, conversation)
    return failure.map(conversation.addingUnkept) ?? failedCheck
  }

  private static func prepare(
    _ calls: [ExpectedCall],
    isExact: Bool,
    since mark: SpryMark
  ) -> (Conversation, [OrderStep]) {
    var fakes: [CallHistory] = []
    for call in calls where !fakes.contains(where: { $0.state === call.state }) {
      fakes.append(call.state.history(of: call.expectation.double, since: mark))
    }
    let conversation = Conversation(of: fakes)
    return (conversation, calls.map { OrderStep($0, in: conversation, isExact: isExact) })
  }

  /// Lets captors and checks have the arguments of calls that were found, and remembers that they were.
  ///
  /// - Returns: what to say of the first check that threw, if one did.
  private static func note(
    _ fits: [(step: Int, call: Int)],
    _ steps: [OrderStep],
    _ conversation: Conversation
  ) -> String? {
    for (index, fake) in conversation.fakes.enumerated() {
      fake.state.markChecked(
        fits.filter { steps[$0.step].fake == index }.map { conversation.calls[$0.call].record }
      )
    }
    return fits.flatMap { fit in
      let expectation = steps[fit.step].expected.expectation
      let call = conversation.calls[fit.call]
      return expectation.expected.capture(call.record).map { failed in
        let argument = failed.name(in: MemberSignature(expectation.member))
        return "\(conversation.text(of: call)): the check of \(argument) threw \(failed.errorText)"
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
    let (one, other) = (steps[0].expected.expectation, steps[1].expected.expectation)
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
    let later = conversation.calls[second...].filter { steps[0].fits($0) }.count
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
