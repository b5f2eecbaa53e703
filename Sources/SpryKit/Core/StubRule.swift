/// A stub in the table of its member: the arguments that it matches, and its answers.
///
/// It is in the table from its beginning on. Until its first answer, it answers no calls.
///
/// `@unchecked Sendable`: the lock of the state guards what changes. Calls read the matchers and the
/// first answer without the lock, but only once the stub has an answer, when neither changes. A user's
/// values and closures are used on the thread that calls the fake, as the user intends.
final class StubRule: @unchecked Sendable {
  /// What the calls that a stub answered know of it after it is gone.
  ///
  /// `@unchecked Sendable`: the lock of the state guards what changes.
  final class Origin: @unchecked Sendable {
    /// The key of the member.
    let member: String
    /// The line of the test that made it. For a typed stub, this and the maker are known from its first
    /// verb on.
    fileprivate(set) var location: SpryLocation
    /// The `#function` of the code that made it: a test, or its setup.
    fileprivate(set) var maker: StaticString
    /// The number of the stub among the stubs of its fake, from 1.
    let number: UInt32
    /// Whether the test expects a number of calls to the stub.
    fileprivate(set) var expectsCalls = false

    init(member: String, location: SpryLocation, maker: StaticString, number: UInt32) {
      (self.member, self.location, self.maker, self.number) = (member, location, maker, number)
    }
  }

  let origin: Origin
  /// The matchers of the expected arguments, or none for any arguments.
  @exclusivity(unchecked) private(set) var matchers: [ArgumentMatcher] = []
  private(set) var hasCaptors = false
  private(set) var hasNegations = false
  /// The first answer, or `nil` before it is given. The stub is chosen only for results that this answer
  /// can be.
  @exclusivity(unchecked) private(set) var answer: StubAnswer?
  private(set) var laterAnswers: [StubAnswer] = []
  /// The moment of the first answer. The stub can answer the calls after that.
  private(set) var mark = SpryMark.start
  @exclusivity(unchecked) private(set) var options = StubOptions()
  /// The number of calls that took their turn of the stub, also when all answers were used up.
  @exclusivity(unchecked) private(set) var callCount = 0
  /// Whether the lack of an answer was reported.
  var isReported = false

  init(_ origin: Origin, _ matchers: [ArgumentMatcher] = []) {
    self.origin = origin
    if matchers.count > 0 { expect(matchers) }
  }

  var location: SpryLocation { origin.location }
  var number: UInt32 { origin.number }

  /// Whether the stub is for any arguments; in a generic member, for any arguments of its types.
  var isCatchAll: Bool { matchers.areCatchAll }

  /// Compares the arguments of a call with the expected arguments. This runs a user's code.
  func compare(_ arguments: ArgumentList) -> CallComparison {
    matchers.isEmpty ? .matches : matchers.compare(arguments)
  }

  /// Returns whether a newer stub is known to answer all calls that this one matches: both are for any
  /// arguments, or for equal values. This runs a user's code.
  func isReplaced(by newer: StubRule) -> Bool {
    // Overloads that differ in their results have stubs of their own.
    if newer.options.afterLast == .previousStub { return false }
    if let result = answer?.resultType, newer.answer?.canReturn(result) == false { return false }
    if isCatchAll || newer.isCatchAll { return isCatchAll && newer.isCatchAll }
    return matchers.count == newer.matchers.count
      && zip(matchers, newer.matchers).allSatisfy { $0.matchesTheSame(as: $1) }
  }
}

// These functions need the lock of the state.
extension StubRule {
  /// What a stub does with a call.
  enum Turn {
    case answer(StubAnswer)
    /// All answers are used up, which is misuse.
    case exhausted
    /// The stub leaves the call to another stub.
    case next
  }

  /// The number of answers.
  var answerCount: Int { answer == nil ? 0 : 1 + laterAnswers.count }

  /// Whether the stub is unused and not lenient.
  var isUnused: Bool { callCount == 0 && !options.isLenient }

  /// The type of the result of the calls that the stub answered with its value.
  var answeredResult: (any Any.Type)? {
    if callCount > 0, case .value(let value)? = answer { value.type } else { nil }
  }

  /// Whether the stub answered more calls than the test expects.
  var hasTooManyCalls: Bool { options.expectedCount?.isExceeded(by: callCount) ?? false }

  /// Whether a delay was set after the last answer, so that it delays nothing.
  var hasIdleDelay: Bool {
    options.delay != nil && (laterAnswers.last ?? answer)?.isDelayed != true
  }

  /// Takes the next answer, and counts the call.
  func take() -> Turn {
    let count = answerCount
    var index = callCount
    if index >= count {
      switch options.afterLast {
      // All answers were given. The rule decides.
      case .repeatLast: index = count - 1
      case .cycle: index = callCount % count
      case .previousStub: return .next
      case .fail:
        callCount += 1
        return .exhausted
      }
    }
    callCount += 1
    return .answer(index == 0 ? answer! : laterAnswers[index - 1])
  }

  /// Sets the expected arguments, before the first answer.
  func expect(_ matchers: [ArgumentMatcher]) {
    self.matchers = matchers
    hasCaptors = matchers.hasCaptors
    hasNegations = matchers.hasNegations
  }

  /// Notes the line of the first verb of a typed stub.
  func begin(at location: SpryLocation, by maker: StaticString) {
    (origin.location, origin.maker) = (location, maker)
  }

  /// Adds answers.
  func add(_ answers: [StubAnswer]) {
    for added in answers {
      let added = options.delaying(added)
      if answer == nil {
        answer = added
        mark = SpryMark()
      } else {
        laterAnswers.append(added)
      }
    }
  }

  func change(_ change: (inout StubOptions) -> Void) {
    change(&options)
    origin.expectsCalls = options.expectedCount != nil
  }
}
