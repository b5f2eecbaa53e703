import SpryKit
import Synchronization

/// Collects the misuses in a scope.
final class Misuses: Sendable {
  private let collected = Mutex<[Misuse]>([])

  var texts: [String] { collected.withLock { $0.map(\.description) } }

  var handler: MisuseHandler {
    .report { misuse, _ in self.collected.withLock { $0.append(misuse) } }
  }
}
