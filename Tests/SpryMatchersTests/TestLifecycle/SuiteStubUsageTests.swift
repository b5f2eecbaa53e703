import Testing

@testable import SpryKit
@testable import SpryMatchers

/// What the tests of a suite leave together of their set-up.
@Suite("The stubs of a shared setup")
struct SuiteStubUsageTests {
  private let settled = Locked<Set<SpryLocation>>([])
  private let usage: SuiteStubUsage

  init() { usage = SuiteStubUsage(settled: settled) }

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
    usage.takeReport().entries.map { "\($0.location.line) \($0.severity)" }
  }

  @Test("An unused stub is reported once per location")
  func saysSoOfEachPlaceOnce() {
    add(unused: 2, 1)
    add(unused: 1, 2)
    #expect(
      usage.takeReport().entries
        == [1, 2].map { line in
          EndOfTestReport.Entry(
            severity: .hint,
            finding: Finding(
              "stub of 'a()' on Fake was not used by any test of the suite that ran",
              advice:
                "if no other test needs it, remove it from the setup; otherwise, mark it with '.lenient()'"
            ),
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
    #expect(lines == ["2 hint"])
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
    #expect(lines == ["2 hint"])
  }

  @Test("It is a hint by every rule, but one")
  func rules() {
    add(.passed, .off, unused: 1, 2, 3)
    add(.passed, .warn, unused: 2, 3)
    add(.passed, .fail, unused: 3)
    #expect(lines == ["2 hint", "3 hint"])
  }

  @Test("A stub that a test of another suite used, or that its end has reported, is not reported")
  func otherSuites() {
    let other = SuiteStubUsage(settled: settled)
    var issues = EndOfTestIssues()
    issues.stubs = [EndOfTestIssues.Stub(location: place(1), maker: "make()", countsAsUsed: true)]
    other.add(issues, .passed, unusedStubs: .warn, function: TestFunction("other()"))
    add(unused: 1, 2)
    #expect(lines == ["2 hint"])
    #expect(lines == [])
  }
}
