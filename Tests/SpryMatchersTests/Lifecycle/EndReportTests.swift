import SpryKit
import Testing

@testable import SpryMatchers

/// What is said at the end of a test, of all that its scope may leave.
@Suite struct EndReportTests {
  /// One of each kind.
  private let findings: ScopeFindings = {
    var findings = ScopeFindings()
    findings.misuse = [(.captorIndex(index: 0, count: 0), place(9))]
    findings.tooFewCalls = [
      (.tooFewCalls(stub: "stub of 'b()' on Fake", expected: .once, count: 0, calls: []), place(3)),
      (.tooFewCalls(stub: "stub of 'a()' on Fake", expected: .once, count: 0, calls: []), place(2)),
    ]
    findings.stubs = [
      stub(7, "stub of 'd()' on Fake with (1)", calls: ["  1 call of the member:", "    1. d(2)"]),
      stub(6, "stub of 'c()' on Fake"),
      // Made in a loop.
      stub(6, "stub of 'c()' on Fake"),
      stub(5, "stub of 'e()' on Fake", maker: "init()"),
      ScopeFindings.Stub(location: place(4), maker: "test()", isSettled: true),
    ]
    return findings
  }()

  private func text(_ ending: TestEnding, _ unusedStubs: UnusedStubs) -> String {
    EndReport(of: findings, ending, unusedStubs: unusedStubs, maker: StubMaker(test: "test()"))
      .entries
      .map { "\($0.location.line) \($0.weight): \($0.message)" }
      .joined(separator: "\n")
  }

  private let misuse = """
    an ArgumentCaptor was asked for the argument at 0, and it has captured none
      a captor keeps an argument for each call that its stub answered, or its check found; see 'count'
    """

  private let tooFewCalls = """
    2 failure: stub of 'a()' on Fake expected exactly 1 call, got none
      see why the code under test did not call it; or expect fewer of the stub
    3 failure: stub of 'b()' on Fake expected exactly 1 call, got none
      see why the code under test did not call it; or expect fewer of the stub
    """

  private func unused(_ weight: String) -> String {
    """
    6 \(weight): stub of 'c()' on Fake was not used
      remove it; or let it be unused: .lenient()
    7 \(weight): stub of 'd()' on Fake with (1) was not used
      1 call of the member:
        1. d(2)
      remove it; or let it be unused: .lenient()
    """
  }

  @Test func passed() {
    let failures = "9 failure: \(misuse)\n\(tooFewCalls)"
    #expect(text(.passed, .off) == failures)
    #expect(text(.passed, .warn) == "\(failures)\n\(unused("warning"))")
    #expect(text(.passed, .strict) == "\(failures)\n\(unused("failure"))")
  }

  @Test func failed() {
    let hint = """
      7 hint: stub of 'd()' on Fake with (1) was not used
        1 call of the member:
          1. d(2)
      """
    #expect(text(.failed, .off) == "9 failure: \(misuse)")
    #expect(text(.failed, .warn) == "9 failure: \(misuse)\n\(hint)")
    #expect(text(.failed, .strict) == "9 failure: \(misuse)\n\(hint)")
  }

  @Test func leftEarly() {
    for level in [UnusedStubs.off, .warn, .strict] {
      #expect(text(.leftEarly, level) == "9 warning: \(misuse)")
    }
  }

  @Test func nothing() {
    let report = EndReport(
      of: ScopeFindings(), .passed, unusedStubs: .strict, maker: StubMaker(test: "test()"))
    #expect(report == EndReport(entries: []))
  }

  @Test func timeline() {
    #expect(timelineText([]) == nil)
    #expect(
      timelineText(["Fake: a()", "Fake: b()"]) == """
        the last calls of fakes:
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
) -> ScopeFindings.Stub {
  ScopeFindings.Stub(
    location: place(line),
    maker: maker,
    isSettled: false,
    description: description,
    calls: calls
  )
}
