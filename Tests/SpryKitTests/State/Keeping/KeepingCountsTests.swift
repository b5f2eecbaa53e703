import Testing

@testable import SpryKit

@Suite struct KeepingCountsTests {
  private let fake = FakeDesk(.counts)

  @Test func countsWithoutArguments() {
    for text in ["a", "b", "c"] { fake.log(text) }
    #expect(fake.didCall(.log, countSpecifier: .exactly(3)).success)
    #expect(fake.didCall(.log).success)
    #expect(fake.calls(to: .log).isEmpty)
    #expect(
      fake.didCall(.log, countSpecifier: .never).description == """
        'log(_:)' on FakeDesk: expected no call, got 3
          of 3 calls of 'log(_:)' only the count was kept
        """
    )
    #expect(
      fake.didCall(.find).description == """
        'find(_:)' on FakeDesk: expected at least 1 call, got none
          called instead: log(_:) (3 calls)
        """
    )
  }

  @Test func cannotTellArguments() {
    fake.log("a")
    #expect(
      fake.didCall(.log, with: "a").description == """
        'log(_:)' on FakeDesk: expected at least 1 call with ("a"), got none for certain
          of 1 call of 'log(_:)' only that it came was kept
        """
    )
    #expect(fake.didCall(.log, with: "b", countSpecifier: .never).success == false)
    #expect(fake.didCall(.log, with: "b", countSpecifier: .atMost(1)).success)
    fake.keep(.everything)
    fake.log("a")
    #expect(fake.didCall(.log, with: "a").success)
    #expect(fake.didCall(.log, with: "a", countSpecifier: .range(1...2)).success)
    #expect(
      fake.didCall(.log, with: "a", countSpecifier: .once).description == """
        'log(_:)' on FakeDesk: expected exactly 1 call with ("a"), got 1 for certain
          1 matching call:
            1. log("a")
          of 1 call of 'log(_:)' only that it came was kept
        """
    )
    #expect(fake.didCall(.log, countSpecifier: .exactly(2)).success)
  }

  @Test func aHundredThousandCallsTakeNoMemory() {
    fake.stub(.send).andReturn(true)
    fake.stub(.find).andThrow(Unfound())
    for number in 0..<10 {
      _ = fake.send("a", to: number)
      _ = try? fake.find(number)
    }
    let before = fake.bytes
    for number in 0..<100_000 { _ = fake.send("a", to: number) }
    for number in 0..<1_000 { _ = try? fake.find(number) }
    #expect(fake.bytes == before)
    #expect(fake.didCall(.send, countSpecifier: .exactly(100_010)).success)
    #expect(fake.spryState.tables.withLock { $0.extras?.errors.count } == 0)
  }

  @Test func stubsGetTheArguments() {
    let captor = Argument.captor()
    fake.stub(.send).with("a", captor).andReturn(true)
    fake.stub(.send).andDo { arguments in arguments[1] as? Int == 2 }
    #expect(fake.send("a", to: 1))
    #expect(fake.send("b", to: 2))
    #expect(!fake.send("b", to: 3))
    #expect(captor.values(as: Int.self) == [1])
  }

  @Test func forgetsAndGoesOn() {
    fake.log("a")
    fake.resetCalls()
    #expect(fake.didCall(.log, countSpecifier: .never).success)
    fake.log("b")
    #expect(fake.didCall(.log, countSpecifier: .once).success)
    #expect(fake.calls(to: .log).isEmpty)
  }

  @Test func countsSinceAMark() {
    fake.log("a")
    let mark = SpryMark()
    #expect(fake.didCall(.log, countSpecifier: .never, since: mark).success)
    fake.log("b")
    // Of the two, one or the other may have come before.
    #expect(
      fake.didCall(.log, countSpecifier: .once, since: mark).description == """
        'log(_:)' on FakeDesk: expected exactly 1 call since the mark, got none for certain
          of 2 calls of 'log(_:)' only the count was kept
        """
    )
    fake.resetCalls()
    fake.log("c")
    #expect(fake.didCall(.log, countSpecifier: .once, since: mark).success)
  }

  @Test func areListed() {
    fake.log("a")
    fake.log("a")
    #expect(
      fake.didCall(.find).recordedCallsDescription
        == "of 2 calls of 'log(_:)' only the count was kept")
    #expect(
      fake.explain() == """
        FakeDesk
          no stubs
          calls:
            of 2 calls of 'log(_:)' only the count was kept
        """
    )
  }

  @Test func areNotLostToOtherChecks() {
    fake.log("a")
    fake.log("b")
    #expect(
      SpryCheck.noOtherCalls(of: [CheckedFake(fake)], ignoring: [], since: .start) == """
        FakeDesk: expected no other calls, got none for certain
          of 2 calls of 'log(_:)' only the count was kept
        """
    )
    #expect(
      SpryCheck.noOtherCalls(
        of: [CheckedFake(fake)], ignoring: [IgnoredMember(FakeDesk.Function.log)], since: .start)
        == nil)
    _ = fake.didCall(.log, countSpecifier: .exactly(2))
    #expect(SpryCheck.noOtherCalls(of: [CheckedFake(fake)], ignoring: [], since: .start) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func endsAWait() async throws {
    await #expect(throws: CallWaitError.self) {
      async let _ = fake.log("a")
      try await fake.waitForCall(.log, within: .seconds(1), clock: HandClock())
    }
    #expect(fake.didCall(.log, countSpecifier: .once).success)
  }
}
