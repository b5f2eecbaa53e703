/// A stub with its answers.
///
/// `@unchecked Sendable`: the state's lock guards what changes. The values and closures in it are a
/// user's, and run on whichever thread calls the fake, as the user means them to.
final class FinishedStub: @unchecked Sendable {
  let source: StubSource
  /// The first answer, by which it is known what the stub returns.
  let answer: StubAnswer
  /// What is expected of each argument; empty for any arguments.
  let matchers: [ArgumentMatcher]
  private let hasNoMatchers: Bool
  let hasCaptors: Bool
  /// See ``ArgumentHash``.
  private(set) lazy var argumentHash = ArgumentHash.hash(of: matchers)
  /// The answers after the first. Guarded by the state's lock, as all below.
  @exclusivity(unchecked) private(set) var laterAnswers: [StubAnswer] = []
  @exclusivity(unchecked) private(set) var options: StubOptions
  /// How many calls it answered.
  @exclusivity(unchecked) private(set) var hits = 0
  /// The value with which the stub answers all its calls, where it does nothing else.
  @exclusivity(unchecked) private var onlyValue: StubValue?

  init(
    _ source: StubSource, _ matchers: [ArgumentMatcher], _ answer: StubAnswer,
    _ options: StubOptions
  ) {
    self.source = source
    self.matchers = matchers
    self.options = options
    self.answer = answer
    hasNoMatchers = matchers.count == 0
    hasCaptors = matchers.hasCaptors
    updateOnlyValue()
  }

  var location: SpryLocation { source.location }
  var number: UInt32 { source.number }

  /// Whether the stub is unused and not lenient.
  var isUnused: Bool { hits == 0 && !options.isLenient }

  /// Whether the stub does nothing but answer with a value of exactly this type.
  func isPlain(returning result: any Any.Type) -> Bool { onlyValue?.type == result }

  /// Compares the arguments of a call with those that the stub is for.
  ///
  /// - Parameter mayRunUserCode: whether it may run a user's code.
  /// - Returns: nil where it would have to, and may not.
  func compare(_ arguments: ArgumentList, mayRunUserCode: Bool) -> CallComparison? {
    if hasNoMatchers { return .fits }
    return mayRunUserCode ? matchers.compare(arguments) : matchers.comparePlainly(arguments)
  }

  /// Passes the arguments of a call that the stub answers to captors, and to checks.
  ///
  /// - Returns: the checks that threw.
  func capture(_ arguments: ArgumentList, ofCall number: UInt64?) -> [FailedCheck] {
    hasCaptors ? matchers.capture(arguments, ofCall: number) : []
  }

  /// Whether this stub, being newer, leaves nothing for the other to answer.
  func replaces(_ other: FinishedStub) -> Bool {
    guard matchers.isEmpty, other.matchers.isEmpty else { return false }
    guard case .value(let value) = answer, case .value(let replaced) = other.answer else {
      return false
    }
    return value.type == replaced.type
  }
}

// Under the lock of the state.
extension FinishedStub {
  /// Takes the next answer, so that each is given once.
  ///
  /// - Returns: nil where the stub has given all its answers and leaves the call to another.
  func takeAnswer() -> NextAnswer? {
    let count = 1 + laterAnswers.count
    let index: Int
    if hits < count {
      index = hits
    } else {
      switch options.afterLast {
      case .repeatLast: index = count - 1
      case .cycle: index = hits % count
      case .previousStub: return nil
      case .fail:
        hits += 1
        return NextAnswer(stub: self, answer: nil)
      }
    }
    hits += 1
    return NextAnswer(
      stub: self,
      answer: index == 0 ? answer : laterAnswers[index - 1],
      isOneTooMany: options.expectedCount?.isExceeded(by: hits) ?? false
    )
  }

  /// Takes the value of a stub that answers all its calls with it.
  func takeOnlyValue() -> StubValue? {
    if onlyValue != nil { hits += 1 }
    return onlyValue
  }

  func add(_ answer: StubAnswer) {
    laterAnswers.append(options.delaying(answer))
    updateOnlyValue()
  }

  func change(_ change: (inout StubOptions) -> Void) {
    change(&options)
    updateOnlyValue()
  }

  private func updateOnlyValue() {
    onlyValue = nil
    guard laterAnswers.count == 0, options.expectedCount == nil, !hasCaptors,
      options.afterLast == .repeatLast
    else { return }
    if case .value(let value) = answer { onlyValue = value }
  }
}

/// What a chosen stub does for one call.
struct NextAnswer {
  let stub: FinishedStub
  /// Nil where the stub has given all its answers, and that is an error.
  let answer: StubAnswer?
  var isOneTooMany = false
}

extension StubOptions {
  /// An answer as it is given from now on.
  func delaying(_ answer: StubAnswer) -> StubAnswer {
    delay.map { .delayed($0, answer) } ?? answer
  }
}
