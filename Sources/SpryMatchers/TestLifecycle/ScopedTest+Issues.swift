import SpryKit
import Testing

extension ScopedTest {
  /// Notes an issue that is recorded in the test, unless it is a warning.
  func note(_ issue: Issue) {
    #if compiler(>=6.3)
      guard issue.isFailure else { return }
    #endif
    note(failure: issue.text)
  }

  // Testing reports every error but the one of `#require`, and heads its failure by the condition.

  /// Reports misuse or a failed wait, and keeps the error to throw in place of the one that is thrown.
  func fail(_ message: String, of error: any Error, at location: SourceLocation) {
    let (comment, fakeIsUsedAsIntended, waitSucceeded) = (Comment(rawValue: message), false, false)
    do {
      if error is Misuse {
        try #require(fakeIsUsedAsIntended, comment, sourceLocation: location)
      } else {
        try #require(waitSucceeded, comment, sourceLocation: location)
      }
    } catch {
      unreportedError = error
    }
  }

  /// Returns the error to throw for an error that left the body of `withSpry`, so that Testing
  /// reports misuse and failed waits only once, and at their lines.
  func replacement(for error: any Error) -> any Error {
    let isReported = (error as? CallWaitError)?.isReported ?? (error is Misuse)
    return isReported ? unreportedError ?? error : error
  }

  /// Runs a body, notes the issues that are recorded in it, and adds the last calls to the first
  /// failure.
  func notingIssues<Result>(
    isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async -> Swift.Result<Result, any Error> {
    // `nonisolated(unsafe)`: the trait runs the body before it returns, and only once.
    nonisolated(unsafe) var outcome: Swift.Result<Result, any Error>?
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
      // An issue without a test is passed to the handlers of all running tests, and to the run
      // itself.
      guard Test.current != nil else { return nil }
      // The wait was reported when it failed.
      if let error = issue.error as? CallWaitError, error.isReported { return nil }
      guard self.hasNoted(issue.text), let timeline = self.takeTimeline() else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: timeline))
      return issue
    }
    await withoutActuallyEscaping(body) { body in
      _ = isolation
      nonisolated(unsafe) let body = body
      @Sendable func run() async {
        // The issues that are not known in the body.
        await withKnownIssue(isIntermittent: true) {
          do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
        } matching: { issue in
          self.note(issue)
          return false
        }
      }
      guard let test = Test.current else {
        do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
        return
      }
      // Nothing is thrown here.
      try? await trait.provideScope(for: test, testCase: .current, performing: run)
    }
    return outcome!
  }
}

extension Issue {
  /// What the test recorded, as ``ScopedTest`` notes it.
  fileprivate var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
