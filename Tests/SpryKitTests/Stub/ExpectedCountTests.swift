import Testing

@testable import SpryKit

@Suite("How often a stub is to answer")
struct ExpectedCountTests {
  private let fake = FakeService()

  @Test func oneTooManyIsMisuseAtTheCall() {
    fake.stub(.load).with("7").andReturn("a").expected(.once)
    let place = "ExpectedCountTests.swift:\(#line - 1)"
    #expect(misuses { _ = fake.load(id: "7") } == [])
    let texts = misuses { #expect(fake.load(id: "7") == "a", "it is answered all the same") }
    #expect(
      texts == [
        """
        'load(id:)' on FakeService was called as load(id: "7"), which is call 2 for a stub that \
        expects exactly 1 call
          the stub was made at \(place)
          see who calls it once too often; or expect more of the stub
        """
      ]
    )
  }

  @Test(arguments: [
    (CountSpecifier.never, 1), (.once, 2), (.atMost(2), 3), (.range(1...2), 3), (.atLeast(1), 0),
  ])
  func whenItIsTooOften(count: CountSpecifier, first: Int) {
    fake.stub(.load).expected(count).andReturn("a")
    let misused = (1...4).filter { _ in !misuses { _ = fake.load(id: "") }.isEmpty }
    #expect(misused.first ?? 0 == first)
  }

  @Test func tooFewAreFoundAtTheEndOfTheScope() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    let (fake, line) = scope.run {
      let fake = FakeService()
      fake.stub(.load).with("7").andReturn("a").expected(.exactly(2))
      fake.stub(.load).with("8").andReturn("b").expected(.atMost(2))
      _ = fake.load(id: "7")
      return (fake, UInt(#line - 3))
    }
    let findings = scope.end()
    #expect(findings.tooFewCalls.map(\.location.line) == [line])
    #expect(
      findings.tooFewCalls.map(\.misuse.description) == [
        """
        stub of 'load(id:)' on FakeService with ("7") expected exactly 2 calls, got 1
          1 call of the member:
            1. load(id: "7")
          see why the code under test did not call it; or expect fewer of the stub
        """
      ]
    )
    #expect(scope.end().tooFewCalls.isEmpty, "once")
    withExtendedLifetime(fake) {}
  }

  @Test func aFakeThatIsGoneIsJudgedAsWell() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    scope.run {
      let fake = FakeService()
      fake.stub(.load).andReturn("a").expected(.once)
    }
    #expect(
      scope.end().tooFewCalls.map(\.misuse.description) == [
        """
        stub of 'load(id:)' on FakeService expected exactly 1 call, got none
          see why the code under test did not call it; or expect fewer of the stub
        """
      ]
    )
  }

  @Test func aStaticStubIsJudgedAsWell() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    scope.run {
      FakeService.stub(.shared).andReturn("a").expected(.once)
      withSpryScope { _ = FakeService.stub(.shared).andReturn("b").expected(.atLeast(2)) }
    }
    #expect(scope.end().tooFewCalls.count == 2)
  }
}
