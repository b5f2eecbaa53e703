/// A stub with its answers.
///
/// `@unchecked Sendable`: the state's lock guards all that changes. A user's values and closures
/// are used on the thread that calls the fake, as the user intends.
final class FinishedStub: @unchecked Sendable {
  let source: StubSource
  /// The first answer. The stub is chosen only for results that this answer can be.
  let answer: StubAnswer
  /// The matchers of the expected arguments, or none for any arguments.
  let matchers: [ArgumentMatcher]
  let hasCaptors: Bool
  let hasNegations: Bool
  /// See ``ArgumentHash``.
  private(set) lazy var argumentHash = ArgumentHash.hash(of: matchers)
  /// The moment at which the stub was made. It can answer the calls after that.
  let mark = SpryMark()
  /// The answers after the first. The state's lock guards this and all properties below.
  @exclusivity(unchecked) private(set) var laterAnswers: [StubAnswer] = []
  @exclusivity(unchecked) private(set) var options: StubOptions
  /// The number of calls that the stub answered.
  @exclusivity(unchecked) private(set) var callCount = 0

  init(
    _ source: StubSource, _ matchers: [ArgumentMatcher], _ answer: StubAnswer,
    _ options: StubOptions
  ) {
    self.source = source
    self.matchers = matchers
    self.options = options
    self.answer = answer
    hasCaptors = matchers.hasCaptors
    hasNegations = matchers.hasNegations
  }

  /// The number of answers.
  var answerCount: Int { 1 + laterAnswers.count }

  var location: SpryLocation { source.location }
  var number: UInt32 { source.number }

  /// Whether the stub is for any arguments; in a generic member, for any arguments of its types.
  var isForAnyArguments: Bool { matchers.areAny }

  /// Whether the stub is unused and not lenient.
  var isUnused: Bool { callCount == 0 && !options.isLenient }

  /// The type of the result of the calls that the stub answered with its value.
  var answeredResult: (any Any.Type)? {
    if callCount > 0, case .value(let value) = answer { value.type } else { nil }
  }

  /// Compares the arguments of a call with the expected arguments. This runs a user's code.
  func compare(_ arguments: ArgumentList) -> CallComparison {
    matchers.isEmpty ? .matches : matchers.compare(arguments)
  }

  /// Returns whether this stub replaces an older one: both are for any arguments and return values
  /// of one type, and the test expects no number of calls to the older one. Needs the lock.
  func replaces(_ other: FinishedStub) -> Bool {
    guard matchers.isEmpty, other.matchers.isEmpty, !other.source.expectsCalls else { return false }
    guard case .value(let value) = answer, case .value(let replaced) = other.answer else {
      return false
    }
    return value.type == replaced.type
  }
}

// These functions need the lock of the state.
extension FinishedStub {
  /// Takes the next answer, and counts the call.
  ///
  /// - Returns: The answer, which is `nil` if all are used up: that is misuse; or `nil` if the stub
  ///   then leaves the call to another stub.
  func takeAnswer() -> StubAnswer?? {
    let count = answerCount
    var index = callCount
    if index >= count {
      switch options.afterLast {
      // All answers were given. The rule decides.
      case .repeatLast: index = count - 1
      case .cycle: index = callCount % count
      case .previousStub: return nil
      case .fail:
        callCount += 1
        return .some(nil)
      }
    }
    callCount += 1
    return index == 0 ? answer : laterAnswers[index - 1]
  }

  /// Whether the stub answered more calls than the test expects.
  var hasTooManyCalls: Bool { options.expectedCount?.isExceeded(by: callCount) ?? false }

  /// Whether a delay was set after the last answer, so that it delays nothing.
  var hasIdleDelay: Bool { options.delay != nil && !(laterAnswers.last ?? answer).isDelayed }

  func add(_ answer: StubAnswer) {
    laterAnswers.append(options.delaying(answer))
  }

  func change(_ change: (inout StubOptions) -> Void) {
    change(&options)
    source.expectsCalls = options.expectedCount != nil
  }
}
