import Testing

extension WatchedTest {
  /// Notes an issue that is recorded in the test; returns whether it is a failure.
  @discardableResult
  func note(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      guard issue.isFailure else { return false }
    #endif
    noteFailure()
    return true
  }
}

#if compiler(>=6.2)
  extension WatchedTest {
    /// Runs the body of a test; a failure in it is noted, and gets the last calls.
    func notingIssues(
      of test: Test,
      _ testCase: Test.Case?,
      _ body: @Sendable () async throws -> Void
    ) async throws {
      let trait: IssueHandlingTrait = .compactMapIssues { issue in
        // One of no test comes to the handlers of all tests that run, and to that of the run itself.
        guard Test.current != nil else { return nil }
        guard self.note(issue), let timeline = self.timeline else { return issue }
        var issue = issue
        issue.comments.append(Comment(rawValue: timeline))
        return issue
      }
      try await trait.provideScope(for: test, testCase: testCase, performing: body)
    }
  }
#elseif compiler(>=6.1)
  extension WatchedTest {
    /// Runs the body of a test. Without a trait that hears of issues, an expectation that fails is
    /// known only by the error that `#require` throws.
    func notingIssues(
      of test: Test,
      _ testCase: Test.Case?,
      _ body: @Sendable () async throws -> Void
    ) async throws {
      try await body()
    }
  }
#endif
