import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// What reaches Swift Testing: one issue a failure, at the line of the assertion.
@Suite("Reports to Swift Testing", .spry(callers: false))
struct SwiftTestingReportTests {
  private let fake = FakeService()

  private let message = """
    'load(id:)' on FakeService: expected at least 1 call, got none
      no call to 'load(id:)' was recorded; was it called, and does its body call 'spryify'?
    """

  /// Runs the closure, which must make exactly one issue with that text at that line.
  private func expectIssue(
    _ message: String,
    line: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    let count = Locked(0)
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      count.withLock { $0 += 1 }
      return issue.comments.map(\.rawValue) == [message]
        && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "SwiftTestingReportTests.swift"
    }
    #expect(count.withLock { $0 } == 1, sourceLocation: sourceLocation)
  }

  @Test("A failed expectation is one issue at its line")
  func expectation() {
    expectIssue(message, line: #line) { expectHaveReceived(fake, .load) }
    fake.name = "new"
    expectIssue(
      """
      'name' on FakeService: expected no calls, got 1
          1. name = "new"
      """,
      line: #line + 1
    ) { expectHaveNotReceived(fake, .name) }
  }

  @Test("Misuse is an issue at the line of the test if nothing nearer is known")
  func misuseAtTheLineOfTheTest() {
    let count = Locked(0)
    withKnownIssue {
      #expect(fake.load(id: "7") == 0)
      count.withLock { $0 += 1 }
    } matching: { issue in
      count.withLock { $0 += 1 }
      return issue.comments.first?.rawValue == """
        'load(id:)' on FakeService has no stub that answers load(id: "7")
          this member has no stubs
          add: fake.stub(.load).with("7").andReturn(<#Int#>)
        """ && issue.sourceLocation?.fileName == "SwiftTestingReportTests.swift"
    }
    #expect(count.withLock { $0 } == 2)
  }
}
