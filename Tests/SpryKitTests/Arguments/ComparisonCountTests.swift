import SpryKit
import TestSupport
import Testing

@Suite("A check compares each argument once")
struct ComparisonCountTests {
  /// Counts how often each argument was compared with an expected one.
  private final class Counter: Sendable {
    private let counts = Locked<[String: Int]>([:])

    func count(_ comparison: String) {
      counts.withLock { $0[comparison, default: 0] += 1 }
    }

    /// The comparisons that ran more than once, and how many ran.
    var repeated: [String: Int] { counts.withLock { $0.filter { $0.value > 1 } } }
    var total: Int { counts.withLock { $0.values.reduce(0, +) } }

    /// A predicate that no argument passes.
    func predicate(_ name: String) -> Argument {
      Argument.pass { argument in
        self.count("\(name): \(argument ?? "nil")")
        return false
      }
    }
  }

  /// A value that counts its comparisons, and is different from every other.
  private struct Counted: Equatable, CustomStringConvertible, Sendable {
    let description: String
    let counter: Counter

    static func == (left: Self, right: Self) -> Bool {
      left.counter.count([left.description, right.description].sorted().joined(separator: ", "))
      return false
    }
  }

  /// An array of these is compared element by element, and by no `==` of its own.
  private struct Element: SpryEquatable {
    let value: Counted

    func isEqualArgument(to other: Any) -> Bool { (other as? Element)?.value == value }
  }

  private let fake = FakeService()
  private let counter = Counter()

  private func value(_ description: String) -> Counted {
    Counted(description: description, counter: counter)
  }

  /// A failed check of calls with these arguments, and how many comparisons it needs.
  private struct FailedCheck: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let calls: @Sendable (ComparisonCountTests) -> [Any]
    let expected: @Sendable (ComparisonCountTests) -> Any
    let total: Int
  }

  private static let failedChecks = [
    FailedCheck(
      testDescription: "predicates", calls: { _ in [1, 2, 3] },
      expected: { $0.counter.predicate("a") }, total: 3),
    FailedCheck(
      testDescription: "values that are equal by ==", calls: { [$0.value("a"), $0.value("b")] },
      expected: { $0.value("x") }, total: 2),
    FailedCheck(
      testDescription: "values that are compared element by element",
      calls: { [[Element(value: $0.value("a"))]] }, expected: { [Element(value: $0.value("x"))] },
      total: 1),
  ]

  @Test("A failed check", arguments: failedChecks)
  private func failedCheck(check: FailedCheck) {
    for argument in check.calls(self) { fake.accept(argument) }
    let result = fake.didCall(.accept, withArguments: [check.expected(self)])
    #expect(result.failureDescription == result.description)
    #expect(counter.repeated.isEmpty)
    #expect(counter.total == check.total)
  }

  @Test("A successful check, with a predicate beside a captor")
  func predicateBesideACaptor() {
    fake.accept([1])
    let captor = Argument.captor()
    let predicate = Argument.pass { _ in
      counter.count("a predicate")
      return true
    }
    let element = Argument.having(\[Int].first, Argument.all(predicate, captor))
    #expect(fake.didCall(.accept, withArguments: [element]).success)
    #expect(captor.values as? [Int] == [1])
    #expect(counter.total == 1)
  }

  @Test("A call that no stub answers")
  func callWithoutAStub() {
    fake.stub(.accept).with(counter.predicate("a")).andReturn()
    fake.stub(.accept).with(value("x")).andReturn()
    fake.strictness = .strict
    let texts = misuses {
      fake.spryify("accept(_:)", arguments: value("y")) as Void
    }
    #expect(texts.count == 1)
    #expect(counter.repeated.isEmpty)
    #expect(counter.total == 2)
  }

  @Test("A call that no stub of its result answers")
  func callWithoutAStubOfItsResult() {
    let runs = Counter()
    let once = Argument.pass { _ in
      runs.count("once")
      return runs.total == 1
    }
    fake.stub(.save).with(once).andReturn("a string")
    let texts = misuses { _ = fake.save(1) }
    #expect(texts.first?.contains("answers with a String, but the call returns Bool") == true)
    #expect(runs.total == 1)
  }

  @Test("A failed check of the order of calls")
  func failedOrder() {
    for number in 1...3 { fake.accept("\(number)") }
    fake.title = "a"
    let failure = SpryCheck.inOrder {
      fake.called(.title)
      fake.called(.accept, with: counter.predicate("a"))
    }
    #expect(failure?.contains("expected a call with") == true)
    let failureOfFirst = SpryCheck.inOrder { fake.called(.accept, with: counter.predicate("b")) }
    #expect(failureOfFirst?.contains("3 other calls") == true)
    #expect(counter.repeated.isEmpty)
    #expect(counter.total == 6)
  }

  @Test("A wait for a call that does not come")
  func waitForACallThatDoesNotCome() async {
    for number in 1...3 { fake.accept("\(number)") }
    _ = await failedWait {
      try await fake.called(.accept, with: counter.predicate("a")).wait(
        within: SpryDuration(.zero, on: ContinuousClock()))
    }
    #expect(counter.repeated.isEmpty)
    #expect(counter.total == 3)
  }

  @Test("An unused stub at the end of a test")
  func unusedStub() {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    scope.run {
      let fake = FakeService()
      for number in 1...3 { fake.accept("\(number)") }
      fake.stub(.accept).with(counter.predicate("a")).andReturn()
      #expect(scope.end().stubs.first?.calls.count == 4)
    }
    #expect(counter.repeated.isEmpty)
    #expect(counter.total == 3)
  }

  @Test("A predicate that changes its answer cannot make the failure contradict itself")
  func fickleAnswers() {
    fake.accept("a")
    expectGolden(fake.didCall(.accept, withArguments: [fickle()]).failureDescription, "a check")

    fake.stub(.save).with(fickle()).andReturn(true)
    expectGolden(misuses { _ = fake.save(1) }.first, "a call without a stub")
  }

  /// A predicate that fails once, and then passes.
  private func fickle() -> Argument {
    let runs = Counter()
    return Argument.pass { _ in
      runs.count("fickle")
      return runs.total > 1
    }
  }
}
