import SpryKit

// Two fakes that are used in one story. Their members need no stubs.

final class FakeDB: Spyable, Sendable {
  enum Function: String, StringRepresentable {
    case begin = "begin()"
    case insert = "insert(_:)"
    case commit = "commit()"
    case log = "log(_:)"
  }

  enum ClassFunction: String, StringRepresentable {
    case open = "open(_:)"
  }

  let spryState = SpryState()

  func begin() { recordCall() }
  func insert(_ row: String) { recordCall(arguments: row) }
  func commit() { recordCall() }
  func log(_ text: String) { recordCall(arguments: text) }
  static func open(_ path: String) { recordCall(arguments: path) }
}

final class FakeAPI: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case send = "send(_:)"
    case close = "close()"
    case log = "log(_:)"
  }

  let spryState = SpryState()

  func send(_ number: Int) { recordCall(arguments: number) }
  func close() throws -> Int { try spryifyThrows() }
  func log(_ text: String) { recordCall(arguments: text) }
}

/// Its members are named by string literals.
final class FakeJournal: Spyable {
  func log(_ text: String) { recordCall(arguments: text) }
  func flush() { recordCall() }
}
