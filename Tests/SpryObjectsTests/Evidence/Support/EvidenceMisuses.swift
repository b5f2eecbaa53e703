import SpryKit
import Synchronization

/// Hears of what goes wrong with evidence.
final class EvidenceMisuses: Sendable {
  private let heard = Mutex<[(misuse: Misuse, location: SpryLocation)]>([])

  var texts: [String] { heard.withLock { $0.map(\.misuse.description) } }
  var places: [String] { heard.withLock { $0.map(\.location.description) } }

  var handler: MisuseHandler {
    .report { misuse, location in self.heard.withLock { $0.append((misuse, location)) } }
  }
}

/// Runs the body in a scope that reports, and returns what it reported.
func evidenceMisuses(_ body: () throws -> Void) rethrows -> [String] {
  let misuses = EvidenceMisuses()
  try withSpryScope(misuse: misuses.handler, body)
  return misuses.texts
}
