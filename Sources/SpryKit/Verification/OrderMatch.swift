/// How the calls of some fakes agree with calls that are expected in order.
///
/// Each expected call takes the earliest that fits, behind those of the one before it.
struct OrderMatch {
  enum Ending: Equatable {
    case fulfilled
    /// Not as many calls came for a step as it needs.
    case missing(step: Int, count: Int)
    /// A call came that is more than a step allows.
    case tooMany(step: Int, call: Int)
    /// A call came where only those of the steps were expected; the step that was next, if any.
    case unexpected(call: Int, step: Int?)
  }

  /// The calls that fit, with their steps; both rise.
  private(set) var fits: [(step: Int, call: Int)] = []
  private(set) var ending = Ending.fulfilled

  private let steps: [OrderStep]
  /// The members of the steps; -1 for one that was not called.
  private let members: [Int]
  private let calls: [CallTimeline.Entry]
  private let isExact: Bool
  /// The step whose calls are being taken; before the first, -1.
  private var current = -1
  /// How many it has.
  private var count = 0

  /// Goes through the calls once.
  ///
  /// - Parameter isExact: whether no other calls may lie between.
  init(_ steps: [OrderStep], _ timeline: CallTimeline, isExact: Bool) {
    self.steps = steps
    members = steps.map { $0.member ?? -1 }
    calls = timeline.calls
    self.isExact = isExact
    for call in calls.indices {
      take(call)
      if ending != .fulfilled { return }
      // What comes later is of no interest, unless it may be too much.
      if !isExact, current == steps.count - 1, isSatisfied, !isLimited { break }
    }
    if let step = unsatisfied { ending = .missing(step: step, count: step == current ? count : 0) }
  }

  /// Whether the present step has all that it needs.
  private var isSatisfied: Bool { current < 0 || count >= steps[current].least }

  /// Whether more calls of the present step would matter.
  private var isLimited: Bool { current >= 0 && (isExact || steps[current].isCounted) }

  /// The first step that needs more.
  private var unsatisfied: Int? {
    if !isSatisfied { return current }
    return steps.indices.dropFirst(current + 1).first { steps[$0].least > 0 }
  }

  private mutating func take(_ call: Int) {
    var forbidding: Int?
    if isSatisfied {
      var next = current + 1
      while next < steps.count {
        if fits(next, call) {
          if steps[next].most != 0 { return add(call, to: next) }
          forbidding = forbidding ?? next
        }
        if steps[next].least > 0 { break }
        next += 1
      }
    }
    if isLimited || !isSatisfied, fits(current, call) {
      if count < steps[current].most ?? .max { return add(call, to: current) }
      forbidding = forbidding ?? current
    }
    if let forbidding {
      ending = .tooMany(step: forbidding, call: call)
    } else if isExact {
      ending = .unexpected(call: call, step: unsatisfied)
    }
  }

  private mutating func add(_ call: Int, to step: Int) {
    count = step == current ? count + 1 : 1
    current = step
    fits.append((step, call))
  }

  private func fits(_ step: Int, _ call: Int) -> Bool {
    // Nearly always that is enough, and keeps the step out of it.
    members[step] == calls[call].member && steps[step].fits(calls[call])
  }
}

/// An expected call among others. A class, since it is looked at for every call there was.
final class OrderStep {
  let expected: ExpectedCall
  /// The place of its member in the timeline; nil where that was not called.
  let member: Int?
  /// The place of its fake.
  let fake: Int
  let isCounted: Bool
  let least: Int
  let most: Int?

  init(_ expected: ExpectedCall, in timeline: CallTimeline, isExact: Bool) {
    self.expected = expected
    fake = timeline.fakes.firstIndex { $0.state === expected.state }!
    member = timeline.member(key: expected.query.key, ofFake: fake)
    isCounted = expected.isCounted
    switch expected.isCounted ? expected.query.specifier : isExact ? .once : .atLeast(1) {
    case .exactly(let count): (least, most) = (count, count)
    case .atLeast(let count): (least, most) = (count, nil)
    case .atMost(let count): (least, most) = (0, count)
    case .range(let range): (least, most) = (range.lowerBound, range.upperBound)
    }
  }

  func fits(_ call: CallTimeline.Entry) -> Bool {
    call.member == member && expected.query.fits(call.call)
  }
}
