import TestSupport
import Testing

import SpryKit

@Suite("What a captor captures")
struct CaptorTests {
  private let fake = FakeService()
  private let captor = Argument.captor()

  @Test("A captor keeps arguments in the order of the calls until its reset")
  func inTheOrderOfTheCalls() {
    fake.stub(.pair).with(captor, Argument.anything).andReturn("x")
    _ = fake.pair("a", 1)
    _ = fake.pair("b", 2)
    #expect(captor.count == 2)
    #expect(captor.getValue(as: String.self) == "a")
    #expect(captor.getValue(at: 1, as: String.self) == "b")
    #expect(captor.values as? [String] == ["a", "b"])
    #expect(captor.last as? String == "b")
    #expect(captor.last as? Int == nil)
    captor.reset()
    #expect(captor.count == 0)
    #expect(captor.last as? String == nil)
  }

  @Test("A check captures the arguments of a call once")
  func oncePerCall() {
    _ = misuses { _ = fake.pair("a", 1) }
    for _ in 1...2 {
      #expect(fake.didCall(.pair, withArguments: [captor, Argument.anything]).success)
    }
    #expect(captor.values as? [String] == ["a"])
  }

  @Test("After its reset, a captor captures from the same calls once more")
  func resetBetweenChecks() {
    for number in 1...2 { fake.accept(number) }
    for _ in 1...2 {
      for _ in 1...2 { #expect(fake.didCall(.accept, withArguments: [captor]).success) }
      #expect(captor.values as? [Int] == [1, 2])
      captor.reset()
    }
  }

  @Test("A captor keeps nil")
  func nilAndOptionals() {
    captor.capture(nil)
    captor.capture(1)
    #expect(captor.getValue(as: Int?.self) == nil)
    #expect(captor.getValue(at: 1, as: Int?.self) == 1)
    #expect(captor.values.map { $0 as? Int } == [nil, 1])
  }

  @Test("A captor captures when the stub or its closure throws")
  func alsoWhenTheStubThrows() {
    fake.stub(.fetch).with(captor).andThrow(NotFound()).andDo { _ -> Int in throw NotFound() }
    let texts = misuses { for key in ["a", "b"] { let _: Int = fake.fetch(key) } }
    #expect(texts.count == 2)
    #expect(captor.values as? [String] == ["a", "b"])
  }

  @Test("A captor captures before the closure of the stub runs")
  func beforeTheClosureRuns() {
    fake.stub(.fetch).with(captor).andDo { [captor] _ in captor.count }
    let count: Int = fake.fetch("a")
    #expect(count == 1)
  }

  @Test("A captor captures only when its stub answers")
  func onlyWhenChosen() {
    let other = ArgumentCaptor<Any>()
    fake.stub(.pair).with(captor, 1).andReturn("one")
    fake.stub(.pair).with(other, 2).andReturn("two")
    _ = fake.pair("a", 2)
    #expect(captor.count == 0)
    #expect(other.count == 1)
    fake.stub(.pair).with(Argument.anything, 2).andReturn("newer")
    _ = fake.pair("b", 2)
    #expect(other.count == 1)
  }

  @Test("A captor captures nothing when the answer is of another type")
  func notWhenTheAnswerIsOfAnotherType() {
    fake.stub(.fetch).with("a").andReturn(1)
    fake.stub(.fetch).with(captor).andReturn("text")
    let number: Int = fake.fetch("a")
    #expect(number == 1)
    #expect(captor.count == 0)
    let text: String = fake.fetch("a")
    #expect(text == "text")
    #expect(captor.count == 1)
  }

  @Test("A captor in a check captures from the calls that match")
  func inACheck() {
    fake.stub(.pair).andReturn("")
    _ = fake.pair("a", 1)
    _ = fake.pair("b", 2)
    _ = fake.pair("c", 1)
    #expect(fake.didCall(.pair, withArguments: [captor, 1]).success)
    #expect(captor.values as? [String] == ["a", "c"])
    #expect(!fake.didCall(.pair, withArguments: [captor, 3]).success)
    #expect(captor.count == 2)
  }

  @Test("A captor inside other matchers captures")
  func insideOtherMatchers() {
    fake.stub(.accept).andReturn()
    let rules: [Argument] = [
      .all(Argument.nonNil, captor), .oneOf(captor, 7), .oneOf(7, captor),
      .all(Argument.oneOf(Argument.all(captor))),
    ]
    for rule in rules {
      fake.resetCalls()
      captor.reset()
      fake.accept(7)
      #expect(fake.didCall(.accept, withArguments: [rule]).success)
      #expect(captor.values as? [Int] == [7], "\(rule)")
    }
  }

  @Test("A captor inside matchers that do not match captures nothing")
  func insideMatchersThatDoNotMatch() {
    fake.accept(7)
    #expect(!fake.didCall(.accept, withArguments: [Argument.all(captor, 8)]).success)
    #expect(captor.count == 0)
    let branch = Argument.all(Argument.any(String.self), captor)
    #expect(fake.didCall(.accept, withArguments: [Argument.oneOf(branch, 7)]).success)
    #expect(captor.count == 0, "the branch with the captor did not match")
    let opposite = fake.didCall(.accept, withArguments: [Argument.not(Argument.all(captor, 8))])
    #expect("\(opposite)".contains("'not' passes no argument to a captor or '.check'"))
    #expect(captor.count == 0)
  }

  @Test("A captor gives its arguments by their indices, and the type that the test needs")
  func byIndex() {
    captor.capture("a")
    captor.capture(2)
    let first: String = captor.getValue()
    let second: Int = captor.getValue(at: 1)
    #expect(first == "a" && second == 2)
    #expect(captor[0] as? String == "a")
    let typed = ArgumentCaptor<Point>()
    typed.capture(Point(x: 7))
    #expect(typed[0].x == 7)
  }

  @Test("A captor tells whether an argument is of a type")
  func typeOfAnArgument() {
    #expect(!captor.isType(String.self), "nothing was captured")
    captor.capture("a")
    captor.capture(nil)
    #expect(captor.isType(String.self))
    #expect(!captor.isType(Int.self))
    #expect(captor.isType(Any.self))
    #expect(!captor.isType(String.self, at: 1))
    #expect(captor.isType(String?.self, at: 1))
    #expect(!captor.isType(String.self, at: 2) && !captor.isType(String.self, at: -1))
  }

  @Test("An index that the captor does not have, or another type at it, is misuse")
  func misuseOfReading() {
    let texts = misuses {
      #expect(captor.getValue(as: Int.self) == 0)
      captor.capture("a")
      captor.capture(nil)
      #expect(captor.getValue(at: 2, as: String.self) == "")
      #expect(captor.getValue(as: Int.self) == 0)
      #expect(captor.getValue(at: 1, as: Int.self) == 0)
    }
    expectGolden(texts)
  }

  @Test("A captor without the argument returns another one, if the type has no default value")
  func typeWithoutADefaultValue() {
    captor.capture(Opaque(id: 1))
    let texts = misuses { #expect(captor.getValue(at: 1, as: Opaque.self).id == 1) }
    #expect(texts.count == 1)
  }
}
