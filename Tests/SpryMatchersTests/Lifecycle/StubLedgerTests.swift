import SpryKit
import Testing

@testable import SpryMatchers

/// What the tests of a suite leave together of their set-up.
@Suite struct StubLedgerTests {
  private var ledger = StubLedger()

  private mutating func add(
    _ ending: TestEnding = .passed,
    _ unusedStubs: UnusedStubs = .warn,
    used: UInt...,
    unused: UInt...,
    own: UInt...
  ) {
    var findings = ScopeFindings()
    findings.stubs =
      used.map { ScopeFindings.Stub(location: place($0), maker: "init()", isSettled: true) }
      + unused.map { stub($0, "stub of 'a()' on Fake", maker: "init()", calls: ["  a call"]) }
      + own.map { stub($0, "stub of 'b()' on Fake", maker: "test()") }
    ledger.add(findings, ending, unusedStubs: unusedStubs, maker: StubMaker(test: "test()"))
  }

  private var lines: [String] {
    ledger.report.entries.map { "\($0.location.line) \($0.weight)" }
  }

  @Test mutating func saysSoOfEachPlaceOnce() {
    add(unused: 2, 1)
    add(unused: 1, 2)
    #expect(
      ledger.report.entries == [1, 2].map { line in
        EndReport.Entry(
          weight: .warning,
          message: """
            stub of 'a()' on Fake was not used by any test that ran
              remove it from the set-up; or let it be unused: .lenient()
            """,
          location: place(line)
        )
      }
    )
  }

  @Test mutating func oneTestIsEnough() {
    add(unused: 1, 2)
    add(used: 1, unused: 2)
    add(unused: 1, 2)
    #expect(lines == ["2 warning"])
  }

  @Test mutating func stubsOfATestAreNotOfTheSetUp() {
    add(own: 1)
    #expect(lines == [])
  }

  @Test(arguments: [TestEnding.failed, .leftEarly])
  mutating func testThatDidNotPassSaysNothing(ending: TestEnding) {
    add(unused: 1, 2)
    add(ending, unused: 1)
    #expect(lines == ["2 warning"])
  }

  @Test mutating func weighsAsTheStrictestTestWants() {
    add(.passed, .off, unused: 1, 2, 3)
    add(.passed, .warn, unused: 2, 3)
    add(.passed, .strict, unused: 3)
    add(.passed, .warn, unused: 3)
    #expect(lines == ["2 warning", "3 failure"])
  }
}
