import Testing

@testable import SpryKit

@Suite("Answers in sequence")
struct AnswerSequenceTests {
  private let fake = FakeService()

  private func answers(_ count: Int) -> [String] {
    (0..<count).map { _ in
      do { return try "\(fake.perform().x)" } catch { return "\(error)" }
    }
  }

  @Test func goesOnWithTheLast() {
    fake.stub(.perform).andReturn(Point(x: 1), Point(x: 2)).andThrow(LoadError.offline)
      .andReturn(Point(x: 3))
    #expect(answers(6) == ["1", "2", "offline", "3", "3", "3"])
  }

  @Test func severalValuesAtOnce() {
    fake.stub(.load).andReturn("a", "b", "c", "d")
    #expect((0..<5).map { _ in fake.load(id: "") } == ["a", "b", "c", "d", "d"])
  }

  @Test func closuresTakeTheirTurn() {
    fake.stub(.load).andReturn("a").andDo { "\($0[0]!)!" }.andReturn("b")
    #expect((0..<4).map { _ in fake.load(id: "x") } == ["a", "x!", "b", "b"])
  }

  @Test func beginsAgain() {
    fake.stub(.load).andReturn("a", "b").andReturn("c").afterLast(.cycle)
    #expect((0..<7).map { _ in fake.load(id: "") } == ["a", "b", "c", "a", "b", "c", "a"])
  }

  @Test func leavesTheCallToThePreviousStub() {
    fake.stub(.load).andReturn("default")
    fake.stub(.load).andReturn("a", "b").afterLast(.previousStub)
    #expect((0..<4).map { _ in fake.load(id: "") } == ["a", "b", "default", "default"])
  }

  @Test func leavesTheCallToOneThatLeavesItToAnother() {
    fake.stub(.load).andReturn("first")
    fake.stub(.load).andReturn("second").afterLast(.previousStub)
    fake.stub(.load).andReturn("third").afterLast(.previousStub)
    #expect((0..<4).map { _ in fake.load(id: "") } == ["third", "second", "first", "first"])
  }

  @Test func leavesTheCallToAnOlderStubWithArguments() {
    fake.stub(.load).with(Argument.anything).andReturn("older")
    fake.stub(.load).with("x").andReturn("newer").afterLast(.previousStub)
    #expect((0..<3).map { _ in fake.load(id: "x") } == ["newer", "older", "older"])
  }

  @Test func leavesTheCallToNoStub() {
    fake.stub(.load).andReturn("a").afterLast(.previousStub)
    #expect(fake.load(id: "x") == "a")
    let texts = misuses { #expect(fake.load(id: "x") == "") }
    #expect(texts.first?.hasPrefix("'load(id:)' on FakeService has no stub that answers") == true)
  }

  @Test func failsAfterTheLast() {
    fake.stub(.load).andReturn("a", "b").afterLast(.fail)
    let place = "AnswerSequenceTests.swift:\(#line - 1)"
    #expect((0..<2).map { _ in fake.load(id: "x") } == ["a", "b"])
    let texts = misuses { #expect(fake.load(id: "x") == "") }
    #expect(
      texts == [
        """
        'load(id:)' on FakeService was called as load(id: "x"), and its stub has given all 2 of its \
        answers
          the stub was made at \(place)
          give it another answer; or say what comes after the last: afterLast(.repeatLast)
        """
      ]
    )
  }

  @Test func failsAfterTheOnlyOne() {
    fake.stub(.load).andReturn("a").afterLast(.fail)
    #expect(fake.load(id: "x") == "a")
    let texts = misuses { _ = fake.load(id: "x") }
    #expect(texts.first?.contains("and its stub has given its answer\n") == true)
  }

  @Test func theRuleMayComeFirst() {
    fake.stub(.load).afterLast(.cycle).andReturn("a", "b")
    #expect((0..<3).map { _ in fake.load(id: "") } == ["a", "b", "a"])
  }

  @Test func aLaterAnswerOfTheWrongTypeIsMisuse() {
    fake.stub(.load).andReturn("a").andReturn(7)
    #expect(fake.load(id: "x") == "a")
    let texts = misuses { #expect(fake.load(id: "x") == "") }
    #expect(
      texts.first?.hasPrefix(
        "'load(id:)' on FakeService returns String, and its stub answers load(id: \"x\") with Int"
      ) == true
    )
  }

  @Test func stubbingTwiceIsNoSequence() {
    fake.stub(.load).andReturn("a")
    fake.stub(.load).andReturn("b")
    #expect((0..<2).map { _ in fake.load(id: "") } == ["b", "b"])
  }
}
