@testable import SpryKit

// What the tests of a recording that keeps less fake, and what they record.

struct Unfound: Error {}

final class Draft {}

final class Letter: CustomStringConvertible {
  var text: String
  init(_ text: String) { self.text = text }
  var description: String { "letter \(text)" }
}

final class FakeDesk: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case log = "log(_:)"
    case send = "send(_:to:)"
    case post = "post(_:)"
    case find = "find(_:)"
    case then = "then(_:)"
    case keep = "keep(_:)"
  }
  enum ClassFunction: String, StringRepresentable {
    case open = "open(_:)"
  }

  let spryState: SpryState

  init(_ depth: RecordingDepth = .everything) { spryState = SpryState(keeping: depth) }

  func log(_ text: String?) { recordCall(arguments: text) }
  func send(_ text: String, to number: Int) -> Bool { spryify(arguments: text, number) }
  func post(_ letter: Letter?) -> String { spryify(arguments: letter) }
  func find(_ id: Int) throws -> Int { try spryifyThrows(arguments: id) }
  func then(_ body: @escaping () -> Void) { recordCall(arguments: body) }
  func keep(_ draft: Draft) { recordCall(arguments: draft) }
  static func open(_ id: Int) { recordCall(arguments: id) }
}

extension FakeDesk {
  var bytes: Int { spryState.tables.withLock { $0.log.memory.byteCount } }
}
