/// Where a stub was made, and what for; known before it has an answer.
final class StubOrigin: Sendable {
  /// The member's key.
  let member: String
  let location: SpryLocation
  /// The `#function` of the code that made it: a test, or what sets it up.
  let maker: StaticString
  /// What the state knows the stub by, from 1.
  let number: UInt32

  init(member: String, location: SpryLocation, maker: StaticString, number: UInt32) {
    self.member = member
    self.location = location
    self.maker = maker
    self.number = number
  }
}

/// What few stubs have, apart so that the others need not make room for it.
///
/// `@unchecked Sendable`: guarded by the lock of the state.
final class StubTerms: @unchecked Sendable {
  var laterAnswers: ContiguousArray<StubAnswer> = []
  var afterLast = AfterLastAnswer.repeatLast
  var expectedCount: CountSpecifier?
  var isLenient = false
  /// Holds back the answers that are added from now on.
  var delay: StubDelay?

  init() {}

  /// Copies, so that a stub in the making may be used more than once.
  init(_ other: StubTerms?) {
    guard let other else { return }
    (laterAnswers, afterLast) = (other.laterAnswers, other.afterLast)
    (expectedCount, isLenient, delay) = (other.expectedCount, other.isLenient, other.delay)
  }

  func add(_ answer: StubAnswer) {
    laterAnswers.append(delaying(answer))
  }

  /// An answer as it is given from now on.
  func delaying(_ answer: StubAnswer) -> StubAnswer {
    delay.map { .delayed($0, answer) } ?? answer
  }
}

/// What a chosen stub does for one call.
struct StubTurn {
  let stub: FinishedStub
  /// Nil where it has run out of answers, and that is an error.
  let answer: StubAnswer?
  var isOneTooMany = false
}

/// What a stub does when each of its answers was given once.
public enum AfterLastAnswer: Sendable {
  /// Gives the last answer again and again; the default.
  case repeatLast
  /// Begins again with the first.
  case cycle
  /// Leaves the call to the stub that would have answered without this one.
  case previousStub
  /// Fails the test.
  case fail
}
