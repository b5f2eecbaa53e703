import TestSupport
import Testing

import SpryKit

@Suite("How many calls a stub expects")
struct ExpectedCountTests {
  /// A fake that a test owns.
  private let fake = SpryScope(ofTest: "test", misuse: .stop).run { FakeService() }

  @Test("A call too many is misuse at the call and is answered")
  func oneTooManyIsMisuseAtTheCall() {
    fake.stub(.load).with("7").andReturn("a").expected(.once)
    #expect(misuses { _ = fake.load(id: "7") } == [])
    let texts = misuses { #expect(fake.load(id: "7") == "a", "it is answered all the same") }
    expectGolden(texts)
  }

  @Test(
    "The first call too many is misuse",
    arguments: [
      (CountSpecifier.never, 1), (.once, 2), (.atMost(2), 3), (.range(1...2), 3), (.atLeast(1), 0),
    ])
  func whenItIsTooOften(count: CountSpecifier, first: Int) {
    fake.stub(.load).expected(count).andReturn("a")
    let misused = (1...4).filter { _ in !misuses { _ = fake.load(id: "") }.isEmpty }
    #expect(misused.first ?? 0 == first)
  }

  @Test("An expected number that is never right is misuse at its line")
  func neverRight() {
    let misuses = Misuses()
    withSpryScope(misuse: misuses.handler) {
      _ = fake.stub(.load).andReturn("a").expected(.exactly(-2))  // <- never
      _ = fake.stub(.load).expected(.atMost(-1))  // <- never
    }
    #expect(misuses.places == lines(of: "never").map { "ExpectedCountTests.swift:\($0)" })
    expectGolden(misuses.texts.first)
    // It makes calls expected and does not demand them.
    #expect(TestSupport.misuses { fake.stub(.load).andReturn("a").expected(.atLeast(0)) } == [])
  }

  @Test("An expected number that no test checks is misuse at its line")
  func withoutTest() {
    let misuses = Misuses()
    withSpryScope(misuse: misuses.handler) {
      do {
        let fake = FakeService()
        _ = fake.stub(.load).andReturn("a").expected(.once)  // <- unchecked
      }
      _ = FakeService.stub(.shared).andReturn("a").expected(.never)  // <- unchecked
    }
    #expect(misuses.places == lines(of: "unchecked").map { "ExpectedCountTests.swift:\($0)" })
    expectGolden(misuses.texts.first)
  }

  @Test("An expected number of a fake that a test case adopts later is checked at its end")
  func adoptedFake() {
    let misuses = Misuses()
    let scope = SpryScope(ofTest: "test", misuse: misuses.handler)
    withSpryScope(misuse: misuses.handler) {
      let fake = FakeService()
      fake.stub(.load).andReturn("a").expected(.once)
      fake.spryState.adopt(by: scope)
    }
    #expect(misuses.texts.isEmpty)
    #expect(scope.end().mistakenStubs.count == 1)
  }

  @Test("A call for which no answer is left counts")
  func callWithoutAnswer() {
    let scope = SpryScope(ofTest: "test", misuse: Misuses().handler)
    scope.run {
      let fake = FakeService()
      fake.stub(.load).andReturn("a").afterLast(.fail).expected(.exactly(2))
      for _ in 1...2 { _ = fake.load(id: "7") }
    }
    #expect(scope.end().mistakenStubs.isEmpty)
  }

  @Test("A call for which no answer is left is misuse once, even if it is one too many")
  func oneTooManyWithoutAnswer() {
    let misuses = Misuses()
    let scope = SpryScope(ofTest: "test", misuse: misuses.handler)
    scope.run {
      let fake = FakeService()
      fake.stub(.load).andReturn("a").afterLast(.fail).expected(.once)
      for _ in 1...2 { _ = fake.load(id: "7") }
    }
    #expect(misuses.all.map(\.kind) == [.answersExhausted])
    _ = scope.end()
  }

  @Test("Too few calls are found once, at the end of the scope")
  func tooFewAreFoundAtTheEndOfTheScope() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    let fake = scope.run {
      let fake = FakeService()
      fake.stub(.load).with("7").andReturn("a").expected(.exactly(2))  // <- unmet
      fake.stub(.load).with("8").andReturn("b").expected(.atMost(2))
      _ = fake.load(id: "7")
      return fake
    }
    let findings = scope.end()
    #expect(findings.mistakenStubs.map { Int($0.location.line) } == lines(of: "unmet"))
    expectGolden(findings.mistakenStubs.map(\.misuse.description))
    #expect(scope.end().mistakenStubs.isEmpty, "once")
    withExtendedLifetime(fake) {}
  }

  @Test("Too few calls before a newer stub came in its place are found as well")
  func anOlderStubIsJudgedAsWell() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    scope.run {
      let fake = FakeService()
      fake.stub(.load).andReturn("a").expected(.exactly(2))
      _ = fake.load(id: "7")
      fake.stub(.load).andReturn("b")
      _ = fake.load(id: "8")
      fake.stub(.title).andReturn("a").expected(.once)
      fake.stub(.title).andReturn("b").afterLast(.previousStub)
    }
    expectGolden(scope.end().mistakenStubs.map(\.misuse.description))
  }

  @Test("Too few calls before a newer stub came in its place are found once after a reset")
  func anOlderStubIsReset() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    let fake = scope.run {
      let fake = FakeService()
      fake.stub(.title).andReturn("a").expected(.once)
      fake.stub(.title).andReturn("b")
      fake.resetStubs()
      return fake
    }
    #expect(scope.end().mistakenStubs.count == 1)
    withExtendedLifetime(fake) {}
  }

  @Test("Too few calls of a fake that is gone are found as well")
  func aFakeThatIsGoneIsJudgedAsWell() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    scope.run {
      let fake = FakeService()
      fake.stub(.load).andReturn("a").expected(.once)
    }
    expectGolden(scope.end().mistakenStubs.map(\.misuse.description))
  }

  @Test("Too few calls of static members are found as well")
  func aStaticStubIsJudgedAsWell() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    scope.run {
      FakeService.stub(.shared).andReturn("a").expected(.once)
      withSpryScope { _ = FakeService.stub(.shared).andReturn("b").expected(.atLeast(2)) }
    }
    #expect(scope.end().mistakenStubs.count == 2)
  }
}
