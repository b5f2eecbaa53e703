import SpryKit
import SpryMatchers
import Testing

/// What reaches Swift Testing: one issue a failure, at the line of the assertion.
@Suite("Reports to Swift Testing", .spry(callers: false))
struct SwiftTestingReportTests {
  private let fake = FakeService()

  private let message = """
    'load(id:)' on FakeService: expected at least 1 call, got none
      FakeService received no calls
    """

  /// Runs the closure, which must make exactly one issue with that text at that line.
  private func expectIssue(
    _ message: String,
    line: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    let count = Count()
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      count.add()
      return issue.comments.map(\.rawValue) == [message]
        && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "SwiftTestingReportTests.swift"
    }
    #expect(count.value == 1, sourceLocation: sourceLocation)
  }

  @Test("A failed expectation is one issue at its line")
  func expectation() {
    expectIssue(message, line: #line) { expectHaveReceived(fake, .load) }
    fake.name = "new"
    expectIssue(
      """
      'name' on FakeService: expected no call, got 1
          1. name = "new"
      """,
      line: #line + 1
    ) { expectHaveNotReceived(fake, .name) }
    expectIssue(
      """
      FakeService: expected no call to any member, got 1
          1. name = "new"
      """,
      line: #line + 1
    ) { XCTAssertHaveNoRecordedCalls(fake) }
    expectIssue(
      "FakeService: expected a call to any member, got none",
      line: #line + 1
    ) { XCTAssertHaveRecordedCalls(type: FakeService.self) }
  }

  @Test("Misuse is an issue at the line of the test if nothing nearer is known")
  func misuseAtTheLineOfTheTest() {
    let count = Count()
    withKnownIssue {
      #expect(fake.load(id: "7") == 0)
      count.add()
    } matching: { issue in
      count.add()
      return issue.comments.first?.rawValue == """
        'load(id:)' on FakeService has no stub that answers load(id: "7")
          no stub of this member was made
          add: fake.stub(.load).with("7").andReturn(<#Int#>)
        """ && issue.sourceLocation?.fileName == "SwiftTestingReportTests.swift"
    }
    #expect(count.value == 2)
  }
}

private final class Count: @unchecked Sendable {
  private(set) var value = 0
  func add() { value += 1 }
}
