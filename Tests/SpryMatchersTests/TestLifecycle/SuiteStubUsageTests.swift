import Testing

@testable import SpryKit
@testable import SpryMatchers

/// What the tests of a suite leave together of their set-up.
@Suite("The stubs of a shared setup")
struct SuiteStubUsageTests {
  private let usage = SuiteStubUsage()

  private func add(
    _ outcome: TestOutcome = .passed,
    _ unusedStubs: UnusedStubs = .warn,
    used: UInt...,
    unused: UInt...,
    own: UInt...
  ) {
    var issues = EndOfTestIssues()
    issues.stubs =
      used.map { EndOfTestIssues.Stub(location: place($0), maker: "init()", countsAsUsed: true) }
      + unused.map { stub($0, "stub of 'a()' on Fake", maker: "init()", calls: ["  a call"]) }
      + own.map { stub($0, "stub of 'b()' on Fake", maker: "test()") }
    usage.add(issues, outcome, unusedStubs: unusedStubs, function: TestFunction("test()"))
  }

  private var lines: [String] {
    usage.report.entries.map { "\($0.location.line) \($0.severity)" }
  }

  @Test("An unused stub is reported once per location")
  func saysSoOfEachPlaceOnce() {
    add(unused: 2, 1)
    add(unused: 1, 2)
    #expect(
      usage.report.entries
        == [1, 2].map { line in
          EndOfTestReport.Entry(
            severity: .warning,
            message: """
              stub of 'a()' on Fake was not used by any test that ran
                remove it from the setup, or mark it with '.lenient()'
              """,
            location: place(line)
          )
        }
    )
  }

  @Test("A stub that one test used counts as used")
  func oneTestIsEnough() {
    add(unused: 1, 2)
    add(used: 1, unused: 2)
    add(unused: 1, 2)
    #expect(lines == ["2 warning"])
  }

  @Test("A test's own stubs are not part of the set-up")
  func stubsOfATestAreNotOfTheSetUp() {
    add(own: 1)
    #expect(lines == [])
  }

  @Test(
    "A test that did not pass counts as using its stubs",
    arguments: [TestOutcome.failed, .endedEarly])
  func testThatDidNotPassSaysNothing(outcome: TestOutcome) {
    add(unused: 1, 2)
    add(outcome, unused: 1)
    #expect(lines == ["2 warning"])
  }

  @Test("The strictest test decides the severity")
  func weighsAsTheStrictestTestWants() {
    add(.passed, .off, unused: 1, 2, 3)
    add(.passed, .warn, unused: 2, 3)
    add(.passed, .fail, unused: 3)
    add(.passed, .warn, unused: 3)
    #expect(lines == ["2 warning", "3 failure"])
  }
}
