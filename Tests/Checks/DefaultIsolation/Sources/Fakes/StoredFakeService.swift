import SpryKit

/// Stores its state, and names its members by literals.
package final class StoredFakeService: Service, Spryable {
  package let spryState = SpryState()

  package init() {}

  package var name: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  package func load(_ id: Int) -> String { spryify(arguments: id) }
  package func refresh() async -> Int { await spryify() }
  package func fetch(_ id: Int) async throws -> String { try await spryifyThrows(arguments: id) }
  package func run() { spryify() }
  package static var level: Int { stubbedValue() }
  package static func make(_ name: String) async throws -> Int {
    try await spryifyThrows(arguments: name)
  }
}

package nonisolated protocol Clock: Sendable, AnyObject {
  func now() -> Int
  func sleep() async throws
}

/// Stands in for a protocol that is used off the main actor.
package nonisolated final class FakeClock: Clock, Spryable {
  package enum Function: String, StringRepresentable {
    case now = "now()"
    case sleep = "sleep()"
  }

  package let spryState = SpryState()

  package init() {}

  package func now() -> Int { spryify() }
  package func sleep() async throws { try await spryifyThrows() }
}

package actor FakeStore: Spryable {
  package enum Function: String, StringRepresentable {
    case save = "save(_:)"
  }

  package init() {}

  package func save(_ text: String) async throws -> Bool {
    try await spryifyThrows(arguments: text)
  }
}

package class RealPrinter {
  package init() {}
  package func print(_ text: String) -> Int { text.count }
}

package class FakePrinter: RealPrinter, Spryable {
  package enum Function: String, StringRepresentable {
    case print = "print(_:)"
  }

  package override func print(_ text: String) -> Int { spryify(arguments: text) }
}

extension Failed: SpryDefaultable {
  package static var spryDefault: Failed { Failed() }
}
