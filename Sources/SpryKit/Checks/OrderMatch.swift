/// A comparison of the calls to several fakes with an expected order.
///
/// Each step, which is an expected call, takes the earliest call that matches and that comes after
/// the calls of the step before.
struct OrderMatch {
  enum Result: Equatable {
    case fulfilled
    /// There are fewer calls for a step than it needs.
    case missing(step: Int, count: Int)
    /// A call exceeds the number that a step allows.
    case tooMany(step: Int, call: Int)
    /// A call matches no step, but only calls of the steps were expected. `step` is the next one,
    /// if any.
    case unexpected(call: Int, step: Int?)
  }

  /// The calls that match, with their steps. Both are in rising order.
  private(set) var matches: [(step: Int, call: Int)] = []
  private(set) var result = Result.fulfilled

  let steps: [OrderStep]
  let timeline: CallTimeline
  /// Whether no other calls may come between, but those that are ignored.
  let isExact: Bool
  private let ignored: [CallQuery]
  /// The step that takes calls; -1 before the first.
  private var current = -1
  /// The number of calls that the step has taken.
  private var count = 0

  /// Goes through the calls once.
  init(
    _ calls: [CallQuery], in timeline: CallTimeline, isExact: Bool, ignoring ignored: [CallQuery]
  ) {
    steps = calls.map { OrderStep($0, in: timeline, isExact: isExact) }
    self.timeline = timeline
    self.isExact = isExact
    self.ignored = ignored
    for call in timeline.calls.indices {
      take(call)
      if result != .fulfilled { return }
      // Later calls do not matter, unless they may be too many.
      if !isExact, current == steps.count - 1, isSatisfied, !isLimited { break }
    }
    if let step = unsatisfied { result = .missing(step: step, count: step == current ? count : 0) }
  }

  /// Whether the current step has as many calls as it needs.
  private var isSatisfied: Bool { current < 0 || count >= steps[current].least }

  /// Whether more calls of the current step matter.
  private var isLimited: Bool { current >= 0 && (isExact || steps[current].isCounted) }

  /// The first step that needs more calls.
  private var unsatisfied: Int? {
    if !isSatisfied { return current }
    return steps.indices.dropFirst(current + 1).first { steps[$0].least > 0 }
  }

  private mutating func take(_ call: Int) {
    var forbidding: Int?
    if isSatisfied {
      for next in steps.indices.dropFirst(current + 1) {
        if steps[next].matches(at: call) {
          if steps[next].most != 0 { return add(call, to: next) }
          forbidding = forbidding ?? next
        }
        if steps[next].least > 0 { break }
      }
    }
    if isLimited || !isSatisfied, steps[current].matches(at: call) {
      if count < steps[current].most ?? .max { return add(call, to: current) }
      forbidding = forbidding ?? current
    }
    if let forbidding {
      result = .tooMany(step: forbidding, call: call)
    } else if isExact, !isIgnored(timeline.calls[call]) {
      result = .unexpected(call: call, step: unsatisfied)
    }
  }

  private func isIgnored(_ entry: CallTimeline.Entry) -> Bool {
    let (call, state) = (entry.call, timeline.fakes[entry.fake].state)
    return ignored.contains { $0.ignores(call.call, ofMember: call.member.key, of: state) }
  }

  private mutating func add(_ call: Int, to step: Int) {
    count = step == current ? count + 1 : 1
    current = step
    matches.append((step, call))
  }

  /// Marks the matching calls as checked, and passes their arguments to captors and checks.
  ///
  /// - Returns: The failure of the first check that threw, or `nil` if none did.
  func capture() -> Finding? {
    let matches = matches.map { (query: steps[$0.step].query, entry: timeline.calls[$0.call]) }
    for (query, entry) in matches {
      query.state.markChecked([entry.call.call], ofMember: query.key)
    }
    return matches.flatMap { query, entry in
      query.capture([entry.call.call]).map { failed in
        Finding(
          "\(timeline.text(of: entry, isInSentence: true)): \(failed.text(in: MemberSignature(query.member)))",
          callCount: timeline.calls.count)
      }
    }.first
  }
}

/// An expected call in a check of order.
///
/// A class, because it keeps the results of its comparisons.
final class OrderStep {
  let query: CallQuery
  /// The index of its fake in the timeline.
  let fake: Int
  /// The calls to its member, or `nil` if the member was not called.
  let member: CallHistory.OfMember?
  /// The name of the member.
  var name: String { member?.name ?? query.member }
  let isCounted: Bool
  let least: Int
  let most: Int?
  private let calls: [CallTimeline.Entry]
  /// The result for each call of the timeline, or `nil` if the call was not compared.
  private var comparisons: [CallComparison?]

  init(_ query: CallQuery, in timeline: CallTimeline, isExact: Bool) {
    self.query = query
    fake = timeline.fakes.firstIndex { $0.state === query.state }!
    member = timeline.fakes[fake].member(key: query.key)
    isCounted = query.expectedCount != nil
    calls = timeline.calls
    comparisons = Array(repeating: nil, count: calls.count)
    switch query.expectedCount ?? (isExact ? .once : .atLeast(1)) {
    case .exactly(let count): (least, most) = (count, count)
    case .atLeast(let count): (least, most) = (count, nil)
    case .atMost(let count): (least, most) = (0, count)
    case .range(let range): (least, most) = (range.lowerBound, range.upperBound)
    }
  }

  /// Returns whether a call of the timeline matches.
  func matches(at index: Int) -> Bool {
    isOfMember(index) && calls[index].call.number > query.mark.number && compare(at: index).isMatch
  }

  private func isOfMember(_ index: Int) -> Bool { calls[index].call.member === member?.member }

  /// Compares the arguments of a call to the member, unless they were compared before.
  private func compare(at index: Int) -> CallComparison {
    if let known = comparisons[index] { return known }
    let comparison = query.compare(calls[index].call.call)
    comparisons[index] = comparison
    return comparison
  }

  /// Returns the calls to the member from an index on. None of them matches. The first of them comes
  /// first, because it is the call that the step most likely is about.
  func nearCalls(from index: Int) -> NearCalls {
    NearCalls(
      to: query.matchers,
      among: calls.indices[index...].filter(isOfMember).map {
        (calls[$0].call.call, compare(at: $0))
      },
      hasOutcome: query.outcome != nil, oldestFirst: true
    )
  }
}
