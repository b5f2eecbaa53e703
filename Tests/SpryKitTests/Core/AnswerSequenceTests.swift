import TestSupport
import Testing

import SpryKit

@Suite("Answers in sequence")
struct AnswerSequenceTests {
  private let fake = FakeService()

  private func answers(_ count: Int) -> [String] {
    (0..<count).map { _ in
      do { return try "\(fake.perform().x)" } catch { return "\(error)" }
    }
  }

  @Test("Each call takes the next answer, and the last answer repeats")
  func goesOnWithTheLast() {
    fake.stub(.perform).andReturn(Point(x: 1), Point(x: 2)).andThrow(LoadError.offline)
      .andReturn(Point(x: 3))
    #expect(answers(6) == ["1", "2", "offline", "3", "3", "3"])
  }

  @Test("A closure in a sequence answers one call")
  func closuresTakeTheirTurn() {
    fake.stub(.load).andReturn("a").andDo { "\($0[0]!)!" }.andReturn("b")
    #expect((0..<4).map { _ in fake.load(id: "x") } == ["a", "x!", "b", "b"])
  }

  @Test("A sequence that cycles begins again after its last answer")
  func beginsAgain() {
    fake.stub(.load).andReturn("a", "b").andReturn("c").afterLast(.cycle)
    #expect((0..<7).map { _ in fake.load(id: "") } == ["a", "b", "c", "a", "b", "c", "a"])
  }

  @Test("Stubs may leave a call to one another in a row")
  func leavesTheCallToOneThatLeavesItToAnother() {
    fake.stub(.load).andReturn("first")
    fake.stub(.load).andReturn("second").afterLast(.previousStub)
    fake.stub(.load).andReturn("third").afterLast(.previousStub)
    #expect((0..<4).map { _ in fake.load(id: "") } == ["third", "second", "first", "first"])
  }

  @Test("A stub with arguments leaves calls to an older stub with arguments")
  func leavesTheCallToAnOlderStubWithArguments() {
    fake.stub(.load).with(Argument.anything).andReturn("older")
    fake.stub(.load).with("x").andReturn("newer").afterLast(.previousStub)
    #expect((0..<3).map { _ in fake.load(id: "x") } == ["newer", "older", "older"])
  }

  @Test("A replaced stub counts as used after a newer stub left calls to it")
  func theReplacedStubIsUsed() {
    let scope = SpryScope(ofTest: "loads()", misuse: .stop)
    scope.run {
      let fake = FakeService()
      fake.stub(.load).andReturn("default")
      fake.stub(.load).andReturn("a").afterLast(.previousStub)
      #expect((0..<2).map { _ in fake.load(id: "") } == ["a", "default"])
    }
    #expect(scope.end().stubs.filter { !$0.countsAsUsed }.map(\.description) == [])
  }

  @Test("A call left to no other stub has no stub")
  func leavesTheCallToNoStub() {
    fake.stub(.load).andReturn("a").afterLast(.previousStub)
    #expect(fake.load(id: "x") == "a")
    let texts = misuses { #expect(fake.load(id: "x") == "") }
    expectGolden(texts)
  }

  @Test("A stub may fail after its last answer", arguments: [["a"], ["a", "b"]])
  func failsAfterTheLast(answers: [String]) {
    let first = fake.stub(.load).andReturn(answers[0])
    _ = answers.dropFirst().reduce(first) { $0.andReturn($1) }.afterLast(.fail)
    #expect(answers.map { _ in fake.load(id: "x") } == answers)
    let texts = misuses { #expect(fake.load(id: "x") == "") }
    expectGolden(texts, "after the last answer: \(answers.count)")
  }

  @Test("A later answer of a wrong type is misuse at its turn")
  func aLaterAnswerOfTheWrongTypeIsMisuse() {
    fake.stub(.load).andReturn("a").andReturn(7)
    #expect(fake.load(id: "x") == "a")
    let texts = misuses { #expect(fake.load(id: "x") == "") }
    #expect(
      texts.first?.hasPrefix(
        "'load(id:)' on FakeService returns String, but its stub answers load(id: \"x\") with an Int"
      ) == true
    )
  }
}
