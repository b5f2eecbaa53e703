import SpryKit
import Synchronization

/// Hears of the misuse in a scope.
final class Misuses: Sendable {
  private let heard = Mutex<[Misuse]>([])

  var texts: [String] { heard.withLock { $0.map(\.description) } }

  var handler: MisuseHandler {
    .report { misuse, _ in self.heard.withLock { $0.append(misuse) } }
  }
}
