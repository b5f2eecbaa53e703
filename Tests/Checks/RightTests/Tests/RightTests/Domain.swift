import Dispatch
import SpryMacros

/// A limit that no test reaches, on the slowest machine.
let limit = SpryDuration.seconds(60)

struct Offline: Error, Equatable {}

@Spryable protocol Repository: Sendable {
  func load(_ id: Int) async throws -> String
  func delete(_ id: Int) async throws
  func count() -> Int
  func log(_ text: String)
  func updates() -> AsyncStream<Int>
}

@Spryable protocol Mailer: Sendable {
  func send(_ text: String) async
}

@Spryable protocol Rates: AnyObject {
  static func rate(of currency: String) -> Int
}

/// Code under test, which starts work that its callers cannot wait for.
struct Cleaner: Sendable {
  let repository: any Repository

  func delete(_ id: Int) {
    Task { try await repository.delete(id) }
  }

  func count() {
    Task { _ = repository.count() }
  }

  func countDetached() {
    Task.detached { _ = repository.count() }
  }

  func countOnAQueue() {
    DispatchQueue.global().async { _ = repository.count() }
  }
}
