import SpryKit
import SpryMatchers

/// Collects the failures that checks report.
func failures(_ body: () async throws -> Void) async rethrows -> [String] {
  let failures = Locked<[String]>([])
  try await Reporter.$recorder.withValue(
    .init { text, _ in failures.withLock { $0.append(text) } }, operation: body)
  return failures.withLock { $0 }
}

/// Collects the misuse of a scope.
func misuse(_ body: () async -> Void) async -> [Misuse] {
  let seen = Locked<[Misuse]>([])
  let handler = MisuseHandler.report { misuse, _ in seen.withLock { $0.append(misuse) } }
  await withSpryScope(misuse: handler) { await body() }
  return seen.withLock { $0 }
}
