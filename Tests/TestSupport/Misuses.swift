package import SpryKit

/// Collects the misuse that a scope reports.
package final class Misuses: Sendable {
  private let reports = Locked<[(misuse: Misuse, location: SpryLocation)]>([])

  package init() {}

  /// The misuse in the order of the reports.
  package var all: [Misuse] { reports.withLock { $0.map(\.misuse) } }
  /// The text of each misuse.
  package var texts: [String] { all.map(\.description) }
  /// The place of each report, as a message prints it.
  package var places: [String] { locations.map(\.description) }
  /// The place of each report.
  package var locations: [SpryLocation] { reports.withLock { $0.map(\.location) } }

  /// Pass this to the scope whose misuse is to be collected.
  package var handler: MisuseHandler {
    .report { misuse, location in self.reports.withLock { $0.append((misuse, location)) } }
  }
}

/// Runs the body in a scope that reports, and returns the texts of what it reported.
package func misuses(_ body: () throws -> Void) rethrows -> [String] {
  let misuses = Misuses()
  try withSpryScope(misuse: misuses.handler, body)
  return misuses.texts
}

/// Runs the `async` body in a scope that reports, and returns the texts of what it reported.
package func misuses(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [String] {
  let misuses = Misuses()
  try await withSpryScope(misuse: misuses.handler, body)
  return misuses.texts
}
