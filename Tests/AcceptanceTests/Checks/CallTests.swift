import SpryKit
import SpryMatchers
import Testing

private final class FakeBank: Spryable {
  enum Function: String, StringRepresentable {
    case pay = "pay(_:to:)"
    case close = "close()"
  }
  func pay(_ amount: Int, to name: String?) { spryify(arguments: amount, name, fallbackValue: ()) }
  func close() { recordCall() }
}

@Suite(.spry) struct CallTests {
  private let fake = FakeBank()

  @Test(
    arguments: [
      (CountSpecifier.exactly(2), [2]), (.atLeast(2), [2, 3, 4]), (.atMost(2), [0, 1, 2]),
      (.never, [0]), (.once, [1]), (.range(1...2), [1, 2]), (.range(1..<3), [1, 2]),
      (.range(3...), [3, 4]), (.range(...1), [0, 1]),
    ] as [(CountSpecifier, [Int])]
  )
  func countsAreAsSpecified(specifier: CountSpecifier, allowed: [Int]) {
    for count in 0...4 {
      let fake = FakeBank()
      for _ in 0..<count { fake.close() }
      #expect(
        fake.didCall(.close, countSpecifier: specifier).success == allowed.contains(count),
        "\(count) calls, expected \(specifier)"
      )
    }
  }

  @Test func callsAreHandedOut() {
    fake.pay(1, to: "a")
    fake.close()
    fake.pay(2, to: nil)
    let calls = fake.calls(to: .pay)
    #expect(calls.map(\.function) == ["pay(_:to:)", "pay(_:to:)"])
    #expect(calls.map { $0.arguments[0] as? Int } == [1, 2])
    #expect(calls[1].arguments[1] == nil)
    #expect(calls[0].number < fake.calls(to: .close)[0].number)
    #expect(
      fake.recordedCalls.map(\.description) == [
        #"pay(1, to: "a")"#, "close()", "pay(2, to: nil)",
      ]
    )
  }

  @Test func callsAreHandedOutAsTheirTypes() {
    fake.pay(1, to: "a")
    fake.pay(2, to: nil)
    let calls = fake.calls(to: .pay, as: (Int, String?).self)
    #expect(calls.map(\.0) == [1, 2])
    #expect(calls.map(\.1) == ["a", nil])
  }

  @Test func callsOfOtherTypesAreMisuse() {
    fake.pay(1, to: "a")
    let reported = Reports()
    let line: UInt = #line + 2
    withSpryScope(misuse: .report { reported.append($0, at: $1) }) {
      #expect(fake.calls(to: .pay, as: (Int, Int).self).isEmpty)
    }
    #expect(reported.all.count == 1)
    #expect(reported.locations.first?.line == line)
  }

  @Test func orderAcrossFakesIsKnown() {
    let other = FakeBank()
    fake.close()
    other.close()
    fake.pay(1, to: nil)
    let all = (fake.recordedCalls + other.recordedCalls).sorted { $0.number < $1.number }
    #expect(all.map(\.description) == ["close()", "close()", "pay(1, to: nil)"])
  }

  @Test func resultTellsWhatWasCalled() {
    #expect(fake.didCall(.pay).recordedCallsDescription == "nothing at all was called on FakeBank")
    fake.pay(1, to: nil)
    let result = fake.didCall(.pay)
    #expect(result.success && result.failureDescription == nil)
    #expect(result.description == "success")
    #expect(result.recordedCallsDescription == "1. pay(1, to: nil)")
  }

  @Test func resetForgetsCallsOrStubs() {
    fake.stub(.pay).andDo { _ in Issue.record("the stub was not reset") }
    fake.resetStubs()
    fake.pay(1, to: nil)
    expectHaveReceived(fake, .pay)
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
    fake.resetCallsAndStubs()
  }
}
