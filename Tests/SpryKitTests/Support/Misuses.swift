import SpryKit
import Synchronization

/// Hears of the misuse in a scope.
final class Misuses: Sendable {
  private let heard = Mutex<[(Misuse, SpryLocation)]>([])

  var all: [Misuse] { heard.withLock { $0.map(\.0) } }
  var texts: [String] { all.map(\.description) }
  var places: [String] { heard.withLock { $0.map(\.1.description) } }

  var handler: MisuseHandler {
    .report { misuse, location in self.heard.withLock { $0.append((misuse, location)) } }
  }
}

/// Runs the body in a scope that reports, and returns what it reported.
func misuses(_ body: () throws -> Void) rethrows -> [String] {
  let misuses = Misuses()
  try withSpryScope(misuse: misuses.handler, body)
  return misuses.texts
}
