import TestSupport
import Testing

import SpryKit

@Suite("What a failed check says")
struct FailureTextTests {
  private let fake = FakeService()

  private func expectFailure(
    _ result: DidCallResult,
    _ name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectGolden(result.failureDescription, name, sourceLocation: sourceLocation)
    #expect(!result.success, sourceLocation: sourceLocation)
    #expect(result.description == result.failureDescription, sourceLocation: sourceLocation)
  }

  @Test("A successful check has no failure")
  func success() {
    fake.accept(1)
    for result in [fake.didCall(.accept), fake.didCall(.load, countSpecifier: .never)] {
      #expect(result.success)
      #expect(result.failureDescription == nil)
      #expect(result.description == "success")
    }
  }

  @Test("Either a check fails or its opposite, and both if no call can match")
  func opposites() {
    fake.accept(1)
    let checks: [(CountSpecifier, Bool)] = [
      (.atLeast(1), true), (.once, true), (.atLeast(2), false),
    ]
    for (count, succeeds) in checks {
      let result = fake.didCall(.accept, withArguments: [1], countSpecifier: count)
      #expect(result.success == succeeds)
      #expect((result.oppositeFailureDescription != nil) == succeeds)
    }
    let impossible = fake.called(.accept, with: 1, 2).check()
    #expect(impossible.failureDescription != nil)
    #expect(impossible.oppositeFailureDescription != nil)
  }

  @Test("Nothing was called at all")
  func nothingAtAll() {
    expectFailure(fake.didCall(.load, withArguments: ["42"]))
    expectGolden(fake.didCall(.load).recordedCallsDescription, "no list of calls")
  }

  @Test("Other members were called instead")
  func otherMembersInstead() {
    fake.accept(1)
    fake.title = "a"
    fake.title = "b"
    expectFailure(fake.didCall(.load))
  }

  @Test("All calls had other arguments")
  func otherArguments() {
    fake.stub(.load).andReturn("")
    _ = fake.load(id: "7")
    _ = fake.load(id: "421")
    expectFailure(fake.didCall(.load, withArguments: ["42"], countSpecifier: .exactly(1)))
  }

  @Test("Too many calls")
  func tooOften() {
    fake.stub(.load).andReturn("")
    ["42", "7", "42"].forEach { _ = fake.load(id: $0) }
    expectFailure(
      fake.didCall(.load, withArguments: ["42"], countSpecifier: .once),
      "too many calls with these arguments")
    expectFailure(fake.didCall(.load, countSpecifier: .atMost(2)), "more than at most")
    expectFailure(fake.didCall(.load, countSpecifier: .range(1...2)), "more than a range")
  }

  @Test("Too few calls")
  func tooSeldom() {
    fake.stub(.load).andReturn("")
    ["42", "7"].forEach { _ = fake.load(id: $0) }
    expectFailure(
      fake.didCall(.load, withArguments: ["42"], countSpecifier: .atLeast(2)),
      "too few calls with these arguments")
    expectFailure(fake.didCall(.load, countSpecifier: .exactly(3)), "too few calls")
  }

  @Test("Calls that were not allowed")
  func shouldNotHaveBeenCalled() {
    fake.accept(1)
    fake.accept(2)
    expectFailure(
      fake.didCall(.accept, withArguments: [1], countSpecifier: .never),
      "calls with these arguments that were not allowed")
    expectFailure(fake.didCall(.accept, countSpecifier: .never), "calls that were not allowed")
  }

  @Test("The nearest calls are listed")
  func nearestFirst() {
    fake.stub(.pair).andReturn("")
    for (first, second) in [("a", 1), ("b", 2), ("x", 9), ("a", 3), ("x", 9)] {
      _ = fake.pair(first, second)
    }
    expectFailure(fake.didCall(.pair, withArguments: ["a", 2]))
  }

  @Test("Equal calls are one line")
  func repeatsAreCollapsed() {
    for number in [1, 2, 1, 1] { fake.accept(number) }
    expectFailure(fake.didCall(.accept, withArguments: [5]))
  }

  @Test("A thousand calls are cut to the nearest")
  func manyCalls() {
    for number in 0..<1_000 { fake.accept(number) }
    expectFailure(fake.didCall(.accept, withArguments: [-1]))
    let lines = fake.didCall(.accept).recordedCallsDescription.split(separator: "\n")
    #expect(lines.count == 51)
    #expect(lines.first == " 1. accept(0)")
    #expect(lines.last == "and 950 more")
  }

  @Test("Fifty calls are listed whole")
  func fiftyCalls() {
    for number in 0..<50 { fake.accept(number) }
    #expect(fake.didCall(.accept).recordedCallsDescription.hasSuffix("\n50. accept(49)"))
  }

  @Test("Several arguments differ")
  func severalReasons() {
    fake.stub(.loadTwice).andReturn("")
    _ = fake.load(id: "7", retries: 1)
    expectFailure(fake.didCall(.loadTwice, withArguments: ["42", Argument.greaterThan(2)]))
  }

  @Test("The number of arguments differs")
  func numberOfArguments() {
    fake.stub(.run).andReturn()
    fake.run()
    fake.accept(1)
    fake.recordCall("accept(_:)", arguments: 1, 2)
    expectFailure(fake.called(.run, with: 1).check(), "no arguments")
    expectFailure(fake.called(.accept, with: 1, 2, 3).check(), "too few arguments")
  }

  @Test("A call of a static member")
  func staticMembers() {
    withSpryScope {
      FakeService.stub(.shared).andReturn("")
      _ = FakeService.shared(1)
      expectFailure(FakeService.didCall(.shared, withArguments: [2]))
    }
  }
}
