import SpryKit
import Testing

extension ScopedTest {
  /// Takes note of an issue that is recorded in the test, and returns whether it is a failure.
  @discardableResult
  func note(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      guard issue.isFailure else { return false }
    #endif
    note(failure: issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }

  /// Runs the body of a test, takes note of its failures, and adds the last calls to the first.
  ///
  /// Testing would report a wait that throws at the line of the test, so it is reported here, at its own line.
  func notingIssues(
    of test: Test,
    _ testCase: Test.Case?,
    _ body: @Sendable () async throws -> Void
  ) async throws {
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
      // An issue without a test is passed to the handlers of all running tests, and to the run itself.
      guard Test.current != nil else { return nil }
      guard self.note(issue), let timeline = self.takeTimeline() else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: timeline))
      return issue
    }
    try await trait.provideScope(for: test, testCase: testCase) {
      do {
        try await body()
      } catch let error as CallWaitError {
        Reporter.fail(error.description, at: SourceLocation(error.location))
      }
    }
  }
}
