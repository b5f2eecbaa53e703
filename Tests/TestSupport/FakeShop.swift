package import SpryKit

/// A fake of a database. Its members need no stubs.
package final class FakeDB: Spyable, Sendable {
  package enum Function: String, StringRepresentable {
    case begin = "begin()"
    case insert = "insert(_:)"
    case commit = "commit()"
    case log = "log(_:)"
  }

  package enum ClassFunction: String, StringRepresentable {
    case open = "open(_:)"
  }

  package let spryState = SpryState()

  package init() {}

  package func begin() { recordCall() }
  package func insert(_ row: String) { recordCall(arguments: row) }
  package func commit() { recordCall() }
  package func log(_ text: String) { recordCall(arguments: text) }
  package static func open(_ path: String) { recordCall(arguments: path) }
}

/// A fake of a service. Only `close()` needs a stub.
package final class FakeAPI: Spryable, Sendable {
  package enum Function: String, StringRepresentable {
    case send = "send(_:)"
    case close = "close()"
    case log = "log(_:)"
  }

  package let spryState = SpryState()

  package init() {}

  package func send(_ number: Int) { recordCall(arguments: number) }
  package func close() throws -> Int { try spryifyThrows() }
  package func log(_ text: String) { recordCall(arguments: text) }
}

/// A fake whose members are named by string literals.
package final class FakeJournal: Spyable {
  package init() {}

  package func log(_ text: String) { recordCall(arguments: text) }
  package func flush() { recordCall() }
}
