package import SpryKit
package import Testing

/// Runs a wait that has to fail, and returns its error, which does not fail the test.
package func failedWait(
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ wait: () async throws -> Void
) async -> CallWaitError? {
  do {
    try await wait()
    Issue.record("the wait did not fail", sourceLocation: sourceLocation)
  } catch let error as CallWaitError {
    SpryScope.owner?.take(error)
    return error
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
  return nil
}
