import Testing

@testable import SpryKit
@testable import SpryMatchers

/// What is said at the end of a test, of all that its scope may leave.
@Suite("The report at the end of a test")
struct EndOfTestReportTests {
  /// One of each kind.
  private let issues: EndOfTestIssues = {
    var issues = EndOfTestIssues()
    issues.misuse = [(Misuse(.captorIndex, "a captor has no arguments", "check it"), place(9))]
    issues.mistakenStubs = [
      (Misuse(.tooFewCalls, "b() expected 1 call", "find out why"), place(3)),
      (Misuse(.tooFewCalls, "a() expected 1 call", "find out why"), place(2)),
    ]
    issues.gates = [
      EndOfTestIssues.GateIssue(
        location: place(8), failure: Finding("it holds a caller"), note: Finding("it held one"))
    ]
    issues.stubs = [
      stub(7, "stub of 'd()' on Fake with (1)", calls: ["  1 call to the member:", "    1. d(2)"]),
      stub(6, "stub of 'c()' on Fake"),
      // Made in a loop.
      stub(6, "stub of 'c()' on Fake"),
      stub(5, "stub of 'e()' on Fake", maker: "init()"),
      // Its gate fails the test.
      stub(8, "stub of 'f()' on Fake"),
      EndOfTestIssues.Stub(location: place(4), maker: "test()", countsAsUsed: true),
    ]
    return issues
  }()

  private func text(_ outcome: TestOutcome, _ unusedStubs: UnusedStubs) -> String {
    EndOfTestReport(of: issues, outcome, unusedStubs: unusedStubs, function: TestFunction("test()"))
      .entries
      .map { "\($0.location.line) \($0.severity): \($0.finding.text)" }
      .joined(separator: "\n")
  }

  private let misuse = "a captor has no arguments\n  check it"

  private let tooFewCalls = """
    2 failure: a() expected 1 call
      find out why
    3 failure: b() expected 1 call
      find out why
    """

  private let gate = "8 failure: it holds a caller"

  private func unused(_ severity: String) -> String {
    """
    6 \(severity): stub of 'c()' on Fake was not used
      remove the stub, or mark it with '.lenient()'
    7 \(severity): stub of 'd()' on Fake with (1) was not used
      1 call to the member:
        1. d(2)
      remove the stub, or mark it with '.lenient()'
    """
  }

  @Test("A test that passed reports misuse, missing calls, gates, and unused stubs")
  func passed() {
    let failures = "9 failure: \(misuse)\n\(tooFewCalls)\n\(gate)"
    #expect(text(.passed, .off) == failures)
    #expect(text(.passed, .warn) == "\(failures)\n\(unused("warning"))")
    #expect(text(.passed, .fail) == "\(failures)\n\(unused("failure"))")
  }

  @Test("A test that failed reports misuse, and hints at unused stubs")
  func failed() {
    let hint = """
      7 hint: stub of 'd()' on Fake with (1) was not used
        1 call to the member:
          1. d(2)
      """
    #expect(text(.failed, .off) == "9 failure: \(misuse)")
    #expect(text(.failed, .warn) == "9 failure: \(misuse)\n\(hint)")
    #expect(text(.failed, .fail) == "9 failure: \(misuse)\n\(hint)")
  }

  @Test("A test that ended early reports misuse, and callers that were held for long, as warnings")
  func endedEarly() {
    for level in [UnusedStubs.off, .warn, .fail] {
      #expect(text(.endedEarly, level) == "9 warning: \(misuse)\n8 warning: it held one")
    }
  }

  @Test("Without issues the report is empty")
  func nothing() {
    let report = EndOfTestReport(
      of: EndOfTestIssues(), .passed, unusedStubs: .fail, function: TestFunction("test()"))
    #expect(report == EndOfTestReport(entries: []))
  }

  @Test("The last calls are listed under a heading")
  func timeline() {
    #expect(timelineText([]) == nil)
    #expect(
      timelineText(["Fake: a()", "Fake: b()"]) == """
        the last calls to the fakes:
          Fake: a()
          Fake: b()
        """
    )
  }
}

func place(_ line: UInt) -> SpryLocation {
  SpryLocation(file: "/Tests/SomeTests.swift", line: line)
}

/// A stub that answered no call.
func stub(
  _ line: UInt,
  _ description: String,
  maker: String = "test()",
  calls: [String] = []
) -> EndOfTestIssues.Stub {
  EndOfTestIssues.Stub(
    location: place(line),
    maker: maker,
    countsAsUsed: false,
    description: description,
    calls: calls
  )
}
