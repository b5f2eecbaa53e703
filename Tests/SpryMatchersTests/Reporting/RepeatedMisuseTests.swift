import SpryKit
import TestSupport
import Testing

@testable import SpryMatchers

/// A client in a loop over a fake without a stub reported 9,000 failures in 15 seconds.

@Suite("Regression: a test reports the same misuse once")
struct RepeatedMisuseTests {
  private let misuses = Misuses()

  private func issues(_ body: (FakeService) -> Void) -> EndOfTestIssues {
    let scope = SpryScope(ofTest: "loops()", misuse: misuses.handler)
    scope.run { body(FakeService()) }
    return scope.end()
  }

  private func hints(_ issues: EndOfTestIssues) -> [String] {
    EndOfTestReport(
      of: issues, .failed, unusedStubs: .off, function: TestFunction("loops()")
    ).entries.map(\.finding.text)
  }

  @Test("A loop over a call without a stub fails once, and the end of the test counts the others")
  func loop() {
    let issues = issues { fake in
      for _ in 1...1000 { _ = fake.load(id: "a") }
    }
    #expect(misuses.texts.count == 1)
    expectGolden(hints(issues))
  }

  @Test("Calls with other arguments are other misuse, as long as the caller is unknown")
  func otherArguments() {
    let issues = issues { fake in
      for number in 1...3 { _ = fake.load(id: "\(number)") }
    }
    #expect(misuses.texts.count == 3)
    #expect(hints(issues).isEmpty)
  }

  @Test("The same call to two fakes is two mistakes, whichever fake is used first")
  func twoFakes() {
    let scope = SpryScope(ofTest: "loops()", misuse: misuses.handler)
    scope.run {
      let (first, second) = (FakeService(), FakeService())
      for fake in [second, first, second] { _ = fake.load(id: "a") }
    }
    _ = scope.end()
    #expect(misuses.texts.count == 2)
  }

  @Test("A mistake of a test in a loop is reported once, and another line's is another mistake")
  func mistakeOfTest() {
    _ = issues { fake in
      for _ in 1...3 { fake.stub(.load).with("a").with("b").lenient().andReturn("c") }
      fake.stub(.load).with("a").with("b").lenient().andReturn("c")
    }
    #expect(misuses.texts.count == 2)
  }

  @Test("A part of the test leaves its misuse to the test, unless it has a handler")
  func part() {
    _ = issues { fake in
      withSpryScope { for _ in 1...1000 { _ = fake.load(id: "a") } }
    }
    #expect(misuses.texts.count == 1)
    let own = Misuses()
    _ = issues { fake in
      withSpryScope(misuse: own.handler) { for _ in 1...3 { _ = fake.load(id: "b") } }
    }
    #expect(own.texts.count == 3 && misuses.texts.count == 1)
  }

  @Test("Another test reports it again")
  func anotherTest() {
    for _ in 1...2 { _ = issues { _ = $0.load(id: "a") } }
    #expect(misuses.texts.count == 2)
  }
}
