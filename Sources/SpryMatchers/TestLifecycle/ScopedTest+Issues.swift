import SpryKit
import Testing

extension ScopedTest {
  /// Notes an issue that is recorded in the test, unless it is a warning.
  func note(_ issue: Issue) {
    // The test has recorded the error of a wait itself.
    if let error = issue.error as? CallWaitError { scope.take(error) }
    #if compiler(>=6.3)
      guard issue.isFailure else { return }
    #endif
    note(failure: issue.text)
  }

  // Testing reports every error but the one of `#require`, and heads its failure by the condition.

  /// Reports misuse that a member throws, and keeps an error to throw in its place.
  func fail(_ message: String, of misuse: Misuse, at location: SourceLocation) {
    let fakeIsUsedAsIntended = false
    do {
      try #require(fakeIsUsedAsIntended, Comment(rawValue: message), sourceLocation: location)
    } catch {
      keep(error, insteadOf: misuse)
    }
  }

  /// Returns the error to throw for an error that left the body of `withSpry`, so that Testing
  /// reports misuse and failed waits only once, and at their lines.
  func replacement(for error: any Error) -> any Error {
    switch error {
    case let misuse as Misuse where isPartWithoutScope: return replacement(for: misuse) ?? misuse
    case let wait as CallWaitError:
      scope.take(wait)
      // The test around `withSpry` may drop the error.
      SpryScope.owner?.keep(wait)
      guard isPartWithoutScope else { return wait }
      let (waitSucceeded, location) = (false, SourceLocation(wait.location))
      do {
        try #require(waitSucceeded, Comment(rawValue: wait.description), sourceLocation: location)
      } catch {
        return error
      }
      return wait
    default: return error
    }
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
      // Also in a known issue.
      if let error = issue.error as? CallWaitError { self.scope.take(error) }
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
