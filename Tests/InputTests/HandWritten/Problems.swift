import SpryKit
import SpryMatchers

/// Runs a test of a user, and returns its failures, its misuse, and its unused stubs, in this order.
func problems(_ body: () async throws -> Void) async rethrows -> [String] {
  let misuse = Locked<[String]>([])
  let scope = SpryScope(
    ofTest: "test()", misuse: .report { found, _ in misuse.withLock { $0.append("\(found)") } })
  let failures = try await failures { try await scope.run(isolation: #isolation, body) }
  let unused = scope.end().stubs.filter { !$0.countsAsUsed }
    .map { "\($0.description) was not used\($0.uncalled.map { ": \($0)" } ?? "")" }
  return failures + misuse.withLock { $0 } + unused
}
