import SpryKit
import TestSupport

/// A fake with a member of each kind.
final class FakeService: Spryable, Sendable {
  let spryState = SpryState()

  enum Function: String, StringRepresentable {
    case title
    case load = "load(id:)"
    case loadTwice = "load(id:retries:)"
    case save = "save(_:)"
    case fetch = "fetch(_:)"
    case pair = "pair(_:_:)"
    case accept = "accept(_:)"
    case run = "run()"
    case perform = "perform()"
    case performTyped = "performTyped()"
    case wait = "wait()"
    case waitThrowing = "waitThrowing()"
    case make = "make()"
  }

  enum ClassFunction: String, StringRepresentable {
    case shared = "shared(_:)"
  }

  var title: String {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }

  func load(id: String) -> String { spryify(arguments: id) }  // <- load
  func load(id: String, retries: Int) -> String { spryify(arguments: id, retries) }
  func save(_ value: Int) -> Bool { spryify(arguments: value) }
  func fetch(_ key: String) -> Int { spryify(arguments: key) }
  func fetch(_ key: String) -> String { spryify(arguments: key) }
  func pair(_ first: String, _ second: Int) -> String { spryify(arguments: first, second) }
  func accept<Value>(_ value: Value) { recordCall(arguments: value) }
  func run() { return spryify() }
  func perform() throws -> Point { try spryifyThrows() }
  func performTyped() throws(LoadError) -> Int { try spryifyThrows(throwing: LoadError.self) }
  func wait() async -> Int { await spryify() }
  func waitThrowing() async throws -> Point { try await spryifyThrows() }
  func make<Result>() -> Result { spryify() }
  static func shared(_ value: Int) -> String { spryify(arguments: value) }
}

extension FakeService {
  /// The line of `load(id:)`, where its misuse is reported if no better line is known.
  static var lineOfLoad: Int { line(of: "load") }
}
