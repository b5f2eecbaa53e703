package import SpryKit
package import Testing

/// Runs a wait that has to fail, and returns its error, which does not fail the test.
package func failedWait(
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ wait: () async throws -> Void
) async -> CallWaitError? {
  // No handler fails a test because of its waits.
  let scope = SpryScope(ofTest: "a failed wait", misuse: .stop)
  do {
    try await scope.run(isolation: isolation, wait)
    Issue.record("the wait did not fail", sourceLocation: sourceLocation)
  } catch let error as CallWaitError {
    return error
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
  return nil
}
