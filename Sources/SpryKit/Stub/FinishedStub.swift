/// A stub with its answers.
///
/// `@unchecked Sendable`: immutable, but for what the state's lock guards. The values and closures in
/// it are a user's and run on whichever thread calls the fake, as the user means them to.
final class FinishedStub: @unchecked Sendable {
  /// The first, by which it is told what the stub returns.
  let answer: StubAnswer
  let expected: ContiguousArray<ExpectedArgument>
  let origin: StubOrigin
  /// What the state knows it by, from 1.
  let number: UInt32
  /// The answers after the first, and what else few stubs have. Guarded by the state's lock.
  @exclusivity(unchecked) private(set) var terms: StubTerms?
  /// How many calls it answered. Guarded by the state's lock.
  @exclusivity(unchecked) var hits = 0
  /// The combined fingerprint of the expected arguments. Read only while a ``StubList`` is made,
  /// which its state's lock guards.
  private(set) lazy var fingerprint = combinedFingerprint(of: expected)
  var hasFingerprint: Bool { fingerprint != noFingerprint }
  /// The type and place of the answer, where it is a value.
  let valueType: (any Any.Type)?
  let valuePlace: UnsafeRawPointer?
  /// The type of the answer, while that is a value, and the only one. Guarded by the state's lock.
  @exclusivity(unchecked) private(set) var plainType: (any Any.Type)?
  private let hasCaptors: Bool
  private let argumentCount: Int

  init(
    expected: ContiguousArray<ExpectedArgument>,
    answer: StubAnswer,
    terms: StubTerms?,
    origin: StubOrigin
  ) {
    self.expected = expected
    self.answer = answer
    self.terms = terms
    number = origin.number
    self.origin = origin
    hasCaptors = expected.hasCaptors
    argumentCount = expected.count
    if case .value(let value) = answer {
      valueType = value.type
      valuePlace = UnsafeRawPointer(value.pointer)
    } else {
      valueType = nil
      valuePlace = nil
    }
    plainType = terms == nil ? valueType : nil
  }

  deinit {
    answer.destroy()
    terms?.laterAnswers.forEach { $0.destroy() }
  }

  var location: SpryLocation { origin.location }

  func fits(_ call: UnsafePointer<CallRecord>) -> Bool {
    expected.fits(call)
  }

  /// Tells the same where that takes no code of a user's, and choosing the stub has no effect.
  func fitsPlainly(_ call: UnsafePointer<CallRecord>) -> Bool? {
    if hasCaptors { return nil }
    if argumentCount == 0 { return true }
    guard argumentCount == call.pointee.layout.pointee.count else { return false }
    return expected.withUnsafeBufferPointer { fitPlainly($0.baseAddress!, call) }
  }

  /// - Parameter expected: where the array has them. It retains them: to do that again for each takes
  ///   as long as to compare it.
  private func fitPlainly(
    _ expected: UnsafePointer<ExpectedArgument>,
    _ call: UnsafePointer<CallRecord>
  ) -> Bool? {
    let expected = UnsafeRawPointer(expected)
      .assumingMemoryBound(to: Unmanaged<ExpectedArgument>.self)
    var layout = call.pointee.layout
    // The last first, as they are linked.
    var index = argumentCount
    while index > 0 {
      index -= 1
      let argument = RecordedArgument(
        type: layout.pointee.type,
        pointer: UnsafeRawPointer(call) + layout.pointee.offset
      )
      let fits = expected[index]._withUnsafeGuaranteedRef { $0.fitsPlainly(argument) }
      guard let fits else { return nil }
      if !fits { return false }
      layout = layout.pointee.parent!
    }
    return true
  }

  /// Hands the arguments of a call that the stub answers to captors, and to checks.
  ///
  /// - Returns: the checks that threw.
  func capture(_ call: UnsafePointer<CallRecord>) -> [FailedCheck] {
    hasCaptors ? expected.capture(call) : []
  }

  /// Tells whether this stub, being newer, leaves nothing for the other to answer.
  func replaces(_ other: FinishedStub) -> Bool {
    expected.isEmpty && other.expected.isEmpty && valueType != nil && valueType == other.valueType
  }
}

// Under the lock of the state.
extension FinishedStub {
  /// The place of the answer, where that is a value of exactly a type, and the only one.
  func plainAnswer(
    to call: UnsafePointer<CallRecord>,
    as type: any Any.Type
  ) -> UnsafeRawPointer? {
    guard plainType == type else { return nil }
    hits += 1
    call.setStage(.returned, stub: number)
    return valuePlace
  }

  /// Takes the next answer, so that each is handed out once.
  ///
  /// - Returns: nil where the stub has run out of answers and leaves the call to another.
  func takeTurn() -> StubTurn? {
    guard let terms else {
      hits += 1
      return StubTurn(stub: self, answer: answer)
    }
    let count = 1 + terms.laterAnswers.count
    let index: Int
    if hits < count {
      index = hits
    } else {
      switch terms.afterLast {
      case .repeatLast: index = count - 1
      case .cycle: index = hits % count
      case .previousStub: return nil
      case .fail:
        hits += 1
        return StubTurn(stub: self, answer: nil)
      }
    }
    hits += 1
    return StubTurn(
      stub: self,
      answer: index == 0 ? answer : terms.laterAnswers[index - 1],
      isOneTooMany: terms.expectedCount.map { $0.isExceeded(by: hits) } ?? false
    )
  }

  /// Changes what few stubs have.
  func change(_ change: (StubTerms) -> Void) {
    let terms = terms ?? StubTerms()
    change(terms)
    self.terms = terms
    plainType = nil
  }
}
